/** The words that the event’s public page alone has, in English. */
export const eventEn = {
  more: 'More for you here',
  desk: 'To your desk',
  own: 'To your own page',
  rounds: 'Rounds',
  back: 'All standings',
  unknown: 'There is nobody of that number in this event.',
} as const;
