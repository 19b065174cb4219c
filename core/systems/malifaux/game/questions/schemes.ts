import type { Told } from '../../../../encounter/question.ts';
import { kept } from '../../../../event/kept.ts';
import { cite } from '../../../../rules/cite.ts';
import { takenOff } from '../../../../encounter/table.ts';
import { asKnown, claimNow, claimedOf, knownFacts, leastClaim, limitsOf } from '../claims.ts';
import { answersTo } from '../paper.ts';
import { endParts } from '../phases.ts';
import { SURE, suggestedFacts } from '../suggest.ts';
import { claimRefusal } from '../../rules/claim.ts';
import { type Refusal, refuse } from '../../../../rules/refusal.ts';
import { type FactAsk, type FactBound, MOST_TOLD, type SchemeFacts, type Part, mostFacts } from '../../rules/scheme.ts';
import { scorePart } from '../../rules/score.ts';
import type { Words } from '../../../../encounter/ask-id.ts';
import { OFF_ID, END, PASS_ID, SIDES, SCHEME_ID, turnScope } from '../ids.ts';
import { removalAsks, checkGone } from '../removal.ts';
import { done, factKind, question } from '../question.ts';
import type { Ask, SideId } from '../../../../encounter/types.ts';
import { type GameState, isOfTheEnd, situationOf, schemeLimitsOf, type Paying, UNTOUCHED } from '../state.ts';
import { type Json, fieldsOf } from '../../../../journal/json.ts';
/** Schemes as they are scored, and who has none to show any more. */
/**
 * The parts of Schemes that may pay now, as far as the viewer knows who took what. Whoever ended the Turn may still show what
 * scores when it is over, until the other side is done too.
 */
function openParts(state: GameState): readonly Paying[] {
  const { phase, picks, edition } = state;
  if (phase === 'end') return endParts(state);
  return picks.flatMap((pick) => {
    const scheme = edition.schemes.find(({ id }) => id === pick.scheme);
    if (!scheme) return [];
    return scheme.parts.filter((part) => isItsMoment(state, part)).map((part) => ({ pick, scheme, part }));
  });
}

function isItsMoment({ phase }: GameState, { moments }: Part): boolean {
  if (phase === 'end' || moments.includes('end-of-game')) return phase === 'end' && moments.includes('end-of-game');
  return moments.includes('end-of-turn') === (phase === 'reveals');
}

function scopeNow({ phase, turn }: GameState): string {
  return phase === 'end' ? END : turnScope(turn);
}

interface Asked {
  readonly id: string;
  readonly again: boolean;
  /** The least that pays; null at the end of the game, where all is asked. */
  readonly least: SchemeFacts | null;
}

/** Those of them that the record lets pay: a page asks after them more than once. */
const askedParts = kept((state: GameState): readonly (Paying & Asked)[] => {
  const scope = scopeNow(state);
  return openParts(state).flatMap((one) => {
    const { pick, scheme, part } = one;
    const [moment = ''] = part.moments;
    const id = SCHEME_ID.write({ side: pick.side, scheme: scheme.id, moment }, scope);
    const again = part.once !== true && state.phase === 'turn';
    if (!again && state.done.includes(id)) return [];
    // At the end of the game all that may pay is asked, with what was scored in it left out.
    const least = state.phase === 'end' ? null : leastClaim(state, one);
    return least === undefined ? [] : [{ ...one, id, again, least }];
  });
});

const schemeAsks = kept((state: GameState) => askedParts(state).map((one) => schemeAsk(state, one)));

export const SCHEME = question({
  id: SCHEME_ID,
  scores: true,
  asks: schemeAsks,
  check: (state, value, { said: { side, scheme, moment } }) => checkScheme(state, side, [scheme, moment], value),
  apply: (state, value, told) => withScheme(state, value, told),
  notNow: (state, { said: { side, scheme, moment }, scope }) => notPaying(state, side, [scheme, moment], scope),
});

