import type { Report } from '../../conformance/run.ts';
import { refuse } from '../../core/rules/refusal.ts';
import { type CommandSpec, textOf } from '../spec.ts';

export const conformance: CommandSpec = {
  usage: 'conformance <files...>',
  summary: 'check the rules against vector files or folders',
  define: (command) => command.option('--ops <list>', 'only these operations, separated by commas'),
  run: async ({ words, options }) => {
    const { readVectors } = await import('../../conformance/vector.ts');
    const { report } = await import('../../conformance/run.ts');
    const ops = textOf(options, 'ops')?.split(',');
    const vectors = readOrNull(() => readVectors(words));
    if (typeof vectors === 'string') return refuse('bad-vectors', vectors);
    const made = report(vectors, ops ? { ops } : {});
    return { data: made, text: textFor(made), failed: made.failed > 0 };
  },
};

/** What a vector file that is none is refused with; a file that is not there is the system's own error. */
function readOrNull<T>(read: () => T): T | string {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && !('code' in error)) return error.message;
    throw error;
  }
}

function textFor({ passed, failed, failures }: Report): string {
  const lines = failures.map(({ id, rules, path, expected, got }) => {
    const [wanted, found] = [expected, got].map((value) => (value === undefined ? 'nothing' : JSON.stringify(value)));
    return `${id} [${rules.join(', ')}] ${path}: expected ${wanted}, got ${found}`;
  });
  return [...lines, `${passed} passed, ${failed} failed`].join('\n');
}
