import type { RoundVerdict } from '../../audit/proof/rounds.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import type { CommandSpec } from '../spec.ts';

export const check: CommandSpec = {
  usage: 'check <record>',
  summary: 'check from its file that each round of an event was the best possible, with separate code',
  define: (command) => command,
  run: async ({ io, words: [path = ''] }) => {
    const { recordAt } = await import('../files/record-file.ts');
    const { proveRounds } = await import('../../audit/proof/rounds.ts');
    const record = await recordAt(path, io);
    if (isRefusal(record)) return record;
    const rounds = proveRounds(record);
    const wrong = rounds.filter(({ verdict }) => verdict === 'wrong').length;
    const lines = rounds.flatMap((round) => [sentence(round), ...round.faults.map((fault) => `     ${fault}`)]);
    const text = [...lines, ending(rounds, wrong)].join('\n');
    return { data: { ok: wrong === 0, rounds }, text, failed: wrong > 0 };
  },
};

function sentence({ round, repaired, verdict, pins }: RoundVerdict): string {
  const name = `${verdict === 'wrong' ? 'BAD ' : 'ok  '} round ${round}${repaired ? ', drawn again in part' : ''}`;
  return `${name}: ${WORDS[verdict]}${verdict === 'best' && pins > 0 ? SET : ''}`;
}

const SET = ', with the tables that were set';

const WORDS: Readonly<Record<RoundVerdict['verdict'], string>> = {
  best: 'best possible',
  'by-hand': 'changed by hand after the draw, as the record says',
  unproved: 'has no proof: a bracket, tables of more than two, or an older record',
  wrong: 'its proof is wrong',
};

function ending(rounds: readonly RoundVerdict[], wrong: number): string {
  if (rounds.length === 0) return 'No round was published yet.';
  if (wrong > 0) return `${wrong} of ${rounds.length} proofs do not hold.`;
  const best = rounds.filter(({ verdict }) => verdict === 'best').length;
  return `${best} of ${rounds.length} rounds are proved to be the best possible.`;
}
