/** The words about columns of the desk's own, in German. */
import type { columnsEn } from './desk-en-columns.ts';
import type { Message } from './messages.ts';

export const columnsDe: Readonly<Record<keyof typeof columnsEn, Message>> = {
  'columns.title': 'Eigene Spalten',
  'columns.hint':
    'Ein Häkchen je Spieler: wer bezahlt hat, wer mitisst. Nur Turnierleitung und Ergebnisdienst sehen sie, und keine Datei enthält sie.',
  'columns.waitsHint':
    'Wer hier ein Häkchen hat, wird nicht eingecheckt und bekommt keinen Tisch, bis du einen Platz vergibst.',
  'columns.paid': 'Bezahlt',
  'columns.waiting': 'Warteliste',
  'columns.offer': 'Spalte „{name}“ anlegen',
  'columns.name': 'Andere Spalte',
  'columns.nameHint': 'Zum Beispiel Mittagessen.',
  'columns.add': 'Spalte anlegen',
  'columns.count': { one: '{name}: {count} Spieler', other: '{name}: {count} Spieler' },
  'columns.rename': 'Umbenennen',
  'columns.renameName': 'Spalte {name} umbenennen',
  'columns.newName': 'Neuer Name von {name}',
  'columns.remove': 'Entfernen',
  'columns.removeName': 'Spalte {name} mit ihren Häkchen entfernen',
  'columns.file': 'Spieler als CSV',
  'columns.fileHint': 'Mit Kontakten und deinen eigenen Spalten: für dich, nicht zum Veröffentlichen.',
  'columns.filter': 'Eigene Spalten',
  'columns.any': 'Alle',
  'columns.with': '{name}: {count}',
  'columns.without': '{name}, ohne: {count}',
  'columns.tick': '{column}: {name}',
  'columns.place': 'Platz geben',
  'columns.placeName': '{name} einen Platz geben',
  'columns.onList': { one: '{count} auf der Warteliste', other: '{count} auf der Warteliste' },
  'did.columnAdd': 'Es gibt eine Spalte {name}',
  'did.columnRemove': 'Die Spalte {name} ist weg, mit ihren Häkchen',
  'did.columnRename': 'Die Spalte {was} heißt {name}',
  'did.tick': '{name}: {column}',
  'did.untick': '{name}: nicht {column}',
  'did.place': '{name} hat einen Platz',
};
