import type { Told } from '../../../../encounter/question.ts';
import { cite } from '../../../../rules/cite.ts';
import { takenOff } from '../../../../encounter/table.ts';
import { claimedFacts, suggestedFacts } from '../suggest.ts';
import { type Refusal, refuse } from '../../../../rules/refusal.ts';
import type { SchemeFacts, Part } from '../../play/scheme.ts';
import { scorePart } from '../../play/score.ts';
import { askId, type Words } from '../../../../encounter/ask-id.ts';
import { OFF_ID, END, SIDES, SCHEME_ID, turnScope, SIDE } from '../ids.ts';
import { removalAsks, checkGone } from '../removal.ts';
import { done, factKind, question } from '../question.ts';
import type { Ask, SideId } from '../../../../encounter/types.ts';
import { type GameState, situationOf, schemeLimitsOf, type Paying, endParts, isRevealed, UNTOUCHED } from '../state.ts';
import { isPlainObject, type Json } from '../../../../journal/json.ts';
/** Schemes as they are scored, and who has none to show any more. */
/** The parts of Schemes that may pay now, as far as the viewer knows who took what. */
function openParts(state: GameState): readonly Paying[] {
  const { phase, picks, passed, edition } = state;
  if (phase === 'end') return endParts(state);
  return picks.flatMap((pick) => {
    const scheme = edition.schemes.find(({ id }) => id === pick.scheme);
    if (!scheme || passed.includes(pick.side)) return [];
    return scheme.parts
      .filter(
        ({ moments }) => !moments.includes('end-of-game') && moments.includes('end-of-turn') === (phase === 'reveals'),
      )
      .map((part) => ({ pick, scheme, part }));
  });
}

/** Those of them that are asked. */
function askedParts(state: GameState): readonly (Paying & { readonly id: string; readonly again: boolean })[] {
  const scope = state.phase === 'end' ? END : turnScope(state.turn);
  return openParts(state).flatMap((one) => {
    const { pick, scheme, part } = one;
    const [moment = ''] = part.moments;
    const id = SCHEME_ID.write({ side: pick.side, scheme: scheme.id, moment }, scope);
    const again = part.once !== true && state.phase === 'turn';
    const barred = schemeLimitsOf(state).bar(part, situationOf(state, pick.side, scheme)) !== null;
    return barred || (!again && state.done.includes(id)) ? [] : [{ ...one, id, again }];
  });
}

export const SCHEME = question({
  id: SCHEME_ID,
  asks: (state) => askedParts(state).map((one) => schemeAsk(state, one)),
  check: (state, value, { said: { side, scheme, moment } }) => checkScheme(state, side, [scheme, moment], value),
  apply: (state, value, told) => withScheme(state, value, told),
});

function schemeAsk(state: GameState, { id, pick, scheme, part, again }: ReturnType<typeof askedParts>[number]): Ask {
  const so = situationOf(state, pick.side, scheme);
  const seen = { side: pick.side, notes: pick.notes, revealed: isRevealed(state, pick) };
  const { close, ...suggestion } = suggestedFacts(state, part, seen);
  const claimed = state.phase === 'end' ? undefined : claimedFacts(schemeLimitsOf(state), part, so);
  return {
    id,
    of: pick.side,
    label: `${state.edition.labelOf(scheme.id)}: ${part.what}`,
    help: helpFor(part),
    kind: {
      type: 'record',
      fields: part.asks.map((ask) => ({ id: ask.id, label: ask.question, kind: factKind(ask) })),
    },
    ...(again ? { again } : {}),
    optional: state.phase !== 'end',
    ...(claimed === undefined ? {} : { suggested: { ...claimed }, suggestedAs: 'That is so' }),
    ...suggestion,
    rules: cite(...part.rules, ...state.edition.shownRules, ...(close ? state.edition.closeRules : [])),
  };
}

