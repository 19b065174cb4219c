/** The words of the page that begins a game. */
export const playEn = {
  play: 'Play a game',
  playGoOn: 'Go on: {game} · {names} · {step}',
  playLead: 'At home or at the club, without an event or accounts. Each side plays on its own phone.',
  playWhat: 'What do you play?',
  playSides: 'How many sides',
  playName: 'Who plays side {side}?',
  playOptions: 'Options',
  playOptionsHint: 'Unchanged options use the pack’s defaults.',
  playBegin: 'Start',
  playPaper: 'Sheets for a table without phones',
  playJudge: 'Or watch as a judge: see the table and rule on disagreements',
} as const;
