/** Sector Mechanicus: taking sections, furnishing them, one change each afterwards (HIT-SECTOR-03 to -08). */
import { sideIn } from '../../../encounter/names.ts';
import { type Broken, broken } from '../../../rules/broken.ts';
import type { Gang } from '../roster/gangs.ts';
import type { HitReadings } from '../readings.ts';
import { type TakenTile, sameCell } from './tiles.ts';
import { sectionOrder } from './turns.ts';

/** A free section of the battlefield, in one's turn (HIT-SECTOR-03). */
export function checkSection(
  taken: readonly TakenTile[],
  { by, at }: TakenTile,
  priority: readonly Gang[],
  readings: HitReadings,
): readonly Broken[] {
  const turn = sectionOrder(priority, readings)[taken.length];
  const onField = at.every((place) => Number.isInteger(place) && place >= 0 && place < priority.length);
  const free = !taken.some((other) => sameCell(other.at, at));
  return [
    ...broken(
      by !== turn,
      'HIT-SECTOR-03',
      turn ? `It is ${sideIn(turn)}’s turn to take a section.` : 'Every section is taken.',
    ),
    ...broken(!onField, 'HIT-SECTOR-03', 'That section is not on this battlefield.'),
    ...broken(!free, 'HIT-SECTOR-03', 'That section is taken.'),
  ];
}

/** What terrain a section holds. */
export interface Furnishing {
  readonly large: number;
  readonly medium: number;
}

/** At least one large piece or three medium ones before set-up is closed (HIT-SECTOR-06). */
export function checkFurnished({ large, medium }: Furnishing): readonly Broken[] {
  return broken(
    !(large >= 1 || medium >= 3),
    'HIT-SECTOR-06',
    'A section needs one large piece or three medium pieces.',
  );
}

/** Afterwards each player moves one piece, or places one walkway, or does nothing (HIT-SECTOR-08). */
export function checkAdjustment(moves: number, walkways: number): readonly Broken[] {
  const kept = moves + walkways <= 1;
  return broken(!kept, 'HIT-SECTOR-08', 'A player moves one terrain piece or places one walkway, not more.');
}