function schemeAsk(state: GameState, one: ReturnType<typeof askedParts>[number]): Ask {
  const { id, pick, scheme, part, again } = one;
  const { close, suggested, measured } = suggestedFacts(state, one);
  const suggestion = suggestionOf(state, one, suggested);
  const figures = part.asks.map((ask) => figureOf(ask, limitsOf(state, one)[ask.id], suggestion.suggested));
  const asks = figures.map(({ ask }) => ask);
  const help = [helpFor(state, part, pick.sealed), ...figures.flatMap(({ why }) => why)].join(' ').trim();
  return {
    id,
    of: pick.side,
    label: `${state.edition.labelOf(scheme.id)}: ${part.what}`,
    ...(help === '' ? {} : { help }),
    kind: {
      type: 'record',
      fields: asks.map((ask) => ({ id: ask.id, label: ask.question, kind: factKind(ask) })),
    },
    ...(again ? { again } : {}),
    optional: state.phase !== 'end',
    ...(state.phase === 'end' ? { nothingAs: 'It scores nothing', awaited: 'Schemes' } : {}),
    ...suggestion,
    ...(state.phase === 'end' ? { ...worthSaid(state, one, suggestion), worth: worthsOf(state, one, asks) } : {}),
    ...(measured === undefined ? {} : { measured }),
    rules: cite(...part.rules, ...state.edition.shownRules, ...(close ? state.edition.closeRules : [])),
  };
}

/** No Scheme needs more of anything; where the record or the table has more, that may be told. */
const COUNTED = 6;

/** A figure as it is asked after: no further than the record lets it be, and why. */
function figureOf(
  ask: FactAsk,
  limit: FactBound | undefined,
  suggested: Json | undefined,
): { readonly ask: FactAsk; readonly why: readonly string[] } {
  const counted = Math.max(COUNTED, Number(fieldsOf(suggested)[ask.id] ?? 0));
  const most = Math.min(counted, ask.most ?? MOST_TOLD);
  return ask.kind === 'number' && limit?.most !== undefined && limit.most < most
    ? { ask: { ...ask, most: limit.most }, why: [limit.why] }
    : { ask: { ...ask, most }, why: [] };
}

/** What was measured, what the record knows, or the least that pays: whoever shows a Scheme says that it holds. */
function suggestionOf(
  state: GameState,
  one: ReturnType<typeof askedParts>[number],
  measured: Json | undefined,
): Pick<Ask, 'suggested' | 'suggestedAs' | 'sure' | 'claimed'> {
  if (measured !== undefined) return { suggested: { ...asKnown(state, one, plainFacts(measured)) } };
  const known = knownFacts(state, one);
  if (known !== undefined) return { suggested: { ...known }, ...SURE };
  const claim = one.least ?? wholeClaim(state, one);
  if (claim === undefined) return {};
  return { suggested: { ...claim }, suggestedAs: 'claimed', claimed: claimedOf(state, one, claim) };
}

/** The button of the end says what it comes to. */
function worthSaid(
  state: GameState,
  { pick, scheme, part }: Paying,
  { suggested, suggestedAs }: Pick<Ask, 'suggested' | 'suggestedAs'>,
): Pick<Ask, 'suggestedVp'> {
  if (suggested === undefined || suggestedAs === undefined) return {};
  const so = situationOf(state, pick.side, scheme);
  const { vp } = scorePart(schemeLimitsOf(state), part, { facts: plainFacts(suggested) }, so);
  return { suggestedVp: vp };
}

/** By the figures as they are asked, what each answer scores: the button says it as they change. */
function worthsOf(
  state: GameState,
  { pick, scheme, part }: Paying,
  asks: readonly FactAsk[],
): NonNullable<Ask['worth']> {
  const so = situationOf(state, pick.side, scheme);
  const told = answersTo(asks).map((facts) => {
    const { vp } = scorePart(schemeLimitsOf(state), part, { facts }, so);
    return [asks.map(({ id }) => Number(facts[id])).join(' '), vp] as const;
  });
  return Object.fromEntries(told.filter(([, vp]) => vp > 0));
}

/** At the end of the game, where there is nothing between no point and all of them. */
function wholeClaim(state: GameState, paying: Paying): SchemeFacts | undefined {
  const { part, scheme, pick } = paying;
  const least = leastClaim(state, paying);
  if (least === undefined) return undefined;
  const so = situationOf(state, pick.side, scheme);
  const most = asKnown(state, paying, mostFacts(part));
  return part.worth(least, so).vp === part.worth(most, so).vp ? least : undefined;
}

