/** The words of the page where strategies, schemes and scenarios are tried out, in English. */
export const learnEn = {
  title: 'Try it out',
  lead: 'Open a strategy, a scheme or a scenario. Move the models on its table. See whether it scores, and why.',
  loading: 'Fetching its rules …',
  failed: 'Nothing here has that name, or the server does not answer.',
  side: 'Player {side}',
  scores: 'What it scores now',
  points: '{points} {unit}',
  measured: 'Measured',
  again: 'Set it up again',
  setting: 'What is played',
  tells: 'What the table cannot show',
  known: 'Taken as known',
  rules: 'The rules that decide',
} as const;
