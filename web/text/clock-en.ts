/** The words of the clock between the players. */
export const clockEn = {
  clockTitle: 'Clock between the players',
  clockNow: '{name}’s clock runs',
  clockStopped: 'The clock is paused',
  clockNone: 'The clock appears here by itself as soon as it is needed. Until then the players answer on their phones.',
  clockPhone: 'On a phone: {what}',
  clockTurn: 'Swap the halves',
  clockUndo: 'Undo the last tap',
  clockUnsent: 'A tap has not reached the server yet. Until then the clock runs on.',
  clockSleep: 'Set this screen to stay on. If it sleeps, the time is still right when it wakes.',
} as const;