/** `sealed`: the opponent does not know it yet. */
function helpFor({ phase }: GameState, { removal }: Part, sealed: boolean): string {
  // At the end of the game all of them are open.
  const shown =
    phase === 'end' ? '' : sealed ? 'Your opponent will see this Scheme.' : 'Your opponent knows this Scheme.';
  if (!removal) return shown;
  const { count, may } = removal;
  const markers =
    count === 'all' ? 'all of those Markers' : count === 1 ? 'one of those Markers' : `${count} of those Markers`;
  return may ? `${shown} Your opponent may then remove ${markers}.` : `${shown} Then remove ${markers}.`;
}

/** A Scheme of which the one who looks knows that it was taken. */
function payingOf(state: GameState, side: SideId, [id, moment]: readonly string[]): Paying | undefined {
  const pick = state.picks.find((one) => one.side === side && one.scheme === id);
  const scheme = state.edition.schemes.find((one) => one.id === id);
  const part = scheme?.parts.find(({ moments }) => moments.some((one) => one === moment));
  return pick && scheme && part ? { pick, scheme, part } : undefined;
}

/** A Scheme is shown when it pays: what does not pay is not said. At the end of the game all is said, as far as it can be. */
function checkScheme(state: GameState, side: SideId, words: readonly string[], value: Json): Refusal | null {
  const paying = payingOf(state, side, words);
  if (!paying) return refuse('not-asked', 'There is no such Scheme.');
  const found = claimNow(state, paying, plainFacts(value));
  if (state.phase === 'end' && found.against === null) return null;
  return claimRefusal(state.edition.labelOf(paying.scheme.id), paying.part, found);
}

/** Why a Scheme that somebody took cannot be scored now, to them. */
function notPaying(state: GameState, side: SideId, words: readonly string[], scope: string): Refusal | null {
  const paying = payingOf(state, side, words);
  if (!paying || scope !== scopeNow(state) || !isItsMoment(state, paying.part)) return null;
  const found = claimNow(state, paying, mostFacts(paying.part));
  return claimRefusal(state.edition.labelOf(paying.scheme.id), paying.part, found);
}

function plainFacts(value: Json): SchemeFacts {
  const facts = Object.entries(fieldsOf(value)).filter(
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
  {
    ask,
    scope,
    said: { side, scheme: id, moment },
  }: Pick<Told<Words>, 'ask' | 'scope'> & { readonly said: SaidOfScheme },
): GameState {
  const scheme = state.edition.schemes.find((one) => one.id === id);
  const part = scheme?.parts.find(({ moments }) => moments.some((one) => one === moment));
  if (!scheme || !part) return state;
  const so = situationOf(state, side, scheme);
  const facts = plainFacts(value);
  const { vp, total, earns, places, rules } = scorePart(schemeLimitsOf(state), part, { facts }, so);
  const key = `${side}:${id}`;
  const before = state.schemes[key] ?? UNTOUCHED;
  const what = `${state.edition.labelOf(id)}. ${part.what}`;
  const paying = payingOf(state, side, [id, moment]);
  const victims = paying && vp > 0 ? claimNow(state, paying, facts).victims : [];
  const turn = isOfTheEnd(state, scope) ? 0 : state.turn;
  // What came to nothing, as both agreed, was no reveal: it may be shown rightly another time.
  const revealed = before.revealed || vp > 0 || places > 0;
  return {
    ...state,
    paid: paying && vp > 0 ? [...state.paid, { ...paying, ask, so }] : state.paid,
    deaths: victims.length > 0 ? [...state.deaths, { side, victims }] : state.deaths,
    points: vp === 0 ? state.points : [...state.points, { side, column: 'vp', points: vp, turn, what, rules }],
    schemes: {
      ...state.schemes,
      [key]: {
        scored: total,
        revealed,
        earned: [...before.earned, ...earns],
        paidIn: vp > 0 ? state.turn : before.paidIn,
        fallenBefore: before.revealed || !revealed ? before.fallenBefore : state.fallen.length,
        placed: places > 0 ? places : before.placed,
      },
    },
    done: [...state.done, ask],
  };
}

export const PASS = question({
  id: PASS_ID,
  asks: (state, id) => {
    const { turn, passed, slots } = state;
    if (slots.length === 0) return [];
    const shown = askedParts(state).map(({ pick }) => pick.side);
    return SIDES.filter((side) => !passed.includes(side)).map((side) => ({
      id: id({ side }, turnScope(turn)),
      of: side,
      label: `Done with Turn ${turn}`,
      awaited: `end of Turn ${turn}`,
      ...(shown.includes(side) ? { help: 'Reveal a Scheme first if you want to score it.' } : {}),
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
