/**
 * Checking a game from its record alone: the chain, every seal that was opened, every draw run again, and the result
 * worked out again from the answers.
 */
import { linkFits } from '../chance/lots.ts';
import { type CheckResult, type Verified, check, verifyRecord } from '../journal/checks.ts';
import { canonical, sameJson } from '../journal/json.ts';
import { isUndone, upcast } from '../journal/record.ts';
import { isSealed, sealFits } from '../journal/seal.ts';
import type { Entry, Header } from '../journal/types.ts';
import { isRefusal } from '../rules/refusal.ts';
import { drawStream } from './decide.ts';
import type { EncounterEntry, EncounterEntryOf } from './entries.ts';
import type { EncounterGame } from './game.ts';
import { encounterRuleset } from './ruleset.ts';
import { type EncounterState, seenBy } from './state.ts';

export function verifyEncounter(game: EncounterGame, header: Header, entries: readonly Entry[]): Verified {
  return verifyRecord(header, entries, () => foldChecks(game, header, entries));
}

function foldChecks(game: EncounterGame, header: Header, entries: readonly Entry[]): CheckResult[] {
  const ruleset = encounterRuleset(game);
  const begun = ruleset.begin(header);
  if (isRefusal(begun)) return [check('header', false, begun.message)];
  const takenBack = new Set(entries.flatMap(({ body }) => (isUndone(body) ? [body.target] : [])));
  const checks: CheckResult[] = [];
  let state = begun;
  for (const raw of entries) {
    if (isUndone(raw.body) || takenBack.has(raw.command)) continue;
    const entry = upcast(ruleset, raw as Entry<EncounterEntry>);
    const { body } = entry;
    if (body.type === 'opened') checks.push(openedCheck(state, body));
    if (body.type === 'drawn') checks.push(...drawnChecks(game, state, body, header));
    if (body.type === 'result-proposed' && body.how === 'scored') checks.push(resultCheck(game, state, body));
    state = ruleset.evolve(state, [entry]);
  }
  return checks;
}

function openedCheck({ answers }: EncounterState, { answer, opened }: EncounterEntryOf<'opened'>): CheckResult {
  const known = answers.find(({ number }) => number === answer);
  const ok = known !== undefined && isSealed(known.value) && sealFits(known.value.seal, opened);
  const what = `answer ${answer}: seal`;
  return check(what, ok, ok ? 'what was opened is what was sealed' : 'what was opened was never sealed so');
}

function drawnChecks(
  game: EncounterGame,
  state: EncounterState,
  body: EncounterEntryOf<'drawn'>,
  { lots }: Header,
): CheckResult[] {
  const { number, ask: id, draw, link, value } = body;
  const fits = linkFits(lots, draw, link);
  const lotsCheck = check(
    `answer ${number}: lots`,
    fits,
    fits ? 'the opened link fits what was published at the start' : 'the opened link does not fit the seal',
  );
  const seen = seenBy(state, 'all');
  const play = game.play(state.setting);
  const ask = play.asks(seen).find((one) => one.id === id);
  const again = ask && play.draw(seen, ask, drawStream(state, link, { number: draw, ask: id }));
  const same = again !== undefined && sameJson(again, value);
  const detail = same ? 'drawn again, the same' : `drawn again, it is ${canonical(again ?? null)}`;
  return [lotsCheck, check(`answer ${number}: draw`, same, detail)];
}

function resultCheck(
  game: EncounterGame,
  state: EncounterState,
  { lines }: EncounterEntryOf<'result-proposed'>,
): CheckResult {
  const now = game.play(state.setting).lines(seenBy(state, 'all'));
  const same = sameJson(now, lines);
  const detail = same ? 'the answers give what was signed' : `these rules give ${canonical(now)}`;
  return check('result', same, detail);
}
