/** The sheets as they are to be signed, and who has signed. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { boardsIn } from '../../core/encounter/board.ts';
import type { Lines } from '../../core/encounter/types.ts';
import { Button } from '../parts/button.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { TextArea } from '../parts/text-area.tsx';
import { ask } from '../text/encounter.ts';
import { listed } from '../text/format.ts';
import { useNames, useTable } from './context.ts';
import { LogLines } from './log-lines.tsx';
import { openTaps } from './row-taps.tsx';
import { langOf } from './said.ts';
import { Sheets } from './sheets.tsx';
import { unfold } from './later-fold.tsx';

export function Signing() {
  const { store, outbox } = useTable();
  const nameOf = useNames();
  const [mends, setMends] = useState(false);
  const [encounter, table, mine] = [store.part('encounter'), store.part('table'), store.part('mine')];
  if (!encounter || !table) return null;
  const { result, rejected } = table;
  const acts = mine !== undefined;
  const mend = (
    <Button kind="quiet" onClick={() => setMends(true)}>
      {ask('mend')}
    </Button>
  );
  const isDisputed = table.answers.some(({ objections }) => objections.length > 0);
  if (!result) {
    return (
      <section class="game-result">
        <h2>{ask(acts ? 'resultNow' : 'resultSoon')}</h2>
        {acts ? null : <Why />}
        {table.cancelledBy === null ? null : <p>{ask('cancelled', { what: table.cancelledBy })}</p>}
        {rejected === null ? null : (
          <p>{ask('rejected', { name: nameOf(rejected.side), reason: rejected.reason || '–' })}</p>
        )}
        <Sheets lines={table.lines} />
        {acts ? (
          <Sign lines={table.lines}>
            {isDisputed ? null : (
              <Button kind="primary" onClick={() => void outbox.send({ type: 'propose-result' })}>
                {ask('propose')}
              </Button>
            )}
            {mend}
          </Sign>
        ) : null}
        {mends ? <Mending /> : null}
      </section>
    );
  }
  const missing = encounter.sides.filter(({ id }) => !result.confirmed.includes(id)).map(({ id }) => nameOf(id));
  const signed = mine !== undefined && result.confirmed.includes(mine.side);
  return (
    <section class="game-result">
      <h2>{ask('proposed', { name: listed(result.confirmed.map((side) => nameOf(side))) })}</h2>
      <Sheets lines={result.lines} />
      {mine === undefined || mine.asks.length === 0 ? null : <p class="soft">{ask('cancelsSigning')}</p>}
      {signed ? <p>{ask('waitingSign', { name: missing.join(', ') })}</p> : null}
      {acts && !signed ? (
        <Sign lines={result.lines}>
          <Button kind="primary" onClick={() => void outbox.send({ type: 'confirm-result' })}>
            {ask('confirm')}
          </Button>
          {mends ? null : mend}
        </Sign>
      ) : acts && !mends ? (
        mend
      ) : null}
      {mends ? (
        <>
          <Mending />
          <Reject />
        </>
      ) : null}
    </section>
  );
}

function Why() {
  const { why = '', rules = [] } = useTable().store.part('encounter')?.progress ?? {};
  return (
    <p>
      {why} <RuleLinks rules={rules} />
    </p>
  );
}

interface SignProps {
  readonly lines: Lines;
  readonly children: ComponentChildren;
}

/** In sight however long the sheet is, with how the game ended and its figures: nobody signs them unseen. */
function Sign({ lines, children }: SignProps) {
  return (
    <div class="game-sign">
      <Why />
      <Figures lines={lines} />
      <p class="ask-taps">{children}</p>
    </div>
  );
}

/** `Control points 4 : 0`, in the order of the sheet. */
function Figures({ lines }: Pick<SignProps, 'lines'>) {
  const { sides = [], fields = [] } = useTable().store.part('encounter') ?? {};
  const figures = fields.flatMap(({ id, label }) => {
    const all = sides.map(({ id: side }) => lines[side]?.[id]);
    return all.every((one) => typeof one === 'number') ? [`${label} ${all.join(' : ')}`] : [];
  });
  return figures.length === 0 ? null : <p lang={langOf(figures[0] ?? '')}>{figures.join(' · ')}</p>;
}

/** Where each figure is put right: what fell at its row, what scored at its entry, all else in the log. */
function Mending() {
  const { store } = useTable();
  const mine = store.part('mine');
  const tapped = boardsIn(mine?.boards ?? {}).flatMap((board) =>
    board.kind === 'rows' && board.rows.some((row) => openTaps(row, mine?.asks ?? []).length > 0) ? [board] : [],
  );
  return (
    <>
      <p class="ask-taps">
        {tapped.map(({ title, tells = '' }) => (
          <Button key={title} onClick={() => unfold('.board', title)}>
            <span lang="en">
              {title}: {tells}
            </span>
          </Button>
        ))}
        <Button onClick={() => unfold('.game-log')}>{ask('said')}</Button>
      </p>
      <LogLines only={store.part('table')?.scoring ?? []} />
    </>
  );
}

/** What somebody else has to put right is said in words. */
function Reject() {
  const { outbox } = useTable();
  const [reason, setReason] = useState('');
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void outbox.send({ type: 'reject-result', reason });
      }}
    >
      <TextArea label={ask('rejectReason')} value={reason} onInput={setReason} />
      <Button type="submit">{ask('reject')}</Button>
    </form>
  );
}
