/** The words of rules, out of the rule reference of their system. */
export async function fetchRules(system: string): Promise<ReadonlyMap<string, string>> {
  try {
    const answer = await fetch(`/rules/${encodeURIComponent(system)}`);
    // Its styles are not for this page, whose policy would say so.
    const text = (await answer.text()).replace(/ style="[^"]*"/g, '');
    const page = new DOMParser().parseFromString(text, 'text/html');
    const rows = [...page.querySelectorAll('tr[id]')].map((row): readonly [string, string] => {
      const cells = row.querySelectorAll('td');
      return [row.id, (cells[cells.length - 1]?.textContent ?? '').replace(ASIDE, '')];
    });
    return new Map(rows);
  } catch {
    return new Map();
  }
}

/** Where a row leads on to how an unclear point is read. */
const ASIDE = / See [A-Z0-9]+-AMB-\d+(?:(?:, | and )[A-Z0-9]+-AMB-\d+)*\./g;
