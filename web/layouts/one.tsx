/** One table to scale, seen from either edge: on the screen, and as a card on paper. */
import '../parts/button.css';
import './layouts.css';
import { useEffect, useState } from 'preact/hooks';
import type { LayoutSide } from '../../core/table/layout/layout.ts';
import { seenFromAcross } from '../../core/table/layout/turn.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Frame, Wordmark } from '../parts/frame.tsx';
import { Notice } from '../parts/notice.tsx';
import { LayoutCard } from '../table/layout-card.tsx';
import { say } from '../text/language.ts';
import { sayDrawing, tellLayouts } from '../text/layouts.ts';
import { type OneLayout, addressOf, fetchLayout } from './asked.ts';

const SIDES: readonly LayoutSide[] = ['A', 'B'];

export interface LayoutPageProps {
  readonly system: string;
  readonly name: string;
}

export function LayoutPage({ system, name }: LayoutPageProps) {
  const [found, setFound] = useState<OneLayout | string | null>(null);
  const [from, setFrom] = useState<LayoutSide>(() => (location.hash === '#B' ? 'B' : 'A'));
  useEffect(() => {
    void fetchLayout(system, name).then((answer) => setFound(answer ?? tellLayouts('layouts.failed')));
  }, [system, name]);
  const one = typeof found === 'string' ? null : found;
  const title = one?.layout.title ?? tellLayouts('layouts.title');
  useEffect(() => {
    document.title = say('app.title', { page: title });
  }, [title]);
  const turn = (side: LayoutSide) => {
    setFrom(side);
    history.replaceState(null, '', side === 'B' ? '#B' : location.pathname);
  };
  return (
    <Frame masthead={<Masthead title={title} book={one?.title ?? ''} />} guide="tables">
      <div class="layouts">
        {found === null ? <p class="soft">{tellLayouts('layouts.loading')}</p> : null}
        {typeof found === 'string' ? (
          <Notice meaning="loss">
            <p>{found}</p>
          </Notice>
        ) : null}
        {one === null ? null : (
          <LayoutCard
            system={one.system}
            layout={from === 'B' ? seenFromAcross(one.layout) : one.layout}
            tools={<Tools one={one} from={from} onTurn={turn} />}
          />
        )}
      </div>
    </Frame>
  );
}

function Masthead({ title, book }: { readonly title: string; readonly book: string }) {
  return (
    <div class="layouts-mast">
      <Wordmark />
      <h1>{title}</h1>
      <p>{book}</p>
      <p class="off-paper">
        <a class="layouts-back" href="/layouts">
          {tellLayouts('layouts.all')}
        </a>
      </p>
    </div>
  );
}

interface ToolsProps {
  readonly one: OneLayout;
  readonly from: LayoutSide;
  readonly onTurn: (side: LayoutSide) => void;
}

function Tools({ one: { system, layout }, from, onTurn }: ToolsProps) {
  return (
    <div class="layouts-tools off-paper">
      <Choice
        label={tellLayouts('layouts.from')}
        labelled
        value={from}
        options={SIDES.map((side) => ({ value: side, label: sayDrawing(`drawing.${layout.sides}.${side}`) }))}
        onChange={onTurn}
      />
      <Button onClick={() => window.print()}>{tellLayouts('layouts.print')}</Button>
      <a class="button" href={`/table?system=${encodeURIComponent(system)}&layout=${encodeURIComponent(layout.name)}`}>
        {tellLayouts('layouts.setUp')}
      </a>
      <a class="button" href={`/api${addressOf(system, layout.name)}/svg`} download={`${layout.name}.svg`}>
        {tellLayouts('layouts.save')}
      </a>
    </div>
  );
}
