import { describe, expect, it } from 'vitest';
import { readCatalogue } from './catalogue.ts';
import { readReferences } from './read.ts';
import { readRanges, reportOn, reportText } from './report.ts';

const PAGE = `# A pack
## How to read this page
## 1. Event
| ID | kind | rule |
|---|---|---|
| X0-EVENT-01 | guide | Ask. |
| X0-EVENT-02 | enforce | Refuse a | b. |
## 2. Rounds
| X0-ROUND-01 | compute | Count. |
| X0-ROUND-02 | compute | Count again. |
| not a rule | compute | at all |
`;

describe('the rule report', () => {
  const rules = readCatalogue(PAGE);

  it('reads every row of a reference under its heading', () => {
    expect(rules.map(({ id, kind, section }) => [id, kind, section.number])).toEqual([
      ['X0-EVENT-01', 'guide', 1],
      ['X0-EVENT-02', 'enforce', 1],
      ['X0-ROUND-01', 'compute', 2],
      ['X0-ROUND-02', 'compute', 2],
    ]);
    expect(rules[1]?.text).toBe('Refuse a | b.');
  });

  it('says what was cited and what never, by section', () => {
    const report = reportOn('x', rules, new Set(['X0-ROUND-01', 'X0-EVENT-01']), {});
    expect(report).toMatchObject({ cited: 1, total: 3 });
    expect(reportText(report)).toBe(
      'x: 1 of 3 rules to compute or enforce reached an answer\n' +
        '  1. Event: 0 of 1\n     never: X0-EVENT-02\n' +
        '  2. Rounds: 1 of 2\n     never: X0-ROUND-02',
    );
  });

  it('looks at areas and sections alone where asked', () => {
    expect(reportOn('x', rules, new Set(), { areas: ['ROUND'] }).total).toBe(2);
    expect(reportOn('x', rules, new Set(), { sections: [1] }).total).toBe(1);
    expect(readRanges('1-3, 7')).toEqual([1, 2, 3, 7]);
    expect(readRanges('one')).toBeNull();
    expect(readRanges('1-99999')).toBeNull();
  });

  it('finds the references of every system', () => {
    const found = readReferences();
    expect(found.get('gaining-grounds-s0')?.length).toBeGreaterThan(300);
    expect([...found.keys()]).toContain('firefight');
  });
});
