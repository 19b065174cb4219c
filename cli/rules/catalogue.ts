/** The rules of a reference page (`docs/rules/*.md`): every row of its tables that begins with a rule's ID. */

export interface CatalogueRule {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  readonly section: Section;
}

export interface Section {
  /** As the page numbers it; else its place on the page. */
  readonly number: number;
  readonly title: string;
}

const ROW = /^\| ([A-Z0-9]+(?:-[A-Z0-9a-z]+)+) \| (compute|enforce|guide|show|reading) \| (.*) \|$/;
const HEADING = /^## (?:(\d+)\. )?(.+)$/;

export function readCatalogue(page: string): CatalogueRule[] {
  const rules: CatalogueRule[] = [];
  let section: Section = { number: 0, title: '' };
  for (const line of page.split('\n')) {
    const [, number, title] = HEADING.exec(line) ?? [];
    if (title !== undefined) section = { number: number === undefined ? section.number + 1 : Number(number), title };
    const [, id, kind, text] = ROW.exec(line) ?? [];
    if (id !== undefined && kind !== undefined && text !== undefined) rules.push({ id, kind, text, section });
  }
  return rules;
}

/** `GG0-EVENT-03` is of the area `EVENT`. */
export function areaOf(id: string): string {
  return id.split('-')[1] ?? '';
}
