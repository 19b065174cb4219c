import type { RecordFile } from '../../core/journal/lines.ts';
import { isRefusal, refuse } from '../../core/journal/types.ts';
import type { CommandSpec } from '../spec.ts';

export const verify: CommandSpec = {
  usage: 'verify <record>',
  summary: 'check an event from its file: chain, seals, every draw, fold and standing',
  define: (command) => command.option('--independent', 'also by a second program that shares no code with the rules'),
  run: async ({ io, words, options }) => {
    const { recordAt } = await import('../files/record-file.ts');
    const { packById } = await import('../../core/systems/index.ts');
    const { verifyEvent } = await import('../../core/event/verify.ts');
    const [path = ''] = words;
    const record = await recordAt(path, io);
    if (isRefusal(record)) return record;
    const pack = packById(record.header.system);
    if (!pack) return refuse('unknown-system', `This version of Muster does not know ${record.header.system}.`);
    const { checks, problems } = verifyEvent(pack, record.header, record.entries);
    const second = options.independent === true ? await secondOpinion(record) : [];
    const all = [...problems, ...second];
    const lines = checks.map(({ what, ok, detail }) => `${ok ? 'ok  ' : 'BAD '} ${what}: ${detail}`);
    const end = all.length === 0 ? `All ${checks.length} checks hold.` : `${all.length} problems.`;
    const text = [...lines, ...second.map((problem) => `BAD  ${problem}`), end].join('\n');
    return { data: { ok: all.length === 0, checks, problems: all }, text, failed: all.length > 0 };
  },
};

async function secondOpinion(record: RecordFile): Promise<string[]> {
  const { checkEvent } = await import('../../conformance/checker/check.ts');
  const { proveRounds } = await import('../../conformance/checker/proof/rounds.ts');
  const found = checkEvent(record).map(
    ({ round, rule, problem }) => `${round === null ? '' : `round ${round}: `}${problem} [${rule}]`,
  );
  const unproved = proveRounds(record).flatMap(({ round, faults }) =>
    faults.map((fault) => `round ${round}: ${fault}`),
  );
  return [...found, ...unproved];
}
