/** What is looked at of answers that were given: one file to fetch, after the first view. */
export { Otherwise } from './against.tsx';
export { Dispute } from './dispute.tsx';
export { GoingBack } from './going-back.tsx';
export { LogLines } from './log-lines.tsx';
