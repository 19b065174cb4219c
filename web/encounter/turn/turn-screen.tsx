/** A Turn on one screen: a tap on a model and one on who killed it, the counts, my Schemes face down, one button to end it. */
import './turn.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { TurnBoard, TurnModel, TurnSide } from '../../../core/encounter/board.ts';
import { namedIn } from '../../../core/encounter/names.ts';
import type { Ask, SideId } from '../../../core/encounter/types.ts';
import { Button } from '../../parts/button.tsx';
import { ask } from '../../text/encounter.ts';
import { useNames, useTable } from '../context.ts';
import { totalOf } from '../points.tsx';
import { Waiting } from '../waiting.tsx';
import { useActed } from './acted.ts';
import { Cards } from './cards.tsx';
import { type Counting, useCounting } from './counting.ts';
import { Counts } from './counts.tsx';
import { EndOfTurn } from './end-of-turn.tsx';
import { Ended } from './ended.tsx';
import { Happened } from './happened.tsx';
import { useHold } from './hold.ts';
import { EndMarked, markOf, useMarks } from './marks.tsx';
import { NotKilled } from './not-killed.tsx';
import { useTurnAsks } from './turn-asks.ts';

/** More models a side than this stand closer together. */
const MANY = 9;
const PAIR = 2;

function densityOf({ sides }: TurnBoard): string {
  return sides.some(({ models }) => models.length > MANY) ? 'turn-dense' : '';
}

export function TurnScreen({ board }: { readonly board: TurnBoard }) {
  const [victim, setVictim] = useState<TurnModel | null>(null);
  const [slip, setSlip] = useState<string | null>(null);
  const asks = useTurnAsks();
  const { outbox, store } = useTable();
  const [acted, mark] = useActed(store.part('encounter')?.id ?? '', board.turn);
  const mine = store.part('mine')?.side;
  const { told, ...counting } = useCounting(board, asks);
  const kill = asks.find(({ id }) => id === board.kill);
  // The one who fell may be tapped again: it did not.
  const taps = victim === null ? choicesIn(kill, 'victim') : choicesIn(kill, 'by');
  const fell = (rest: { readonly by?: string; readonly how?: string }) => {
    if (!victim || !kill) return;
    void outbox.send({ type: 'tell', answers: [{ ask: kill.id, value: { victim: victim.id, ...rest } }] });
    setVictim(null);
  };
  const tap = (model: TurnModel) => {
    setSlip(null);
    if (victim !== null && victim.id !== model.id) fell({ by: model.id });
    else setVictim(victim === null ? model : null);
  };
  const marks = useMarks(board, asks);
  const tapOf = (model: TurnModel) => {
    if (marks !== null) return marks.tapOf(model.id);
    if (taps.includes(model.id)) return () => tap(model);
    return kill && !victim && model.out !== undefined ? () => setSlip(model.id) : undefined;
  };
  const fallen = board.sides.flatMap(({ models }) => models).find(({ id, out }) => id === slip && out !== undefined);
  const sides = [...board.sides].sort((a, b) => Number(b.side === mine) - Number(a.side === mine));
  return (
    <section class={`turn ${densityOf(board)}`} aria-label={ask('turn', { turn: board.turn })}>
      <Happened turn={board.turn} isTapped={taps.length > 0 && board.marked === undefined} />
      <Counted board={board} counting={counting} order={sides.map(({ side }) => side)} />
      <div class="turn-sides">
        {sides.map((one) => (
          <Side key={one.side} of={one} isNamed={sides.length > PAIR}>
            {one.models.map((model) => (
              <Model
                key={model.id}
                model={model}
                chosen={victim?.id === model.id}
                mark={marks === null ? undefined : markOf(marks, model.id)}
                acted={acted.includes(model.id)}
                onMark={() => mark(model.id)}
                onTap={tapOf(model)}
              />
            ))}
          </Side>
        ))}
      </div>
      <div class="turn-foot">
        {marks !== null ? (
          <EndMarked marks={marks} turn={board.turn} />
        ) : victim !== null && kill !== undefined ? (
          <Killer victim={victim} kill={kill} onFell={fell} onNever={() => setVictim(null)} />
        ) : fallen !== undefined ? (
          <NotKilled board={board} model={fallen} onDone={() => setSlip(null)} />
        ) : (
          <>
            <Cards board={board} told={told} />
            <EndOfTurn board={board} told={told} />
          </>
        )}
      </div>
      {board.marked === undefined ? null : <Waiting />}
    </section>
  );
}

interface CountedProps {
  readonly board: TurnBoard;
  readonly counting: Counting;
  /** Whose figures stand first. */
  readonly order: readonly SideId[];
}

