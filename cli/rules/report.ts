/** Which rules product code cited while the tests ran, and which it never did. */
import { type CatalogueRule, type Section, areaOf } from './catalogue.ts';

export interface RuleFilter {
  /** Areas, like `EVENT`; all without it. */
  readonly areas?: readonly string[];
  readonly sections?: readonly number[];
}

export interface SectionReport extends Section {
  readonly cited: readonly string[];
  readonly never: readonly string[];
}

export interface SystemReport {
  readonly system: string;
  readonly cited: number;
  readonly total: number;
  readonly sections: readonly SectionReport[];
}

/** Rules that code carries out; the others are prompts, text and readings. */
const CARRIED_OUT = ['compute', 'enforce'];

export function reportOn(
  system: string,
  rules: readonly CatalogueRule[],
  citations: ReadonlySet<string>,
  { areas, sections }: RuleFilter,
): SystemReport {
  const asked = rules.filter(
    ({ id, kind, section }) =>
      CARRIED_OUT.includes(kind) &&
      (areas === undefined || areas.includes(areaOf(id))) &&
      (sections === undefined || sections.includes(section.number)),
  );
  const bySection = new Map<string, CatalogueRule[]>();
  for (const rule of asked) bySection.set(rule.section.title, [...(bySection.get(rule.section.title) ?? []), rule]);
  const reports = [...bySection.values()].map((own): SectionReport => {
    const ids = own.map(({ id }) => id);
    const { number, title } = own[0]?.section ?? { number: 0, title: '' };
    const cited = ids.filter((id) => citations.has(id));
    return { number, title, cited, never: ids.filter((id) => !citations.has(id)) };
  });
  const cited = reports.reduce((sum, section) => sum + section.cited.length, 0);
  return { system, cited, total: asked.length, sections: reports };
}

export function reportText({ system, cited, total, sections }: SystemReport): string {
  const lines = sections.map(({ number, title, cited: own, never }) => {
    const head = `  ${number}. ${title}: ${own.length} of ${own.length + never.length}`;
    return never.length === 0 ? head : `${head}\n     never: ${never.join(', ')}`;
  });
  return [`${system}: ${cited} of ${total} rules to compute or enforce reached an answer`, ...lines].join('\n');
}

/** `1-7,15-18` as the numbers; null where it is no such list. */
export function readRanges(text: string): number[] | null {
  const numbers: number[] = [];
  for (const range of text.split(',')) {
    const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(range.trim()) ?? [];
    if (from === undefined || Number(to) - Number(from) > 1000) return null;
    for (let number = Number(from); number <= Number(to); number += 1) numbers.push(number);
  }
  return numbers;
}
