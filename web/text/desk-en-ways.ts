/** The words about the ways in and back: the hall, a second device, the archive, the end, in English. */
export const waysEn = {
  'hall.none': 'There is no code yet. The organiser makes it here.',
  'hall.wifiHint': 'It is printed on the poster, for everybody to read. Leave it empty to print none.',
  'hall.wifiName': 'Name of the Wi-Fi',
  'hall.renew': 'Another code',
  'hall.renewHint': 'The earlier code stops working. Players who are in stay in. Print the poster again.',
  'hall.renewNow': 'Make another code',
  'device.title': 'This desk on another device',
  'device.label': 'Another device',
  'device.hint': 'A phone or a second laptop that may do everything you may. You can revoke it below at any time.',
  'device.make': 'Make a link for one device',
  'device.once': 'Scan it now. It opens on the first device only.',
  'device.spare': 'If the laptop dies',
  'device.spare.save':
    'Save everything to a file on a stick, before the event and between rounds. The file shows every name and every secret choice, so keep it safe. Started with npm start -- --copy-to FOLDER, Muster saves one there every five minutes. Another Muster can be that place too.',
  'device.copies.go': 'Copies go to {place} every few minutes.',
  'device.copies.fail': 'No copy reaches {place} at the moment.',
  'device.copies.place': 'a second place',
  'device.copies.last': 'The last one has everything up to {time}.',
  'device.copies.none': 'None has arrived yet.',
  'device.spare.export':
    'The export is a copy to read and check. You can correct results in it, but you cannot draft a round. It holds no contacts and no notes.',
  'device.spare.spare':
    'On a spare laptop with Node.js and Muster, run npx muster restore FILE, then npm start. With the same address in the same Wi-Fi, every link and phone still works.',
  'device.spare.saveNow': 'Save everything to a file',
  'device.spare.exportNow': 'Download the export',
  'device.spare.saved': 'Saved.',
  'device.spare.dead':
    'Phones follow an address. If the spare laptop has another one, print the poster again and let players scan it. The organiser’s link opens there too.',
  'more.archive': 'Archive',
  'more.archiveHint': 'It leaves the list of events on the start page. It stays there under Archive, complete.',
  'more.archivedHint': 'It is under Archive on the start page.',
  'more.archiveNow': 'Archive it',
  'more.unarchiveNow': 'Back to the list',
  'more.delete': 'Delete the event',
  'more.deleteHint':
    'This deletes everything in it: names, contacts, results, games, rehearsals and links. It cannot be undone. Exports and printed sheets stay where they are.',
  'more.deleteExport': 'Download a copy first',
  'more.deleteName': 'To delete it, type its name: {name}',
  'more.deleteNow': 'Delete it for good',
} as const;