function helpFor({ removal }: Part): string {
  const shown = 'It is shown to everybody.';
  if (!removal) return shown;
  const { count, may } = removal;
  const markers =
    count === 'all' ? 'all of those Markers' : count === 1 ? 'one of those Markers' : `${count} of those Markers`;
  return may ? `${shown} Your opponent may then remove ${markers}.` : `${shown} Then remove ${markers}.`;
}

/** A Scheme is shown when it pays: what does not pay is not said. */
function checkScheme(state: GameState, side: SideId, [id, moment]: readonly string[], value: Json): Refusal | null {
  const scheme = state.edition.schemes.find((one) => one.id === id);
  const part = scheme?.parts.find(({ moments }) => moments.some((one) => one === moment));
  if (!scheme || !part) return refuse('not-asked', 'There is no such Scheme.');
  if (state.phase === 'end') return null;
  const facts = isPlainObject(value) ? (value as Readonly<Record<string, number | boolean>>) : {};
  const score = scorePart(schemeLimitsOf(state), part, { facts }, situationOf(state, side, scheme));
  if (score.vp > 0 || score.places > 0) return null;
  const why = score.bar ?? `This does not hold: ${part.what}.`;
  return refuse('does-not-hold', `${state.edition.labelOf(scheme.id)} does not score. ${why}`, ...part.rules);
}

function plainFacts(value: Json): SchemeFacts {
  const facts = Object.entries(isPlainObject(value) ? value : {}).filter(
    (fact): fact is [string, number | boolean] => typeof fact[1] === 'number' || typeof fact[1] === 'boolean',
  );
  return Object.fromEntries(facts);
}

interface SaidOfScheme {
  readonly side: SideId;
  readonly scheme: string;
  readonly moment: string;
}

function withScheme(
  state: GameState,
  value: Json,
  { ask, said: { side, scheme: id, moment } }: Pick<Told<Words>, 'ask'> & { readonly said: SaidOfScheme },
): GameState {
  const scheme = state.edition.schemes.find((one) => one.id === id);
  const part = scheme?.parts.find(({ moments }) => moments.some((one) => one === moment));
  if (!scheme || !part) return state;
  const so = situationOf(state, side, scheme);
  const { vp, total, earns, rules } = scorePart(schemeLimitsOf(state), part, { facts: plainFacts(value) }, so);
  const key = `${side}:${id}`;
  const before = state.schemes[key] ?? UNTOUCHED;
  const what = `${state.edition.labelOf(id)}. ${part.what}`;
  const pick = state.picks.find((one) => one.side === side && one.scheme === id);
  const turn = state.phase === 'end' ? 0 : state.turn;
  return {
    ...state,
    paid: pick && vp > 0 ? [...state.paid, { ask, pick, part, so }] : state.paid,
    points: vp === 0 ? state.points : [...state.points, { side, column: 'vp', points: vp, turn, what, rules }],
    schemes: {
      ...state.schemes,
      [key]: {
        scored: total,
        revealed: true,
        earned: [...before.earned, ...earns],
        paidIn: vp > 0 ? state.turn : before.paidIn,
      },
    },
    done: [...state.done, ask],
  };
}

export const PASS = question({
  id: askId('pass', { side: SIDE }),
  asks: (state, id) => {
    const { turn, passed, slots } = state;
    if (slots.length === 0) return [];
    const shown = askedParts(state).map(({ pick }) => pick.side);
    return SIDES.filter((side) => !passed.includes(side)).map((side) => ({
      id: id({ side }, turnScope(turn)),
      of: side,
      label: 'No more Schemes this Turn',
      ...(shown.includes(side) ? { help: 'First show what pays now, where you want to: it stands below.' } : {}),
      kind: { type: 'confirm' },
      rules: [],
    }));
  },
  apply: (state, _, { said: { side } }) => ({ ...state, passed: [...state.passed, side] }),
});

export const OFF = question({
  id: OFF_ID,
  asks: removalAsks,
  check: (state, value, { ask }) => checkGone(state, ask, value),
  apply: (state, value, told) => {
    const table = Array.isArray(value) ? [...state.told, takenOff(value)] : state.told;
    return done({ ...state, told: table }, told);
  },
});
