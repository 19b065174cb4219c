/** Gangs as they may be typed or pasted, for those who have none at hand to look at. */
export const GANG_EXAMPLES = [
  {
    label: 'A fighter per line, words between commas',
    text: `The Irons, Reputation 6
Razor, W2, Int 6+, leader, value 120, mesh armour
Fuse, W1, Int 7+, champion, infiltrating, value 95
Mouse, W1, Int 8+, value 40, away in recovery`,
  },
  {
    label: 'Without commas',
    text: `The Irons
Razor W2 Int 6+ leader
Fuse W1 Int 7+ champion
Mouse W1 Int 8+`,
  },
] as const;
