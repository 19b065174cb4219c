/** From any tab to any result that stands: find the table or a name, tap the game, correct it. */
import './fix.css';
import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import type { GameRow } from '../../../core/event/views.ts';
import { nameIn, useEntrants } from '../../event/context.ts';
import { byTable, scoreOf } from '../../event/game.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Field } from '../../parts/field.tsx';
import { folded } from '../../text/format.ts';
import { say } from '../../text/language.ts';
import { tell } from '../../text/work.ts';
import { useDesk } from '../desk.ts';
import { ResultDialog } from './result-dialog.tsx';

interface Settled {
  readonly game: GameRow;
  readonly round: number;
}

export function FixResult() {
  const desk = useDesk();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Settled | null>(null);
  if (!desk.may('enter-result') || (desk.store.part('event')?.round ?? 0) === 0) return null;
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {tell('fix.button')}
      </Button>
      {open ? (
        <Finder
          onClose={() => setOpen(false)}
          onChoose={(settled) => {
            setOpen(false);
            setChosen(settled);
          }}
        />
      ) : null}
      {chosen === null ? null : <ResultDialog key={chosen.game.id} {...chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

interface FinderProps {
  readonly onChoose: (settled: Settled) => void;
  readonly onClose: () => void;
}

function Finder({ onChoose, onClose }: FinderProps) {
  const entrants = useEntrants();
  const [looked, setLooked] = useState('');
  const fields = useDesk().store.part('pack')?.fields ?? [];
  const wanted = folded(looked.trim());
  const found = useSettled().filter(
    ({ game }) =>
      String(game.table) === looked.trim() ||
      game.seats.some((seat) => folded(nameIn(entrants, seat)).includes(wanted)),
  );
  return (
    <Dialog title={tell('fix.title')} onClose={onClose}>
      <Field label={tell('fix.find')} value={looked} onInput={setLooked} />
      {found.length === 0 ? <p role="status">{tell('fix.none')}</p> : null}
      <ul class="fix-list">
        {found.map(({ game, round }) => (
          <li key={game.id}>
            <button type="button" class="fix-game" onClick={() => onChoose({ game, round })}>
              <span class="fix-where">
                {game.table === null
                  ? say('details.titleNone', { round })
                  : say('details.title', { table: game.table, round })}
              </span>
              <span>
                {game.seats.map((seat, index) => (
                  <Fragment key={seat}>
                    {index === 0 ? '' : ' – '}
                    <bdi>{nameIn(entrants, seat)}</bdi> {scoreOf(game, seat, fields)}
                  </Fragment>
                ))}
                {game.result === null || game.result.kind === 'played' ? '' : ` (${say(`result.${game.result.kind}`)})`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Every result that stands, the latest round's first. */
function useSettled(): readonly Settled[] {
  const { store } = useDesk();
  const latest = store.part('event')?.round ?? 0;
  return Array.from({ length: latest }, (_, index) => latest - index).flatMap((round) =>
    byTable(store.part(`games/${round}`) ?? {})
      .filter(({ kind, result }) => kind !== 'bye' && result !== null)
      .map((game) => ({ game, round })),
  );
}
