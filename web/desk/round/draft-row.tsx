/** One table of a draft. Two taps on two names swap them: nothing is dragged. */
import { useState } from 'preact/hooks';
import type { DraftGame } from '../../../core/event/entries.ts';
import type { EntrantRow } from '../../../core/event/views.ts';
import type { PairWhy } from '../../../core/event/pack.ts';
import type { RoundWish } from '../../../core/event/entries.ts';
import { nameIn, noteOn, useEntrants } from '../../event/context.ts';
import { Why } from '../../event/why.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Name } from '../../parts/name.tsx';
import { say } from '../../text/language.ts';
import { tell } from '../../text/desk.ts';
import { useDesk } from '../desk.ts';
import type { Cost } from './costs.ts';
import { type Wishes, isWished } from './wishes.ts';

interface DraftRowProps {
  readonly round: number;
  readonly game: DraftGame;
  readonly costs: readonly Cost[];
  /** What stands on its table. */
  readonly terrain: string | null;
  readonly why: PairWhy | null;
  readonly picked: string | null;
  readonly wishes: Wishes;
  readonly onPick: (entrant: string) => void;
  /** Asks for this, or no longer does. */
  readonly onWish: (...wishes: readonly RoundWish[]) => void;
}

/** What is asked of a table of so many; of more, why they sit there together. */
const WHY: Readonly<Record<number, 'draft.whyBye' | 'draft.why'>> = { 1: 'draft.whyBye', 2: 'draft.why' };

export function DraftRow({ round, game, costs, terrain, why, picked, wishes, onPick, onWish }: DraftRowProps) {
  const entrants = useEntrants();
  const { role } = useDesk();
  const [isAsked, setAsked] = useState(false);
  const names = game.seats.map((id) => nameIn(entrants, id)).join(', ');
  return (
    <li class="draft-row">
      <TableField key={game.table} game={game} names={names} />
      <div class="draft-seats">
        {game.seats.map((id) => (
          <button
            key={id}
            type="button"
            class="draft-seat"
            aria-pressed={picked === id}
            aria-label={tell('draft.swapName', { name: nameIn(entrants, id) })}
            onClick={() => onPick(id)}
          >
            <Name note={withGroup(entrants[id])} tags={game.attacker === id ? [say('pairings.attacker')] : []}>
              {nameIn(entrants, id)}
            </Name>
          </button>
        ))}
        {game.kind === 'bye' ? (
          <p>
            <Badge meaning="plain">{say('pairings.bye')}</Badge>
          </p>
        ) : null}
      </div>
      <div class="draft-foot">
        {terrain === null ? null : (
          <span class="soft draft-terrain">
            <bdi>{terrain}</bdi>
          </span>
        )}
        {costs.map((cost, index) => (
          <Badge key={index} meaning={cost.kind === 'rematch' || cost.kind === 'bye' ? 'loss' : 'wait'}>
            {costText(cost, (id) => nameIn(entrants, id))}
          </Badge>
        ))}
        {why === null ? null : (
          <details class="fold draft-why" onToggle={({ currentTarget }) => setAsked(currentTarget.open)}>
            <summary>{tell(WHY[game.seats.length] ?? 'draft.whyTable')}</summary>
            {isAsked ? <Why round={round} seats={game.seats} known={why} as={role} /> : null}
          </details>
        )}
        <Marks game={game} names={names} wishes={wishes} onWish={onWish} />
      </div>
    </li>
  );
}

/** The club stands there, so that anybody sees who was kept apart. */
function withGroup(row: EntrantRow | undefined): string | null {
  return [noteOn(row), row?.group ?? null].filter((part) => part !== null).join(' · ') || null;
}

/** What can be asked for of this very table when drafting again. */
function Marks({
  game,
  names,
  wishes,
  onWish,
}: Pick<DraftRowProps, 'game' | 'wishes' | 'onWish'> & { readonly names: string }) {
  const { seats, table, kind } = game;
  const [first = ''] = seats;
  const keep: RoundWish = kind === 'game' ? { kind: 'together', seats } : { kind: 'odd', entrant: first };
  const forbid: RoundWish = kind === 'game' ? { kind: 'ruled-out', seats } : { kind: 'not-odd', entrant: first };
  const here: RoundWish | null = table === null ? null : { kind: 'at', entrant: first, table };
  return (
    <div class="draft-marks">
      <Mark on={isWished(wishes, keep)} label={tell('draft.lockNames', { names })} onClick={() => onWish(keep)}>
        {tell('draft.lock')}
      </Mark>
      {here === null ? null : (
        <Mark
          on={isWished(wishes, here)}
          label={tell('draft.hereNames', { names, table: table ?? 0 })}
          onClick={() => onWish(...(isWished(wishes, here) || isWished(wishes, keep) ? [here] : [keep, here]))}
        >
          {tell('draft.here')}
        </Mark>
      )}
      {kind === 'game' && seats.length > 2 ? null : (
        <Mark on={isWished(wishes, forbid)} label={tell('draft.forbidNames', { names })} onClick={() => onWish(forbid)}>
          {tell('draft.forbid')}
        </Mark>
      )}
    </div>
  );
}

interface MarkProps {
  readonly on: boolean;
  readonly label: string;
  readonly onClick: () => void;
  readonly children: string;
}

function Mark({ on, label, onClick, children }: MarkProps) {
  return (
    <button type="button" class="button draft-mark" aria-pressed={on} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}

function costText(cost: Cost, nameOf: (id: string) => string): string {
  switch (cost.kind) {
    case 'rematch':
      return tell('cost.rematch', { round: cost.round });
    case 'table':
      return tell('cost.table', { name: nameOf(cost.who), round: cost.round });
    case 'terrain':
      return tell('cost.terrain', { name: nameOf(cost.who), terrain: cost.terrain, round: cost.round });
    case 'group':
      return tell('cost.group', { group: cost.group });
    case 'bye':
      return tell('cost.bye', { round: cost.round });
    case 'gap':
      return tell('cost.gap', { count: cost.points });
  }
}

function TableField({ game, names }: { readonly game: DraftGame; readonly names: string }) {
  const desk = useDesk();
  const [typed, setTyped] = useState(game.table === null ? '' : String(game.table));
  if (game.kind === 'bye') return <span class="draft-table" />;
  const move = () => {
    const table = Number(typed);
    if (typed.trim() === '' || !Number.isInteger(table) || table === game.table) return;
    const edits = [{ kind: 'table' as const, seats: game.seats, table }];
    void desk.send({ type: 'edit-draft', edits }, tell('did.moveTable', { names, table }));
  };
  return (
    <input
      class="field-input draft-table"
      inputMode="numeric"
      aria-label={tell('draft.tableOf', { names })}
      value={typed}
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      onChange={move}
    />
  );
}
