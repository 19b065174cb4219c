/** The desk's words for files: of other programs, and of formats. */
export const exchangeEn = {
  'add.source': 'Read as {format}. Only its players are added here.',
  'add.tooWide': 'That has more than 100 columns: nothing is added. Is it another file?',
  'add.tooMany': 'That is more than {most} players at once: nothing is added. Is it another file?',

  'import.title': 'From another program',
  'import.lead':
    'An event that was run elsewhere becomes one here: players, rounds, tables, results. All of it, or nothing.',
  'import.text': 'What the other program wrote',
  'import.format': 'Written by',
  'import.findOut': 'Find out',
  'import.read': '{format}: {name}',
  'import.unnamed': 'no name in it',
  'import.players': { one: '{count} player', other: '{count} players' },
  'import.rounds': { one: '{count} round', other: '{count} rounds' },
  'import.tables': { one: '{count} table', other: '{count} tables' },
  'import.open': { one: '{count} table without a result', other: '{count} tables without a result' },
  'import.first': 'The first table of round 1: {seats}',
  'import.noScores': 'It says who won and not by how much: choose a format whose players report just that.',
  'import.nameHint': 'Empty: the name in the file.',
  'import.goesOn': 'Further rounds will be played here',
  'import.goesOnHint': 'Otherwise the event is over, and its places are final.',
  'import.anew': 'Points and places are reckoned anew by what you choose here.',
  'import.now': 'Take it in',

  'export.other': 'For another program',
  'export.otherHint': 'What each file leaves behind stands beside it. Players’ addresses stay here in any case.',
  'export.loses.biggerhat': 'Leaves behind the standings, masters, and everything decided before the event.',
  'export.loses.cryodex': 'Leaves behind table numbers and clubs. Tables of two alone.',
  'export.loses.cryodex-players': 'The players alone: no rounds, no results.',
  'export.loses.nrtm': 'Leaves behind clubs and who dropped; one score a seat. Tables of two alone.',
  'export.loses.trf16':
    'Leaves behind factions and tables; win, draw or loss, points as comments. Tables of two alone.',
  'export.loses.trf26': 'As TRF16, with the planned rounds where newer programs look for them.',
  'export.loses.pgswiss': 'Leaves behind the points of every single game. Tables of two alone.',
  'export.loses.t3': 'The final places alone: no rounds, no points.',
  'export.loses.longshanks': 'A sheet to copy from: Longshanks takes no files.',

  'export.format': 'This event’s format',
  'export.formatHint': 'Points, tie-breaks, rounds and all other options, to share, and to make another event from.',
  'export.formatNow': 'Save the format',
} as const;
