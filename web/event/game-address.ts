/** Where the page of a game of an event is, for whoever opens it in this role. */
export function gameAddress(event: string, game: string, role: string): string {
  return `/game/${encodeURIComponent(event)}/${encodeURIComponent(game)}?as=${role}`;
}

/** The page of the event for whoever came from it in this role: their own, everybody's, or the desk. */
export function eventAddress(event: string, role: string): string {
  const id = encodeURIComponent(event);
  if (role === 'player') return `/p/${id}`;
  return role === 'public' ? `/e/${id}` : `/desk?event=${id}&as=${role}`;
}
