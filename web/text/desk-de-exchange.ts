/** The desk's words for files, in German. */
import type { exchangeEn } from './desk-en-exchange.ts';
import type { Message } from './messages.ts';

export const exchangeDe: Readonly<Record<keyof typeof exchangeEn, Message>> = {
  'add.source': 'Gelesen als {format}. Hier kommen nur die Spieler dazu.',
  'add.tooWide': 'Das hat mehr als 100 Spalten: Niemand kommt dazu. Ist es eine andere Datei?',
  'add.tooMany': 'Das sind mehr als {most} Spieler auf einmal: Niemand kommt dazu. Ist es eine andere Datei?',

  'import.title': 'Aus einem anderen Programm',
  'import.lead':
    'Ein Turnier, das anderswo lief, wird hier eines: Spieler, Runden, Tische, Ergebnisse. Ganz oder gar nicht.',
  'import.text': 'Was das andere Programm geschrieben hat',
  'import.format': 'Geschrieben von',
  'import.findOut': 'Herausfinden',
  'import.read': '{format}: {name}',
  'import.unnamed': 'ohne Namen',
  'import.players': { one: '{count} Spieler', other: '{count} Spieler' },
  'import.rounds': { one: '{count} Runde', other: '{count} Runden' },
  'import.tables': { one: '{count} Tisch', other: '{count} Tische' },
  'import.open': { one: '{count} Tisch ohne Ergebnis', other: '{count} Tische ohne Ergebnis' },
  'import.first': 'Der erste Tisch von Runde 1: {seats}',
  'import.noScores': 'Darin steht, wer gewann, und nicht wie hoch: Wähle ein Format, in dem nur das gemeldet wird.',
  'import.nameHint': 'Leer: der Name aus der Datei.',
  'import.goesOn': 'Hier werden weitere Runden gespielt',
  'import.goesOnHint': 'Sonst ist das Turnier vorbei, und die Plätze sind endgültig.',
  'import.anew': 'Punkte und Plätze werden nach dem neu berechnet, was du hier wählst.',
  'import.now': 'Übernehmen',

  'export.other': 'Für ein anderes Programm',
  'export.otherHint': 'Neben jeder Datei steht, was sie zurücklässt. Adressen der Spieler bleiben in jedem Fall hier.',
  'export.loses.biggerhat': 'Ohne Rangliste, Master und alles, was vor dem Turnier festgelegt wurde.',
  'export.loses.standings': 'Plätze, Namen, Fraktionen, Vereine und alle Werte; ohne die Spiele.',
  'export.loses.standings-text': 'Dasselbe, um es in einen Beitrag einzufügen.',
  'export.loses.cryodex': 'Ohne Tischnummern und Vereine. Nur Tische zu zweit.',
  'export.loses.cryodex-players': 'Nur die Spieler: keine Runden, keine Ergebnisse.',
  'export.loses.nrtm': 'Ohne Vereine und Ausgestiegene; ein Wert je Platz. Nur Tische zu zweit.',
  'export.loses.trf16':
    'Ohne Fraktionen und Tische; Sieg, Unentschieden oder Niederlage, Punkte als Kommentar. Nur Tische zu zweit.',
  'export.loses.trf26': 'Wie TRF16; die geplanten Runden stehen, wo neuere Programme sie suchen.',
  'export.loses.pgswiss': 'Ohne die Punkte der einzelnen Spiele. Nur Tische zu zweit.',
  'export.loses.t3': 'Nur die Endplätze: keine Runden, keine Punkte.',
  'export.loses.longshanks': 'Ein Blatt zum Abschreiben: Longshanks nimmt keine Dateien.',

  'export.format': 'Das Format dieses Turniers',
  'export.formatHint':
    'Punkte, Wertungen, Runden und alle anderen Optionen: zum Weitergeben und für ein neues Turnier.',
  'export.formatNow': 'Format speichern',
};
