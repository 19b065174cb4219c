/** Why somebody forfeits, in the order in which it happens. */
import type { ForfeitReason } from '../../../core/event/types.ts';

export const FORFEITS: readonly ForfeitReason[] = ['absence', 'error', 'conduct', 'cheating'];
