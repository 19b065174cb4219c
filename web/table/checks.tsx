/** What the pack says of the terrain, and a fair table made by its rules. Its checks are fetched when they are first asked for. */
import { useEffect, useState } from 'preact/hooks';
import { type Refusal, isRefusal } from '../../core/rules/refusal.ts';
import type { Finding, Inspection } from '../../core/table/inspection.ts';
import type { Layout, LayoutBook } from '../../core/table/layout/layout.ts';
import type { TableMap } from '../../core/table/map/map.ts';
import { checkMap } from '../../core/table/map/check.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { RuleLinks, System } from '../parts/rule-links.tsx';
import { tellTable } from '../text/setup.ts';

export interface ChecksProps {
  readonly map: TableMap;
  readonly book: LayoutBook;
  readonly layout: Layout;
  readonly onChange: (next: TableMap | Refusal) => void;
}

export function Checks({ map, book, layout, onChange }: ChecksProps) {
  const { terrain } = map;
  const [said, setSaid] = useState<Inspection | Refusal | null>(null);
  const [seed, setSeed] = useState('1');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let meant = true;
    void import('../../core/systems/terrain.ts').then(({ inspectTable }) => {
      if (meant) setSaid(inspectTable(book, layout, { terrain, models: [], shareBy: 'area' }));
    });
    return () => {
      meant = false;
    };
  }, [terrain, book, layout]);
  const generate = async () => {
    setBusy(true);
    const { generateTable } = await import('../../core/systems/generate-terrain.ts');
    const made = generateTable(book, layout, seed);
    setBusy(false);
    onChange(isRefusal(made) ? made : checkMap({ ...map, terrain: made.terrain, things: [] }));
    // The next tap makes another one.
    if (!isRefusal(made)) setSeed(String(Number(seed) + 1 || 1));
  };
  const silent = said === null || (isRefusal(said) && said.code === 'no-terrain-rules');
  return (
    <section class="table-part">
      <h2>{tellTable('table.checks')}</h2>
      {silent ? null : (
        <div class="table-actions">
          <Field label={tellTable('table.seed')} value={seed} onInput={setSeed} />
          <Button busy={busy} onClick={() => void generate()}>
            {tellTable('table.generate')}
          </Button>
        </div>
      )}
      <System.Provider value={book.system}>
        {said === null ? null : isRefusal(said) ? <p class="soft">{said.message}</p> : <Said said={said} />}
      </System.Provider>
    </section>
  );
}

function Said({ said: { findings, figures } }: { readonly said: Inspection }) {
  return (
    <>
      <ul class="table-words">
        {figures.map(({ name, value, wanted, rules }) => (
          <li key={name}>
            {tellTable('table.figure', { name, value, wanted })} <RuleLinks rules={rules} />
          </li>
        ))}
      </ul>
      {findings.length === 0 ? (
        <Notice meaning="good">
          <p>{tellTable('table.fine')}</p>
        </Notice>
      ) : null}
      {findings.map(({ kind, message, rules }: Finding, index) => (
        <Notice key={index} meaning={kind === 'broken' ? 'loss' : 'wait'} rules={rules}>
          <p>{message}</p>
        </Notice>
      ))}
    </>
  );
}
