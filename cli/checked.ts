/** What is wrong with a record, a sentence each: by its rules, and where that is asked by a second program. */
import type { RecordFile } from '../core/journal/lines.ts';
import { isRefusal } from '../core/rules/refusal.ts';
import { auditEvent, verifyRecord } from '../library/record.ts';

export function problemsOf(record: RecordFile, independent: boolean): readonly string[] {
  const verified = verifyRecord(record);
  if (isRefusal(verified)) return [verified.message];
  return [...verified.problems, ...(independent ? secondOpinion(record) : [])];
}

export function secondOpinion(record: RecordFile): string[] {
  if (record.header.ruleset !== 'event') return [];
  const { problems, rounds } = auditEvent(record);
  const found = problems.map(
    ({ round, rule, problem }) => `${round === null ? '' : `round ${round}: `}${problem} [${rule}]`,
  );
  return [...found, ...rounds.flatMap(({ round, faults }) => faults.map((fault) => `round ${round}: ${fault}`))];
}
