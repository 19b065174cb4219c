import type { RecordFile } from '../../core/journal/lines.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import type { CommandSpec } from '../spec.ts';

export const verify: CommandSpec = {
  usage: 'verify <record>',
  summary: 'check an event or a game from its file: chain, seals, draws, standings and results',
  define: (command) =>
    command.option('--independent', 'also check it with a second program that shares no code with the rules'),
  run: async ({ io, words, options }) => {
    const { recordAt } = await import('../files/record-file.ts');
    const [path = ''] = words;
    const record = await recordAt(path, io);
    if (isRefusal(record)) return record;
    const { verifyRecord } = await import('../../library/record.ts');
    const verified = verifyRecord(record);
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

async function secondOpinion(record: RecordFile): Promise<string[]> {
  const { auditEvent } = await import('../../library/record.ts');
  const { problems, rounds } = auditEvent(record);
  const found = problems.map(
    ({ round, rule, problem }) => `${round === null ? '' : `round ${round}: `}${problem} [${rule}]`,
  );
  return [...found, ...rounds.flatMap(({ round, faults }) => faults.map((fault) => `round ${round}: ${fault}`))];
}
