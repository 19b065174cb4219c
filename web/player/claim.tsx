/** Who are you? The names of the event with a search; a tap takes one. */
import './claim.css';
import { useState } from 'preact/hooks';
import type { EntrantRow } from '../../core/event/views.ts';
import type { Store } from '../live/store.ts';
import { Field } from '../parts/field.tsx';
import { Frame } from '../parts/frame.tsx';
import { LiveState, MissingEvent } from '../parts/live-state.tsx';
import { Name } from '../parts/name.tsx';
import { Problem } from '../parts/problem.tsx';
import { folded, inOrder } from '../text/format.ts';
import { say } from '../text/player.tsx';
import { PurposeMark } from '../parts/purpose.tsx';
import { PinDialog } from './pin-dialog.tsx';
import { useMore } from './context.ts';
import { keepPin } from './pin.ts';
import { claim, remember } from './session.ts';

export interface ClaimPageProps {
  readonly event: string;
  readonly onClaimed: (entrant: string) => void;
}

export function ClaimPage({ event, onClaimed }: ClaimPageProps) {
  const store = useMore(event, 'event,entrants');
  const missing = store?.state.value === 'missing';
  return (
    <Frame masthead={<JoinMasthead store={store} />} guide="players">
      <div class="join">
        {missing ? (
          <MissingEvent known={store.part('event') !== undefined} />
        ) : store?.part('event')?.phase === 'over' ? (
          <Over event={event} />
        ) : (
          <Names store={store} event={event} onClaimed={onClaimed} />
        )}
      </div>
    </Frame>
  );
}

/** Which event it is, for whoever is not in it yet. */
export function JoinMasthead({ store }: { readonly store: Store | null }) {
  const name = store?.part('event')?.name ?? '';
  return (
    <div class="join-mast">
      <PurposeMark purpose={store?.part('event')?.purpose} />
      <p class="join-event">
        <bdi>{name === '' ? say('event.unnamed') : name}</bdi>
      </p>
      {store === null ? null : <LiveState state={store.state.value} asOf={store.asOf.value} />}
    </div>
  );
}

/** A phone that comes back after the day finds what there is to find. */
function Over({ event }: { readonly event: string }) {
  return (
    <>
      <h1>{say('join.over')}</h1>
      <p>
        <a class="button" href={`/e/${encodeURIComponent(event)}#standings`}>
          {say('standings.title')}
        </a>
      </p>
    </>
  );
}

interface Trying {
  readonly entrant: EntrantRow;
  readonly state: 'asking' | 'pin';
}

function Names({ store, event, onClaimed }: ClaimPageProps & { readonly store: Store | null }) {
  const [looked, setLooked] = useState('');
  const [trying, setTrying] = useState<Trying | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const rows = Object.values(store?.part('entrants') ?? {}).filter(({ ringer }) => !ringer);
  const take = async (entrant: EntrantRow, pin: string | null): Promise<string | null> => {
    setProblem(null);
    const answer = await claim(event, entrant.id, pin);
    if (answer.kind === 'ok') {
      if (answer.value.pin !== null) keepPin(event, answer.value.pin);
      remember(event, entrant.id);
      onClaimed(entrant.id);
      return null;
    }
    return answer.kind === 'away'
      ? say('home.failed')
      : answer.refused.code === 'claimed'
        ? ''
        : answer.refused.message;
  };
  const tap = async (entrant: EntrantRow): Promise<void> => {
    // A second tap while the first is on its way does nothing.
    if (trying !== null) return;
    setTrying({ entrant, state: 'asking' });
    const sentence = await take(entrant, null);
    if (sentence === null) return;
    setTrying(sentence === '' ? { entrant, state: 'pin' } : null);
    setProblem(sentence === '' ? null : sentence);
  };
  return (
    <>
      <h1>{say('join.who')}</h1>
      <p class="soft">{say('join.hint')}</p>
      <Problem text={problem} />
      <Field label={say('pairings.find')} type="search" value={looked} onInput={setLooked} />
      <NameList rows={matching(rows, looked)} busy={trying?.entrant.id ?? null} onTap={(row) => void tap(row)} />
      {rows.length > 0 || store?.part('event') === undefined ? null : <p>{say('players.none')}</p>}
      {store?.part('event')?.phase === 'registration' && store.part('event')?.signUp ? (
        <p>
          <a class="button button-plain" href={`/signup/${encodeURIComponent(event)}`}>
            {say('join.signUp')}
          </a>
        </p>
      ) : null}
      {trying?.state === 'pin' ? (
        <PinDialog
          name={trying.entrant.name}
          onTry={(pin) => take(trying.entrant, pin)}
          onClose={() => setTrying(null)}
        />
      ) : null}
    </>
  );
}

/** Those whose name, or a team member's, holds what is looked for, in order of names. */
function matching(rows: readonly EntrantRow[], looked: string): readonly EntrantRow[] {
  const compare = inOrder();
  const wanted = folded(looked.trim());
  return rows
    .filter(({ name, members }) =>
      [name, ...members.map((one) => one.name)].some((text) => folded(text).includes(wanted)),
    )
    .sort((a, b) => compare(a.name, b.name));
}

interface NameListProps {
  readonly rows: readonly EntrantRow[];
  readonly busy: string | null;
  readonly onTap: (row: EntrantRow) => void;
}

function NameList({ rows, busy, onTap }: NameListProps) {
  return (
    <ul class="claim-list">
      {rows.map((row) => (
        <li key={row.id}>
          <button type="button" class="claim-name" aria-busy={busy === row.id} onClick={() => onTap(row)}>
            <Name note={[row.faction, row.group].filter((text) => text !== null).join(' · ') || null}>{row.name}</Name>
            <span class="claim-go" aria-hidden="true">
              ›
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
