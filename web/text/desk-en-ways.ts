/** The words about the ways in and back: the hall, a second device, the archive, the end, in English. */
export const waysEn = {
  'hall.none': 'There is no code yet. The organiser makes it here.',
  'hall.wifiHint': 'It is printed on the poster: whoever sees the poster knows it. Leave it empty to tell nobody.',
  'hall.wifiName': 'Name of the Wi-Fi',
  'hall.renew': 'Another code',
  'hall.renewHint': 'The code before opens nothing more. Whoever is in stays in. Print the poster anew.',
  'hall.renewNow': 'Make another code',
  'device.title': 'This desk on another device',
  'device.label': 'Another device',
  'device.hint': 'A phone or a second laptop that may do everything you may. Take it back below at any time.',
  'device.make': 'Make a link for one device',
  'device.once': 'Scan it now. It opens on the first device alone.',
  'device.spare': 'If the laptop dies',
  'device.spare.save':
    'Save everything to a file, on a stick, before the event and between rounds. Whoever has the file can read every name and every secret choice. Started with npm start -- --copy-to FOLDER, Muster saves one there every five minutes.',
  'device.spare.export':
    'The export is a copy to read and to check. Results can be corrected in it, but no round can be drawn, and contacts and notes are not in it.',
  'device.spare.spare':
    'On a spare laptop with Node.js and Muster, run npx muster restore FILE, then npm start. With the same address in the same Wi-Fi every link and phone goes on.',
  'device.spare.saveNow': 'Save everything to a file',
  'device.spare.exportNow': 'Download the export',
  'device.spare.saved': 'Saved.',
  'device.spare.dead':
    'Phones follow an address. If the spare laptop has another one, print the poster anew and let players scan it; the organiser’s link opens there too.',
  'more.archive': 'Archive',
  'more.archiveHint':
    'It leaves the list of events on the start page, and stays under Archive there with all that is in it.',
  'more.archivedHint': 'It stands under Archive on the start page.',
  'more.archiveNow': 'Put it away',
  'more.unarchiveNow': 'Back to the list',
  'more.delete': 'Delete the event',
  'more.deleteHint':
    'Everything in it goes for good: names, contacts, results, games at tables, rehearsals and every link. Nothing brings it back. What was exported or printed stays where it is.',
  'more.deleteExport': 'Download a copy first',
  'more.deleteName': 'To delete it, type its name: {name}',
  'more.deleteNow': 'Delete it for good',
} as const;
