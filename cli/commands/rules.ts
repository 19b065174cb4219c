import { refuse } from '../../core/rules/refusal.ts';
import { type CommandSpec, textOf } from '../spec.ts';

export const rules: CommandSpec = {
  usage: 'rules',
  summary: 'show which rules reached an answer in the last `npm run rules`, and which never did',
  define: (command) =>
    command
      .option('--system <id>', 'only one system')
      .option('--area <list>', 'only these areas, like EVENT,ROUND,PAIR')
      .option('--sections <list>', 'only these sections, like 1-7,15-18'),
  run: async ({ options }) => {
    const { readCitations, readReferences } = await import('../rules/read.ts');
    const { readRanges, reportOn, reportText } = await import('../rules/report.ts');
    const citations = readCitations();
    if (!citations) return refuse('no-report', 'No test run has collected citations yet: run `npm run rules`.');
    const system = textOf(options, 'system');
    const ranges = textOf(options, 'sections');
    const sections = ranges === undefined ? undefined : readRanges(ranges);
    if (sections === null) return refuse('usage', 'Sections are written like 1-7,15-18.');
    const areas = textOf(options, 'area')
      ?.split(',')
      .map((area) => area.trim().toUpperCase());
    const references = readReferences();
    if (system !== undefined && !references.has(system)) {
      return refuse('unknown-system', `There is no rule reference for ${system}.`);
    }
    const filter = { ...(areas ? { areas } : {}), ...(sections ? { sections } : {}) };
    const reports = [...references]
      .filter(([id]) => system === undefined || id === system)
      .map(([id, own]) => reportOn(id, own, citations, filter));
    const known = new Set([...references.values()].flatMap((own) => own.map(({ id }) => id)));
    // A test may cite a rule of its own making; of our own systems every ID must be in its reference.
    const prefixes = new Set([...known].map((id) => id.split('-')[0]));
    const unknown = [...citations].filter((id) => !known.has(id) && prefixes.has(id.split('-')[0])).toSorted();
    const strays = unknown.length === 0 ? [] : [`Cited, but not in any reference: ${unknown.join(', ')}`];
    return { data: { systems: reports, unknown }, text: [...reports.map(reportText), ...strays].join('\n\n') };
  },
};
