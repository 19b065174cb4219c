/** The page of somebody, from wherever their name stands. */
export const playerAddress = (event: string, entrant: string): string =>
  `/e/${encodeURIComponent(event)}#player/${encodeURIComponent(entrant)}`;
