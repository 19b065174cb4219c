/** A Turn on one screen: both Crews, what is counted, the Schemes that the viewer knows, and who is done. */
import { type TurnBoard, type TurnCard, type TurnModel, boardJson } from '../../../encounter/board.ts';
import type { Ask, SideId } from '../../../encounter/types.ts';
import { type Json, isPlainObject } from '../../../journal/json.ts';
import { type Part, type SchemeFacts, mostFacts } from '../rules/scheme.ts';
import { scorePart } from '../rules/score.ts';
import { strangerOf } from './crews.ts';
import { COUNTED_ID, KILL_ID, PASS_ID, SCHEME_ID, SIDES, STRATEGY_ID, turnScope } from './ids.ts';
import { againstAll } from './claims.ts';
import { conditionsOf, paysIn, titleOf } from './paper.ts';
import { SCHEME } from './questions/schemes.ts';
import { doubtedCounts, mostCounts } from './questions/turn.ts';
import { type GameState, type Paying, type Pick as Taken, schemeLimitsOf, situationOf } from './state.ts';

export function turnBoard(state: GameState): Readonly<Record<string, Json>> {
  if (state.phase !== 'turn' && state.phase !== 'reveals') return {};
  return { turn: boardJson({ kind: 'turn', title: `Turn ${state.turn}`, place: 9, ...turnOf(state) }) };
}

function turnOf(state: GameState): TurnBoard {
  const { phase, turn, setting, slots, passed } = state;
  const scope = turnScope(turn);
  const now = SCHEME.asks(state);
  const later = phase === 'turn' ? SCHEME.asks({ ...state, phase: 'reveals' }) : [];
  const asks = [...now, ...later];
  const isPlayed = phase === 'turn';
  const all = setting.strategies.map((strategy) => ({
    count: STRATEGY_ID.write({ strategy }, scope),
    counting: COUNTED_ID.write({ strategy }, scope),
  }));
  const isCounted = ({ count }: { readonly count: string }): boolean => !isPlayed || state.done.includes(count);
  const open = all.filter((one) => !isCounted(one));
  return {
    turn,
    sides: SIDES.map((side) => ({ side, models: modelsOf(state, side) })),
    ...(isPlayed ? { kill: KILL_ID.write({}, scope) } : {}),
    counts: open.map(({ count }) => count),
    most: isPlayed ? mostCounts(state) : {},
    doubts: isPlayed ? doubtedCounts(state) : [],
    counting: Object.fromEntries(open.map(({ count, counting }) => [count, counting])),
    counted: all.filter(isCounted).map(({ count }) => count),
    cards: state.picks.map((pick) => cardOf(state, pick, asks)),
    later,
    worth: Object.fromEntries(asks.map((ask) => [ask.id, worthOf(state, ask)])),
    pays: asks.filter((ask) => isKnown(ask) && worthOf(state, ask) > 0).map(({ id }) => id),
    done: Object.fromEntries(
      SIDES.flatMap((side) =>
        slots.length === 0 || passed.includes(side) ? [] : [[side, PASS_ID.write({ side }, scope)]],
      ),
    ),
  };
}

function modelsOf({ models, fallen, out }: GameState, of: SideId): readonly TurnModel[] {
  const nameOf = (id: string | null): string =>
    id === null ? 'nobody' : (models.find((model) => model.id === id)?.name ?? 'another model');
  const own = models
    .filter(({ side }) => side === of)
    .map(({ id, name }): TurnModel => {
      const fell = out.includes(id) ? fallen.findLast(({ victim }) => victim === id) : undefined;
      if (!fell) return { id, name };
      const isByAny = fell.by !== null || fell.how === 'killed';
      return { id, name, out: isByAny ? `${fell.how} by ${nameOf(fell.by)}` : fell.how };
    });
  return [...own, { id: strangerOf(of), name: 'Another model' }];
}

function cardOf(state: GameState, pick: Taken, asks: readonly Ask[]): TurnCard {
  const { edition, models, schemes } = state;
  const { side, scheme, notes, sealed } = pick;
  const found = edition.schemes.find(({ id }) => id === scheme);
  const parts = found?.parts ?? [];
  const tip = edition.schemeTips[scheme];
  const { cap } = schemeLimitsOf(state);
  const noted = [notes.model, notes.target, ...(notes.models ?? [])].filter((id) => id !== undefined);
  return {
    side,
    title: edition.labelOf(scheme),
    hidden: sealed,
    scored: schemes[`${side}:${scheme}`]?.scored ?? 0,
    noted: noted.map((id) => models.find((model) => model.id === id)?.name ?? id),
    parts: parts.map((part) => ({
      title: titleOf(part),
      says: paysIn(part, cap),
      ...conditionsBeside(part),
      ...(found === undefined ? {} : againstIn(state, { pick, scheme: found, part })),
    })),
    ...(tip === undefined ? {} : { tip }),
    asks: asks.flatMap(({ id }) => {
      const said = SCHEME_ID.read(id);
      return said?.side === side && said.scheme === scheme ? [id] : [];
    }),
  };
}

/** What pays at the end of the game is nothing yet. */
function againstIn(state: GameState, paying: Paying): { readonly against?: string } {
  const against = paying.part.moments.includes('end-of-game') ? null : againstAll(state, paying);
  return against === null ? {} : { against };
}

/** One that says no more than the part itself is left out. */
function conditionsBeside(part: Part): ReturnType<typeof conditionsOf> {
  const { of, conditions } = conditionsOf(part);
  return { of, conditions: conditions.filter((one) => one !== `${part.what}.`) };
}

/** Nobody claims it: it was measured, or follows from what was told. */
function isKnown({ measured, sure }: Ask): boolean {
  return measured !== undefined || sure === true;
}

/** What it comes to as it is suggested; 0 where nothing is, and where more may be claimed than the least that is. */
function worthOf(state: GameState, ask: Ask): number {
  const { id, suggested } = ask;
  const said = SCHEME_ID.read(id);
  const scheme = state.edition.schemes.find((one) => one.id === said?.scheme);
  const part = scheme?.parts.find(({ moments }) => moments.some((moment) => moment === said?.moment));
  if (!said || !scheme || !part || !isPlainObject(suggested)) return 0;
  const so = situationOf(state, said.side, scheme);
  const vpOf = (facts: SchemeFacts): number => scorePart(schemeLimitsOf(state), part, { facts }, so).vp;
  const vp = vpOf(suggested as SchemeFacts);
  return isKnown(ask) || vpOf(mostFacts(part)) <= vp ? vp : 0;
}
