/** Corrupted Idols: a Marker a Turn where the Initiative card says, moved by whoever bleeds for it. */
import { type FateCard, suitOf } from '../../../../chance/fate-deck.ts';
import { cite } from '../../../../rules/cite.ts';
import type { RuleId } from '../../../../rules/rule-ids.ts';
import { broken } from '../../../../rules/broken.ts';
import { type Point, base, spot } from '../../../../table/shapes.ts';
import { inInches } from '../../../../table/units.ts';
import { type ActionResult, type After, acted } from '../../../malifaux/rules/action.ts';
import { inContact, isOnTable, nearTo, touches } from '../../../malifaux/rules/ground.ts';
import type { MarkerOnTable, ModelOnTable, PlayTable, CrewSide } from '../../../malifaux/rules/table.ts';
import { CONTACT } from '../contact.ts';
import { groundUnder } from '../ground.ts';
import { MARKER, interacting } from './interact.ts';

/** The most damage that may be suffered for a move. */
export const MOST_DAMAGE = 3;

interface IdolMove {
  readonly by: ModelOnTable;
  /** The model that controls the Action, and pays for it; the acting one unless told. */
  readonly controller: ModelOnTable;
  readonly marker: MarkerOnTable;
  readonly damage: number;
  /** Where it goes; null: it stays. */
  readonly to: Point | null;
}

export function moveIdol(table: PlayTable, { by, controller, marker, damage, to }: IdolMove): ActionResult {
  const offered = Number.isInteger(damage) && damage >= 0 && damage <= MOST_DAMAGE;
  const { at } = marker.disc;
  const moves = to !== null && (to.x !== at.x || to.y !== at.y);
  return acted(
    [
      ...interacting(table, by),
      ...broken(
        !offered || !inContact(by, marker.disc, CONTACT),
        'GG0-STRAT-IDOLS-09',
        'A model in base contact with the Marker may suffer up to 3 damage.',
        by.id,
      ),
      ...broken(
        moves && !fits(table, marker, to, damage),
        'GG0-STRAT-IDOLS-11',
        'It goes no further than the damage suffered, touching no model and nothing Impassable.',
        marker.id,
      ),
    ],
    (): After => ({
      models: damage > 0 ? { [controller.id]: { health: Math.max(0, controller.health - damage) } } : {},
      markers: moves ? { [marker.id]: { at: to } } : {},
    }),
  );
}

/** Its centre moves at most so far (GG0-AMB-36); other idols are Impassable too (GG0-AMB-68). */
function fits(table: PlayTable, marker: MarkerOnTable, to: Point, far: number): boolean {
  const there = { disc: base(to, MARKER) };
  const models = table.models.filter(({ inPlay }) => inPlay).map(({ disc }) => disc);
  const idols = table.markers.filter(({ kind, id }) => kind === 'strategy' && id !== marker.id).map(({ disc }) => disc);
  const walls = table.terrain.filter(({ traits }) => traits.includes('impassable')).map(({ shape }) => shape);
  return (
    nearTo({ disc: spot(to) }, spot(marker.disc.at), far) &&
    isOnTable(there) &&
    ![...models, ...idols, ...walls].some((thing) => touches(there, thing, CONTACT))
  );
}

export interface IdolPlace {
  /** The nominal place in inches; null while the player has not picked an end. */
  readonly spot: readonly [number, number] | null;
  /** The ends to pick from, the western one first; null where nothing is picked. */
  readonly choices: readonly (readonly [number, number])[] | null;
  /** Where the Marker goes, in inches; null where it is not dropped, or not yet. */
  readonly at: readonly [number, number] | null;
  readonly rules: readonly RuleId[];
}

interface IdolFlip {
  readonly deployment: string;
  readonly initiative: CrewSide;
  /** The cards in order; Jokers are flipped again. */
  readonly flips: readonly FateCard[];
  /** The end that was picked, in inches. */
  readonly pick?: readonly [number, number];
  /** Where it goes instead, if the place is blocked and the players or a judge found one; null: nowhere. */
  readonly instead?: readonly [number, number] | null;
}

type Place = readonly [number, number];

/** Where this Turn's Strategy Marker goes, by the suit of the Initiative card. */
export function idolPlace({ deployment, initiative, flips, pick, instead }: IdolFlip): IdolPlace {
  const [west, east] = groundUnder(deployment).centreline.points.map(({ x, y }): Place => [inInches(x), inInches(y)]);
  const card = flips.find((flipped) => suitOf(flipped) !== null);
  if (!west || !east || card === undefined) return { spot: null, choices: null, at: null, rules: [] };
  const suit = suitOf(card);
  const ends = [west, east];
  const [left, right] = initiative === 'A' ? [west, east] : [east, west];
  const halfway = ([x, y]: Place): Place => [(x + MIDDLE[0]) / 2, (y + MIDDLE[1]) / 2];
  const picked = ends.find(([x, y]) => x === pick?.[0] && y === pick[1]) ?? null;
  const place = suit === 'M' ? halfway(left) : suit === 'T' ? halfway(right) : suit === 'R' ? MIDDLE : picked;
  const at = instead === undefined ? place && onTable(place) : instead;
  const rules: RuleId[] = ['GG0-STRAT-IDOLS-01', ...SUIT_RULES[suit ?? 'C'], 'GG0-STRAT-IDOLS-07', 'GG0-DEP-07'];
  const jokers: RuleId[] = flips[0] === card ? [] : ['GG0-STRAT-IDOLS-06'];
  const blocked: RuleId[] =
    instead === undefined ? [] : ['GG0-ADJ-04', ...(instead === null ? (['GG0-ADJ-06'] as const) : [])];
  return {
    spot: place,
    choices: suit === 'C' ? ends : null,
    at,
    rules: cite(...rules, ...jokers, ...blocked),
  };
}

const MIDDLE: Place = [18, 18];
const SUIT_RULES = {
  M: ['GG0-STRAT-IDOLS-02'],
  T: ['GG0-STRAT-IDOLS-03'],
  R: ['GG0-STRAT-IDOLS-04'],
  C: ['GG0-STRAT-IDOLS-05', 'GG0-AMB-35'],
} as const;

/** A Marker at an edge slides along the Centerline until it is just fully on the table. */
function onTable([x, y]: Place): Place {
  const radius = inInches(base({ x: 0, y: 0 }, MARKER).radius);
  const inside = (length: number): number => Math.min(36 - radius, Math.max(radius, length));
  return [inside(x), inside(y)];
}
