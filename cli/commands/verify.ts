import type { RecordFile } from '../../core/journal/lines.ts';
import type { Verified } from '../../core/journal/checks.ts';
import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import type { CommandSpec } from '../spec.ts';

export const verify: CommandSpec = {
  usage: 'verify <record>',
  summary: 'check an event or a game from its file: chain, seals, every draw, fold, standing and result',
  define: (command) => command.option('--independent', 'also by a second program that shares no code with the rules'),
  run: async ({ io, words, options }) => {
    const { recordAt } = await import('../files/record-file.ts');
    const [path = ''] = words;
    const record = await recordAt(path, io);
    if (isRefusal(record)) return record;
    const verified = await verifyAny(record);
    if (isRefusal(verified)) return verified;
    const { checks, problems } = verified;
    const second = options.independent === true && record.header.ruleset === 'event' ? await secondOpinion(record) : [];
    const all = [...problems, ...second];
    const lines = checks.map(({ what, ok, detail }) => `${ok ? 'ok  ' : 'BAD '} ${what}: ${detail}`);
    const end = all.length === 0 ? `All ${checks.length} checks hold.` : `${all.length} problems.`;
    const text = [...lines, ...second.map((problem) => `BAD  ${problem}`), end].join('\n');
    return { data: { ok: all.length === 0, checks, problems: all }, text, failed: all.length > 0 };
  },
};

/** By the rules of what the record is: an event, or one game of it. */
async function verifyAny({ header, entries }: RecordFile): Promise<Verified | Refusal> {
  const { GAMES, packById } = await import('../../core/systems/index.ts');
  const unknown = refuse('unknown-system', `This version of Muster does not know ${header.system}.`);
  if (header.ruleset === 'encounter') {
    const { verifyEncounter } = await import('../../core/encounter/verify.ts');
    const game = GAMES.find(({ system }) => system === header.system);
    return game ? verifyEncounter(game, header, entries) : unknown;
  }
  const { verifyEvent } = await import('../../core/event/verify.ts');
  const pack = packById(header.system);
  return pack ? verifyEvent(pack, header, entries) : unknown;
}

async function secondOpinion(record: RecordFile): Promise<string[]> {
  const { checkEvent } = await import('../../audit/check.ts');
  const { proveRounds } = await import('../../audit/proof/rounds.ts');
  const found = checkEvent(record).map(
    ({ round, rule, problem }) => `${round === null ? '' : `round ${round}: `}${problem} [${rule}]`,
  );
  const unproved = proveRounds(record).flatMap(({ round, faults }) =>
    faults.map((fault) => `round ${round}: ${fault}`),
  );
  return [...found, ...unproved];
}
