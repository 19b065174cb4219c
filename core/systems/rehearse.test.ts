/** A rehearsal stands where the event stands, and holds nothing that the event has still to open. */
import { expect, test } from 'vitest';
import { linkOf, lotsSeal } from '../chance/lots.ts';
import { act, foldRecord } from '../journal/record.ts';
import { openSeals } from '../journal/seal.ts';
import { isRefusal } from '../rules/refusal.ts';
import { PACKS } from './index.ts';
import { generateEvent } from '../event/generate/generate.ts';
import { ORGANISER } from '../event/generate/simulate.ts';
import { rehearsalOf } from '../event/rehearse.ts';
import { eventRuleset } from '../event/ruleset.ts';
import { sharedParts } from '../event/view.ts';
import { ownParts } from '../event/view-own.ts';
import { verifyEvent } from '../event/verify.ts';

const REAL = 'a'.repeat(64);
const FRESH = 'b'.repeat(64);

test.each(PACKS.map((pack) => [pack.id, pack] as const))('%s: no secret, other lots, the same day', (_, pack) => {
  const rules = eventRuleset(pack);
  const { record: half, secret } = generateEvent(pack, {
    seed: 'rehearse',
    players: 9,
    stop: { round: 2, settled: 100 },
  });
  const real = { nonce: () => REAL, link: (number: number) => linkOf(secret, number) };
  let record = half;
  let commands = 0;
  const run = (body: object, chance = real): void => {
    commands += 1;
    const at = (record.entries.at(-1)?.at ?? 0) + 1000;
    const command = { id: `real-${commands}`, at, by: ORGANISER, body: { override: 'to see', ...body } as never };
    const acted = act(rules, record, command, chance);
    if (isRefusal(acted)) throw new Error(acted.message);
    record = acted.record;
  };
  for (const { id } of record.state.rounds[1]?.games.filter(({ result }) => result === null) ?? []) {
    run({ type: 'enter-result', game: id, result: { kind: 'void' } });
  }
  run({ type: 'close-round' });
  run({ type: 'note', text: 'The next round pairs the twins.' });
  run({ type: 'add-round', reason: 'One more.' });
  run({ type: 'draft-round' });
  expect(record.state.draftOpen).toBe(true);

  const file = rehearsalOf(record, 'copy');
  const secrets = file.entries.flatMap(({ body }) => openSeals(body)).filter(({ keep }) => keep === 'secret');
  expect(secrets).toEqual([]);
  expect(file.entries.some(({ body }) => body.type === 'undone')).toBe(false);

  const folded = foldRecord(rules, file.header, file.entries);
  if (isRefusal(folded)) throw new Error(folded.message);
  const lots = { nonce: () => FRESH, link: (number: number) => linkOf(FRESH, number) };
  const ask = (from: typeof folded, body: object, by: object = ORGANISER) => {
    const at = (from.entries.at(-1)?.at ?? 0) + 1000;
    const command = { id: `copy-${from.entries.length}`, at, by, body } as never;
    const acted = act(rules, from, command, lots);
    if (isRefusal(acted)) throw new Error(acted.message);
    return acted.record;
  };
  const renewed = ask(folded, { type: 'renew-lots', lots: lotsSeal(FRESH), reason: 'x' }, { role: 'system' });
  const desk = ownParts(pack, renewed.state, ORGANISER).desk;
  expect(desk).toMatchObject({ draft: null, scenarios: {} });
  expect(sharedParts(pack, renewed.state).standings).toEqual(sharedParts(pack, record.state).standings);

  const drafted = ask(renewed, { type: 'draft-round' });
  const approve = drafted.state.drafts.at(-1)?.open?.value.approval ?? [];
  const published = ask(drafted, { type: 'publish-round', approve });
  expect(published.state.rounds[2]?.link).toBe(linkOf(FRESH, 1));
  expect(verifyEvent(pack, published.header, published.entries).problems).toEqual([]);
});
