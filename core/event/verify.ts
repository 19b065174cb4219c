/**
 * Checking an event from its record alone: the chain, the seals, the lots, every draw run again, every fold, every
 * published standing. Rules change and history does not: where today's rules would decide otherwise, that is reported.
 */
import { hashText } from '../chance/bytes.ts';
import { hiddenLinkOf, linkFits, lotStream, openLinkOf } from '../chance/lots.ts';
import { type CheckResult, type Verified, check, verifyRecord } from '../journal/checks.ts';
import { canonical, sameJson } from '../journal/json.ts';
import { isUndone, upcast } from '../journal/record.ts';
import { sealFits } from '../journal/seal.ts';
import type { Entry, Header } from '../journal/types.ts';
import { isRefusal } from '../rules/refusal.ts';
import { keyOf, mixOf, planRound } from './draft.ts';
import type { Draft, EventEntryOf, EventEntry } from './entries.ts';
import type { Pack } from './pack.ts';
import { planAsked, planOldRepair } from './repair.ts';
import { eventRuleset } from './ruleset.ts';
import { type EventState, historyOf } from './state.ts';

export function verifyEvent(pack: Pack, header: Header, entries: readonly Entry[]): Verified {
  return verifyRecord(header, entries, () => foldChecks(pack, header, entries));
}

/** What is checked against the state that it was written on, or drawn from. */
const CLAIMING: ReadonlySet<EventEntry['type']> = new Set<EventEntry['type']>([
  'round-drafted',
  'event-started',
  'round-published',
  'clock-opened',
  'round-repaired',
  'result-settled',
  'round-closed',
  'event-ended',
]);

/** Folds entries in their order, and checks each that claims something against the state it was written on. */
function foldChecks(pack: Pack, header: Header, entries: readonly Entry[]): CheckResult[] {
  const ruleset = eventRuleset(pack);
  const begun = ruleset.begin(header);
  if (isRefusal(begun)) return [check('header', false, begun.message)];
  const takenBack = new Set(entries.flatMap(({ body }) => (isUndone(body) ? [body.target] : [])));
  const checks: CheckResult[] = [];
  /** The state before each sealed draft, for the draw that is opened later. */
  const before = new Map<string, EventState>();
  let state = begun;
  /** Not folded in yet: thousands check in one after the other, and nobody looks between two. */
  let waiting: Entry<EventEntry>[] = [];
  for (const raw of entries) {
    if (isUndone(raw.body) || takenBack.has(raw.command)) continue;
    const entry = upcast(ruleset, raw as Entry<EventEntry>);
    const { body } = entry;
    if (CLAIMING.has(body.type)) {
      state = ruleset.evolve(state, waiting);
      waiting = [];
    }
    if (body.type === 'round-drafted') before.set(body.draft.seal, state);
    if (body.type === 'event-started')
      checks.push(
        check('registration', body.mix === mixOf(state), 'the lots are mixed with everybody who was checked in'),
      );
    if (body.type === 'round-published') checks.push(...roundChecks(pack, state, body, before));
    if (body.type === 'clock-opened') checks.push(clockCheck(pack, state, body));
    if (body.type === 'round-repaired') checks.push(repairCheck(pack, state, body));
    if (body.type === 'result-settled') checks.push(...scoreCheck(pack, state, body));
    if (body.type === 'round-closed' || body.type === 'event-ended') checks.push(standingsCheck(pack, state, body));
    waiting.push(entry);
  }
  return checks;
}

