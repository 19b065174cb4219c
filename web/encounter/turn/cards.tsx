/** My Schemes as cards face down: held, one shows its name; a tap opens it, and scores with it. */
import { useState } from 'preact/hooks';
import type { TurnBoard, TurnCard } from '../../../core/encounter/board.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { ask } from '../../text/encounter.ts';
import { useTable } from '../context.ts';
import { useHold } from './hold.ts';
import { Reveal } from './reveal.tsx';
import type { Telling } from './telling.ts';

interface CardsProps {
  readonly board: TurnBoard;
  /** The counts as they stand here: what is asked after them tells them with it. */
  readonly told: readonly Telling[];
}

export function Cards({ board, told }: CardsProps) {
  const [open, setOpen] = useState<string | null>(null);
  const mine = useTable().store.part('mine')?.side;
  const own = board.cards.filter(({ side }) => side === mine);
  const card = own.find(({ title }) => title === open);
  if (own.length === 0) return null;
  return (
    <>
      <div class="turn-cards" role="group" aria-label={ask('mySchemes')}>
        {own.map((one, place) => (
          <Card key={one.title} card={one} place={place + 1} onOpen={() => setOpen(one.title)} />
        ))}
      </div>
      {card === undefined ? null : <OpenCard card={card} board={board} told={told} onClose={() => setOpen(null)} />}
    </>
  );
}

interface CardProps {
  readonly card: TurnCard;
  readonly place: number;
  readonly onOpen: () => void;
}

function Card({ card, place, onOpen }: CardProps) {
  const [held, setHeld] = useState(false);
  const hold = useHold({ onHeld: () => setHeld(true), onReleased: () => setHeld(false), onTap: onOpen });
  const shows = held || !card.hidden;
  return (
    <button type="button" class={shows ? 'turn-card' : 'turn-card turn-card-back'} title={ask('holdToLook')} {...hold}>
      {shows ? (
        <>
          <span lang="en">{card.title}</span>{' '}
          {card.scored > 0 ? <span class="turn-card-scored">+{card.scored}</span> : null}
        </>
      ) : (
        ask('scheme', { place })
      )}
    </button>
  );
}

interface OpenCardProps extends CardsProps {
  readonly card: TurnCard;
  readonly onClose: () => void;
}

function OpenCard({ card, board, told, onClose }: OpenCardProps) {
  const asks = useTable().store.part('mine')?.asks ?? [];
  const now = card.asks.flatMap((id) => asks.find((one) => one.id === id) ?? []);
  const later = board.later.filter(({ id }) => card.asks.includes(id));
  return (
    <Dialog title={<span lang="en">{card.title}</span>} onClose={onClose}>
      <div class="turn-open">
        {card.noted.length === 0 ? null : (
          <p lang="en">
            <strong>{card.noted.join(' · ')}</strong>
          </p>
        )}
        {/* Before its rules, which may be long: the button is in sight. */}
        {[...now, ...later].map((one) => (
          <Reveal
            key={one.id}
            of={one}
            worth={board.worth[one.id] ?? 0}
            open={!card.hidden}
            before={later.includes(one) ? told : []}
            over={later.includes(one) ? board.turn : undefined}
            onDone={onClose}
          />
        ))}
        {now.length + later.length === 0 ? <p class="soft">{ask('scoresNothing')}</p> : null}
        <ul class="game-lines" lang="en">
          {card.parts.map(({ title, says, of, conditions, against }) => (
            <li key={says}>
              <strong>{title}.</strong> {says} {of === '' ? null : `${of}:`}
              <ul>
                {conditions.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
              {against === undefined ? null : <p class="turn-against">✗ {against}</p>}
            </li>
          ))}
          {card.tip === undefined ? null : <li class="soft">{card.tip}</li>}
        </ul>
      </div>
    </Dialog>
  );
}
