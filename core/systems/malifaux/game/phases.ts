/** Where a game is, and what it waits for. */
import type { Strategy } from '../rules/strategy.ts';
import { leastClaim } from './claims.ts';
import { END, LAST_ID, SCHEME_ID, SIDES, STRATEGY_ID, turnScope } from './ids.ts';
import { isOpen } from './setting.ts';
import { type GamePhase, type GameState, type Paying, type Pick, firstPhase } from './state.ts';

/** Goes on to the next phase where this one has all it waits for. */
export function settled(state: GameState): GameState {
  const next = nextPhase(state);
  return next === null ? state : settled({ ...state, ...next, done: [], passed: [], paid: [] });
}

function nextTurn({ turn, told }: GameState): Step {
  return {
    phase: 'turn',
    turn: turn + 1,
    isMeasured: false,
    acted: [],
    counting: {},
    reasons: [],
    toldBefore: told.length,
  };
}

type Step = Partial<Omit<GameState, 'phase'>> & { readonly phase: GamePhase };

function nextPhase(state: GameState): Step | null {
  const { phase, declared, slots, filled, turn, setting, done, passed, edition, lastTurn } = state;
  switch (phase) {
    case 'scenario':
      return isOpen(setting) ? null : { phase: firstPhase(edition, setting) };
    case 'leaders':
      return state.announced.length < SIDES.length ? null : { phase: 'bans' };
    case 'bans':
      return SIDES.some((side) => state.bans[side] === undefined) ? null : { phase: 'crews' };
    case 'crews':
      return declared.length < SIDES.length * edition.crews(setting.options) ? null : { phase: 'schemes' };
    case 'schemes':
      return filled.length < SIDES.length * slots.length ? null : nextTurn(state);
    case 'turn': {
      const told = setting.strategies.every((id) =>
        done.includes(STRATEGY_ID.write({ strategy: id }, turnScope(turn))),
      );
      return told ? { phase: 'reveals' } : null;
    }
    case 'reveals': {
      if (slots.length > 0 && passed.length < SIDES.length) return null;
      const { last, flips } = edition.turns;
      if (lastTurn === turn || (turn >= last && !flips)) return { phase: 'end' };
      return turn >= last ? { phase: 'last' } : nextTurn(state);
    }
    case 'last':
      if (!done.includes(LAST_ID.write({}, turnScope(turn)))) return null;
      return lastTurn === turn ? { phase: 'end' } : nextTurn(state);
    case 'end':
      return endAsks(state).every((ask) => done.includes(ask)) ? { phase: 'over' } : null;
    case 'over':
      return null;
  }
}

function endId({ side, scheme }: Pick): string {
  return SCHEME_ID.write({ side, scheme, moment: 'end-of-game' }, END);
}

/** What has to be answered before the game is over: by id. */
function endAsks(state: GameState): readonly string[] {
  const strategies = endStrategies(state).map(({ id }) => STRATEGY_ID.write({ strategy: id }, END));
  return [...strategies, ...endParts(state).map(({ pick }) => endId(pick))];
}

function endStrategies({ edition, setting }: GameState): readonly Strategy[] {
  return edition.strategies.filter(
    ({ id, parts }) => setting.strategies.includes(id) && parts.some(({ moment }) => moment === 'end-of-game'),
  );
}

/** Every Scheme that may still score at the end of the game: all are open by then. */
export function endParts(state: GameState): readonly Paying[] {
  return state.picks.flatMap((pick) => {
    const scheme = state.edition.schemes.find(({ id }) => id === pick.scheme);
    const part = scheme?.parts.find(({ moments }) => moments.includes('end-of-game'));
    if (!scheme || !part) return [];
    const before = { ...state, schemes: withoutEnd(state) };
    const paying = { pick, scheme, part };
    return leastClaim(before, paying) === undefined ? [] : [paying];
  });
}

/** Whether the end has scored must not take its own question away. */
function withoutEnd({ schemes, picks, done }: GameState): GameState['schemes'] {
  const kept = Object.entries(schemes).filter(
    ([key]) => !picks.some((pick) => `${pick.side}:${pick.scheme}` === key && done.includes(endId(pick))),
  );
  return Object.fromEntries(kept);
}
