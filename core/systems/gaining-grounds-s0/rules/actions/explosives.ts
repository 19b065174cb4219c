/** Plant Explosives: Tokens placed before the game, planted and lifted in it, and taken from the dead. */
import { cite } from '../../../../rules/cite.ts';
import type { RuleId } from '../../../../rules/rule-ids.ts';
import { broken } from '../../../../rules/broken.ts';
import { type Point, base } from '../../../../table/shapes.ts';
import { type ActionResult, acted } from '../../../malifaux/rules/action.ts';
import { halfOf, inContact, near } from '../../../malifaux/rules/ground.ts';
import {
  type MarkerOnTable,
  type ModelOnTable,
  type PlayTable,
  type CrewSide,
  inPlay,
  markersOf,
  opponentOf,
} from '../../../malifaux/rules/table.ts';
import { CONTACT } from '../contact.ts';
import { groundUnder, isOnHalf } from '../ground.ts';
import { MARKER, interacting } from './interact.ts';

const TOKENS = 5;
const APART = 6;
const REACH = 3;

/** The most Tokens on a model while they are placed: one on a Minion, two on any other. */
function capacity({ rank }: ModelOnTable): number {
  return rank === 'minion' ? 1 : 2;
}

function placedBy(table: PlayTable, side: CrewSide): number {
  return inPlay(table, side).reduce((sum, { tokens }) => sum + tokens, 0);
}

interface Placing {
  readonly side: CrewSide;
  readonly on: ModelOnTable;
  /** Who has Initiative; undefined where nobody says. */
  readonly initiative?: CrewSide;
}

export function placeToken(table: PlayTable, { side, on, initiative }: Placing): ActionResult {
  const notOwn = on.side !== side || !on.inPlay;
  return acted(
    [
      ...broken(
        notOwn || placedBy(table, side) >= TOKENS,
        'GG0-STRAT-EXPLOSIVES-01',
        'Each player places five Explosives Tokens on own deployed models.',
        on.id,
      ),
      ...broken(
        on.tokens >= capacity(on),
        'GG0-STRAT-EXPLOSIVES-02',
        'At first a Minion carries one Token at most, any other model two.',
        on.id,
      ),
      ...broken(
        initiative !== undefined && nextToken(table, initiative).next !== side,
        'GG0-STRAT-EXPLOSIVES-01',
        'They are placed in turns, the player with Initiative first.',
      ),
    ],
    () => ({ models: { [on.id]: { tokens: on.tokens + 1 } } }),
  );
}

/** Who places the next Token: in turns, the player with Initiative first; null when all are placed that fit. */
export function nextToken(
  table: PlayTable,
  initiative: CrewSide,
): { readonly next: CrewSide | null; readonly rules: readonly RuleId[] } {
  const other = opponentOf(initiative);
  const open = (side: CrewSide): boolean =>
    placedBy(table, side) < TOKENS && inPlay(table, side).some((model) => model.tokens < capacity(model));
  const ahead = placedBy(table, initiative) > placedBy(table, other);
  const order = ahead ? [other, initiative] : [initiative, other];
  const rules = cite('GG0-STRAT-EXPLOSIVES-01', 'GG0-STRAT-EXPLOSIVES-02', 'GG0-STRAT-EXPLOSIVES-03');
  return { next: order.find(open) ?? null, rules };
}

export function plant(table: PlayTable, { by, at }: { readonly by: ModelOnTable; readonly at: Point }): ActionResult {
  const planted = { disc: base(at, MARKER) };
  const half = halfOf(groundUnder(table.deployment), opponentOf(by.side));
  const placed = by.tokens > 0 && inContact(planted, by.disc, CONTACT) && isOnHalf(planted, half);
  const own = markersOf(table, 'strategy', by.side);
  return acted(
    [
      ...interacting(table, by),
      ...broken(
        !placed,
        'GG0-STRAT-EXPLOSIVES-04',
        'A model with a Token plants it in base contact, on the enemy half or the Centerline.',
        by.id,
      ),
      ...broken(
        own.some((marker) => near(planted, marker, APART)),
        'GG0-STRAT-EXPLOSIVES-05',
        'Not within 6 inches of another Strategy Marker of the same Crew.',
      ),
    ],
    () => {
      return { models: { [by.id]: { tokens: by.tokens - 1 } } };
    },
  );
}

export function lift(
  table: PlayTable,
  { by, marker }: { readonly by: ModelOnTable; readonly marker: MarkerOnTable },
): ActionResult {
  return acted(
    [
      ...interacting(table, by),
      ...broken(
        !inContact(by, marker.disc, CONTACT),
        'GG0-STRAT-EXPLOSIVES-07',
        'A Strategy Marker is lifted by a model in base contact with it.',
        by.id,
      ),
    ],
    () => ({ models: { [by.id]: { tokens: by.tokens + 1 } }, gone: [marker.id] }),
  );
}

export function takeTokens({ by, victim }: { readonly by: ModelOnTable; readonly victim: ModelOnTable }): ActionResult {
  const may = by.inPlay && by.side !== victim.side && !victim.inPlay && near(by, victim, REACH);
  return acted(
    broken(
      !may,
      'GG0-STRAT-EXPLOSIVES-09',
      'The Tokens of a killed model go to one of its enemies within 3 inches, or away.',
      by.id,
    ),
    () => ({ models: { [by.id]: { tokens: by.tokens + victim.tokens }, [victim.id]: { tokens: 0 } } }),
  );
}
