/** What the end of a game shows: one file to fetch, after the first view. */
export { EndCard } from './end-card.tsx';
export { Signing } from './signing.tsx';
