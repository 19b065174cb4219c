/** The words of the page on which a game without an event is begun, in English. */
export const playEn = {
  title: 'Play a game',
  goOn: 'Go on: {game} · {names} · {step}',
  lead: 'At home or at the club, without an event or accounts. Each side plays on its own phone.',
  what: 'What do you play?',
  sides: 'How many sides',
  name: 'Who plays side {side}?',
  options: 'Options',
  optionsHint: 'Unchanged options use the pack’s defaults.',
  begin: 'Start',
  scanHint:
    'The holder of a code plays that side and sees its secrets. A second phone for a side is shown on every phone.',
  code: 'The code of {name}',
  paper: 'Sheets for a table without phones',
  here: 'Play as {name} on this device',
  judge: 'Or watch as a judge: see the table and rule on disagreements',
  local:
    'This page is open as {host}, which phones cannot reach. Open it at the address that Muster shows for phones, and start there.',
} as const;