/** Two are named above their counters, more above their models. */
function Counted({ board, counting, order }: CountedProps) {
  const nameOf = useNames();
  return (
    <>
      {order.length > PAIR ? null : (
        <div class="turn-sides">
          {order.map((side) => (
            <Head key={side} side={side} />
          ))}
        </div>
      )}
      <Counts {...counting} order={order} />
      {namedIn(board.doubts ?? [], nameOf).map((one) => (
        <p key={one} class="turn-against" role="status" lang="en">
          {one}
        </p>
      ))}
      <Ended board={board} order={order} />
    </>
  );
}

function Head({ side }: Pick<TurnSide, 'side'>) {
  const { store } = useTable();
  return (
    <p class="turn-head">
      <bdi class="turn-name">{useNames()(side)}</bdi>
      <output class="turn-score" aria-label={ask('score')}>
        {totalOf(store.part('table')?.points ?? [], side)}
      </output>
    </p>
  );
}

interface SideProps {
  readonly of: TurnSide;
  readonly isNamed: boolean;
  readonly children: ComponentChildren;
}

function Side({ of: { side, note }, isNamed, children }: SideProps) {
  return (
    <section class="turn-side" aria-label={useNames()(side)}>
      {isNamed ? <Head side={side} /> : null}
      <div class="turn-models">{children}</div>
      {note === undefined ? null : (
        <p class="turn-note" lang="en">
          {note}
        </p>
      )}
    </section>
  );
}

interface ModelProps {
  readonly model: TurnModel;
  readonly chosen: boolean;
  /** What it is marked for. */
  readonly mark: string | undefined;
  /** Marked as activated in this Turn. */
  readonly acted: boolean;
  readonly onMark: () => void;
  /** Undefined where nothing is said of it now. */
  readonly onTap: (() => void) | undefined;
}

function Model({ model: { name, out }, chosen, mark, acted, onMark, onTap }: ModelProps) {
  const hold = useHold({ onHeld: onMark, onTap: onTap ?? (() => undefined) });
  const pressed = chosen || mark !== undefined;
  const face = ['turn-model', ...(pressed ? ['turn-chosen'] : []), ...(out === undefined ? [] : ['turn-out'])];
  return (
    <button
      type="button"
      class={face.join(' ')}
      aria-pressed={pressed}
      disabled={onTap === undefined}
      title={out === undefined ? ask('holdToMark') : `${name}: ${out}`}
      {...hold}
    >
      {acted ? <span class="turn-acted">{ask('acted')}</span> : null}
      {out === undefined ? <span lang="en">{name}</span> : <s lang="en">{name}</s>}
      {out === undefined ? null : <Fell out={out} />}
      {mark === undefined ? null : <small lang="en">{mark}</small>}
    </button>
  );
}

/** “killed by Ada”: where many stand close together, “by Ada”. */
function Fell({ out }: { readonly out: string }) {
  const [how = '', ...by] = out.split(' ');
  return (
    <small lang="en">
      <span class="turn-how">{by.length === 0 ? how : `${how} `}</span>
      {by.length === 0 ? null : <span>{by.join(' ')}</span>}
    </small>
  );
}

/** Whom a tap may name in this field of the ask. */
function choicesIn(kill: Ask | undefined, field: string): readonly string[] {
  if (kill?.kind.type !== 'record') return [];
  const kind = kill.kind.fields.find(({ id }) => id === field)?.kind;
  return kind?.type === 'choice' ? kind.choices.map(({ id }) => id) : [];
}

interface KillerProps {
  readonly victim: TurnModel;
  readonly kill: Ask;
  readonly onFell: (rest: { readonly how?: string }) => void;
  readonly onNever: () => void;
}

/** Who killed it is tapped above; what is left is said here. */
function Killer({ victim, kill, onFell, onNever }: KillerProps) {
  const how = kill.kind.type === 'record' ? kill.kind.fields.find(({ id }) => id === 'how') : undefined;
  const others = how?.kind.type === 'choice' ? how.kind.choices.filter(({ id }) => id !== 'killed') : [];
  return (
    <div class="turn-killer" role="status">
      <p class="turn-asked">
        <span>
          <strong lang="en">{victim.name}</strong>: {ask('tapKiller')}
        </span>
        <Button kind="quiet" onClick={onNever}>
          {ask('never')}
        </Button>
      </p>
      <div class="turn-ways">
        <Button onClick={() => onFell({})}>{ask('byNobody')}</Button>
        {others.map(({ id, label }) => (
          <Button key={id} onClick={() => onFell({ how: id })}>
            <span lang="en">{label}</span>
          </Button>
        ))}
      </div>
    </div>
  );
}