function roundChecks(
  pack: Pack,
  state: EventState,
  body: EventEntryOf<'round-published'>,
  before: ReadonlyMap<string, EventState>,
): CheckResult[] {
  const { round, link, drafts } = body;
  const fits = linkFits(state.lots, openLinkOf(round - state.lotsFrom + 1), link);
  const checks = [
    check(
      `round ${round}: lots`,
      fits,
      fits ? 'the opened link fits what was published at the start' : 'the opened link does not fit the seal',
    ),
  ];
  for (const { seal, value, nonce } of drafts) {
    const name = `round ${round}: ${value.edited ? 'edit by hand' : `draw ${value.attempt}`}`;
    const drawnOn = before.get(seal);
    if (!sealFits(seal, { value, nonce }) || !drawnOn) {
      checks.push(check(name, false, 'this draft was never sealed'));
    } else if (value.edited) {
      checks.push(check(name, true, 'changed by the organiser, as the record says'));
    } else {
      checks.push(drawCheck(pack, drawnOn, value, { link, name }));
    }
  }
  return checks;
}

/** Runs a draw again on the state it was drawn from. */
function drawCheck(
  pack: Pack,
  state: EventState,
  drawn: Draft,
  { link, name }: { link: string; name: string },
): CheckResult {
  const { round, attempt, asked, chosen } = drawn;
  const again = planRound(pack, state, { round, attempt, asked, chosen }, keyOf(state, link));
  if (isRefusal(again)) return check(name, false, `repeated, the draw is refused: ${again.message}`);
  const same = sameJson(again.games, drawn.games) && sameJson(again.scenario, drawn.scenario);
  return check(
    name,
    same,
    same ? `${drawn.games.length} tables come out the same` : 'repeated, the draw comes out differently',
  );
}

/** Plans a repair again: tables that had begun stayed, the others come out the same. */
function repairCheck(pack: Pack, state: EventState, body: EventEntryOf<'round-repaired'>): CheckResult {
  const { round, attempt, games, kept, how } = body;
  const what = `round ${round}: repair`;
  const byHand = how?.kind === 'by-hand' ? { tables: how.tables, absent: how.absent } : undefined;
  const again = how === undefined ? planOldRepair(pack, state) : planAsked(pack, state, byHand);
  if (isRefusal(again)) return check(what, false, `repeated, the draw is refused: ${again.message}`);
  const same = sameJson([again.attempt, again.games, again.kept], [attempt, games, kept]);
  return check(
    what,
    same,
    same ? `${games.length} tables come out the same` : 'repeated, the draw comes out differently',
  );
}

/** Rolls a hidden length again, once its link is opened. */
function clockCheck(pack: Pack, state: EventState, body: EventEntryOf<'clock-opened'>): CheckResult {
  const { round, link, plan, nonce } = body;
  const what = `round ${round}: hidden length`;
  const box = state.rounds[round - 1]?.clock.hidden;
  const again = pack.rounds.hiddenClock(state.options, lotStream(keyOf(state, link), round, 'clock'));
  const fits = linkFits(state.lots, hiddenLinkOf(round - state.lotsFrom + 1), link);
  const same =
    fits && box !== undefined && box !== null && sealFits(box.seal, { value: plan, nonce }) && sameJson(again, plan);
  return check(what, same, same ? 'repeated, the roll comes out the same' : 'it is not what was sealed');
}

function scoreCheck(pack: Pack, state: EventState, body: EventEntryOf<'result-settled'>): CheckResult[] {
  const game = state.rounds.flatMap(({ games }) => games).find(({ id }) => id === body.game);
  if (!game || body.result.kind === 'void') return [];
  const scored = pack.results.score({ seats: game.seats, result: body.result }, state.options);
  return isRefusal(scored) ? [check(`result ${body.game}`, false, scored.message)] : [];
}

function standingsCheck(
  pack: Pack,
  state: EventState,
  body: EventEntryOf<'round-closed'> | EventEntryOf<'event-ended'>,
): CheckResult {
  const hash = hashText(canonical(pack.standings.rank(historyOf(state))));
  const what = body.type === 'round-closed' ? `standings after round ${body.round}` : 'final standings';
  const same = hash === body.standings;
  return check(what, same, same ? 'as published' : 'today’s rules place somebody differently than was published');
}
