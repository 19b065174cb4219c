/** Where everybody sits: by name for the players, by table for the room. Before the first round, who is coming. */
import './pairings.css';
import type { RoundPart } from '../../core/event/views.ts';
import { Badge } from '../parts/badge.tsx';
import { Choice } from '../parts/choice.tsx';
import { tellEvent } from '../text/event.ts';
import { say } from '../text/language.ts';
import { useStore } from './context.ts';
import { GamesTable } from './games-table.tsx';
import { PairingsByName } from './pairings-by-name.tsx';
import { goTo, route } from './route.ts';
import { CompromiseNotice } from './compromise.tsx';

export function Pairings({ round }: { readonly round: number }) {
  const store = useStore();
  const part = store.part(`round/${round}`);
  const note = store.part('event')?.pairingsNote ?? '';
  const order = route.value.within === 'table' ? 'table' : 'name';
  return (
    <>
      <div class="panel-head">
        <h2>{say('pairings.title', { round })}</h2>
        {part === undefined ? null : <HowFar part={part} />}
        {part === undefined || part.proved === null ? null : (
          <Badge meaning="good">{tellEvent(`pairings.proved.${part.proved}`)}</Badge>
        )}
        {part?.changed === true ? (
          <Badge meaning="wait">{say('pairings.changed', { printing: part.printing })}</Badge>
        ) : null}
      </div>
      {note === '' ? null : (
        <p class="pairings-note">
          <strong>{say('pairings.note')}:</strong> {note}
        </p>
      )}
      {order === 'table' ? (
        <>
          <div class="finder off-paper">
            <Order order={order} />
          </div>
          <div class="games">
            <GamesTable round={round} caption={say('pairings.title', { round })} linked />
          </div>
        </>
      ) : (
        <PairingsByName round={round} order={<Order order={order} />} />
      )}
      {part === undefined || part.paid.length === 0 ? null : <Compromises part={part} />}
      {part === undefined || part.proved === null ? null : <Proved as={part.proved} />}
    </>
  );
}

function Order({ order }: { readonly order: 'name' | 'table' }) {
  return (
    <Choice
      label={tellEvent('pairings.order')}
      value={order}
      options={[
        { value: 'name', label: tellEvent('pairings.byName') },
        { value: 'table', label: tellEvent('pairings.byTable') },
      ]}
      onChange={(value) => goTo({ tab: 'pairings', within: value === 'table' ? 'table' : '' })}
    />
  );
}

function HowFar({ part }: { readonly part: RoundPart }) {
  return part.open > 0 ? (
    <Badge meaning="note">{say('pairings.open', { count: part.open })}</Badge>
  ) : (
    <Badge meaning="good">{say('pairings.allIn')}</Badge>
  );
}

/** What the badge says, and how anybody can check it for themselves. */
function Proved({ as }: { readonly as: NonNullable<RoundPart['proved']> }) {
  const event = useStore().part('event')?.id ?? '';
  return (
    <details class="proved off-paper">
      <summary>{tellEvent('pairings.check')}</summary>
      <p class="pairings-note">
        {tellEvent(`pairings.provedWhy.${as}`)} {tellEvent('pairings.checkHow')}
      </p>
      <p>
        <a href={`/api/events/${encodeURIComponent(event)}/export`} download={`${event}.jsonl`}>
          {tellEvent('pairings.record')}
        </a>{' '}
        <code>{`npx muster check ${event}.jsonl`}</code>
      </p>
    </details>
  );
}

function Compromises({ part }: { readonly part: RoundPart }) {
  return (
    <section class="paid">
      <h3>{tellEvent('pairings.paid')}</h3>
      {part.paid.map((payment, index) => (
        <CompromiseNotice key={index} payment={payment} />
      ))}
    </section>
  );
}
