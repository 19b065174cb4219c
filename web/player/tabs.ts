/** The panels of the player's page. */
const TABS = ['now', 'pairings', 'standings', 'games', 'more'] as const;
export type PlayerTab = (typeof TABS)[number];

export function tabOf(wanted: string): PlayerTab {
  return TABS.find((tab) => tab === wanted) ?? 'now';
}
