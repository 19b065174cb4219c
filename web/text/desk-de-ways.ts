/** The words about the ways in and back, in German. */
import type { Message } from './messages.ts';
import type { waysEn } from './desk-en-ways.ts';

export const waysDe: Readonly<Record<keyof typeof waysEn, Message>> = {
  'hall.none': 'Es gibt noch keinen Code. Die Turnierleitung macht ihn hier.',
  'hall.wifiHint': 'Es steht auf dem Plakat: wer das Plakat sieht, kennt es. Lass es leer, um es niemandem zu sagen.',
  'hall.wifiName': 'Name des WLANs',
  'hall.renew': 'Ein anderer Code',
  'hall.renewHint': 'Der Code von vorher öffnet nichts mehr. Wer drin ist, bleibt drin. Drucke das Plakat neu.',
  'hall.renewNow': 'Anderen Code machen',
  'device.title': 'Dieses Turnier auf einem weiteren Gerät leiten',
  'device.label': 'Weiteres Gerät',
  'device.hint':
    'Ein Handy oder ein zweiter Laptop, der alles darf, was du darfst. Unten nimmst du es jederzeit zurück.',
  'device.make': 'Link für ein Gerät machen',
  'device.once': 'Scanne ihn jetzt. Er öffnet sich nur auf dem ersten Gerät.',
  'device.spare': 'Wenn der Laptop ausfällt',
  'device.spare.save':
    'Sichere alles in einer Datei auf einem Stick, vor dem Turnier und zwischen den Runden. Wer die Datei hat, kann jeden Namen und jede geheime Wahl lesen. Mit npm start -- --copy-to ORDNER legt Muster dort alle fünf Minuten eine an. Der Ort kann ein anderes Muster sein.',
  'device.copies.go': 'Alle paar Minuten kommt eine Kopie zu {place}.',
  'device.copies.fail': 'Gerade kommt keine Kopie bei {place} an.',
  'device.copies.place': 'einem zweiten Ort',
  'device.copies.last': 'In der letzten steht alles bis {time}.',
  'device.copies.none': 'Noch keine ist angekommen.',
  'device.spare.export':
    'Der Export ist eine Kopie ohne Kontakte und Notizen. Ergebnisse lassen sich berichtigen, Runden nicht ziehen.',
  'device.spare.spare':
    'Auf einem Ersatzlaptop mit Node.js und Muster: npx muster restore DATEI, danach npm start. Mit derselben Adresse im selben WLAN gehen Links und Handys weiter.',
  'device.spare.saveNow': 'Alles in einer Datei sichern',
  'device.spare.exportNow': 'Export herunterladen',
  'device.spare.saved': 'Gesichert.',
  'device.spare.dead':
    'Handys folgen einer Adresse. Hat der Ersatzlaptop eine andere, drucke das Plakat neu und lass die Spieler es scannen; auch deinen Link öffnest du dort.',
  'more.archive': 'Archiv',
  'more.archiveHint': 'Es steht auf der Startseite dann unter Archiv, mit allem, was darin ist.',
  'more.archivedHint': 'Es steht auf der Startseite unter Archiv.',
  'more.archiveNow': 'Weglegen',
  'more.unarchiveNow': 'Zurück in die Liste',
  'more.delete': 'Turnier löschen',
  'more.deleteHint':
    'Alles darin verschwindet für immer: Namen, Kontakte, Ergebnisse, Spiele, Proben und jeder Link. Exportiertes und Gedrucktes bleibt.',
  'more.deleteExport': 'Zuerst eine Kopie herunterladen',
  'more.deleteName': 'Zum Löschen tippe den Namen: {name}',
  'more.deleteNow': 'Für immer löschen',
};
