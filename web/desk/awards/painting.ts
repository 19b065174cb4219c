/** The painting competition as everybody sees it. */
import type { AwardsPart } from '../../../core/event/views.ts';

export type Painting = NonNullable<AwardsPart['painting']>;
