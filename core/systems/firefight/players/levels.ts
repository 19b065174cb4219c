/** Who the computer can be: its levels, the weakest first, and one that does anything. */
export const LEVELS = [
  { level: 1, name: 'newcomer', says: 'walks to the markers, and strikes and shoots as it comes' },
  { level: 2, name: 'drilled', says: 'follows six short rules and never asks what they gain' },
  { level: 3, name: 'greedy', says: 'takes what gains most now, by exact odds and by the markers' },
  { level: 4, name: 'planner', says: 'plays what it could do a few activations on before it chooses' },
  { level: 5, name: 'veteran', says: 'tries more of them, plays them on farther, and takes more time' },
] as const;

export const PLAYERS = [...LEVELS.map(({ name }) => name), 'random'] as const;
export type PlayerName = (typeof PLAYERS)[number];
