/** The words that the event’s public page alone has, in English. */
export const eventEn = {
  more: 'Your pages here',
  desk: 'To your desk',
  signUp: 'Sign up',
  own: 'To your own page',
  rounds: 'Rounds',
  back: 'All standings',
  unknown: 'No player of this event has that number.',
} as const;
