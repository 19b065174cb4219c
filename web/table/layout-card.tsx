/** A layout with all that belongs to it: the drawing, its legend, notes, how sure it is, and the same in words. */
import './layout-card.css';
import type { ComponentChildren } from 'preact';
import { legendOf, listOf } from '../../core/table/drawing/legend.ts';
import { swatch } from '../../core/table/drawing/swatch.ts';
import { svg } from '../../core/table/drawing/svg.ts';
import type { Layout } from '../../core/table/layout/layout.ts';
import { Notice } from '../parts/notice.tsx';
import { System } from '../parts/rule-links.tsx';
import { sayDrawing, tellLayouts } from '../text/layouts.ts';
import { LayoutDrawing, drawn } from './drawn.tsx';

export interface LayoutCardProps {
  readonly system: string;
  readonly layout: Layout;
  /** What can be done with it: under the drawing, so that this is the first thing on a phone. */
  readonly tools?: ComponentChildren;
}

export function LayoutCard({ system, layout, tools }: LayoutCardProps) {
  return (
    <System.Provider value={system}>
      <div class="layout-card">
        <LayoutDrawing layout={layout} id={layout.name} />
        <div class="layout-facts">
          {tools}
          <Legend layout={layout} />
          {layout.notes.length === 0 ? null : (
            <section class="layout-part">
              <h2>{tellLayouts('layouts.know')}</h2>
              <ul class="layout-notes">
                {layout.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </section>
          )}
          <section class="layout-part">
            <h2>{tellLayouts('layouts.sure')}</h2>
            <Notice
              meaning={layout.sure.how === 'high' || layout.sure.how === 'stated' ? 'good' : 'wait'}
              title={sayDrawing(`drawing.sure.${layout.sure.how}`)}
              rules={layout.rules}
            >
              <p>{layout.sure.why}</p>
            </Notice>
          </section>
          <Words layout={layout} />
        </div>
      </div>
    </System.Provider>
  );
}

function Legend({ layout }: { readonly layout: Layout }) {
  return (
    <section class="layout-part">
      <h2>{tellLayouts('layouts.legend')}</h2>
      <ul class="layout-legend">
        {legendOf(layout, sayDrawing).map(({ sign, text }) => (
          <li key={text}>
            {drawn(
              svg(
                'svg',
                { viewBox: '-0.2 -0.8 2.4 1.6', class: 'drawing layout-sign', 'aria-hidden': 'true' },
                ...swatch(sign, layout.name, [0, 0], 1),
              ),
            )}
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Words({ layout }: { readonly layout: Layout }) {
  return (
    <details class="layout-words off-paper">
      <summary>{tellLayouts('layouts.list')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{tellLayouts('layouts.what')}</th>
            <th scope="col">{tellLayouts('layouts.where')}</th>
          </tr>
        </thead>
        <tbody>
          {listOf(layout, sayDrawing).map(({ what, where }) => (
            <tr key={`${what} ${where}`}>
              <td>{what}</td>
              <td>{where}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
