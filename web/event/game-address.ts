/** Where the page of a game of an event is, for whoever opens it in this role. */
export function gameAddress(event: string, game: string, role: string): string {
  return `/game/${encodeURIComponent(event)}/${encodeURIComponent(game)}?as=${role}`;
}
