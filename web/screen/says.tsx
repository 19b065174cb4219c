/** What is for everybody, on top of whatever a screen shows: words of the organiser, a call of the clock, a new ruling. */
import type { ComponentChildren } from 'preact';
import type { EventPart, RulingRow } from '../../core/event/views.ts';
import { useStore } from '../event/context.ts';
import { Winners } from '../event/winners.tsx';
import { leftOf } from '../parts/clock.tsx';
import { English } from '../parts/english.tsx';
import { Say } from '../text/say.tsx';

const MINUTE = 60_000;
/** How long a call stays up, and how long a ruling does: somebody at the back reads it twice. */
const CALL_STAYS = 3 * MINUTE;
const RULING_STAYS = 5 * MINUTE;
/** How long each thing that is said stands before the next, and before the head that it covers. */
const TURN = 8000;
/** More letters than fit into two lines beside a call, and into two lines alone: they stand in smaller type. */
const LONG = 60;
const LONG_ALONE = 120;

/** `won`: whether it says who has won; the final standings say so themselves, as long as they are shown. */
export function Says({ won }: { readonly won: boolean }) {
  const store = useStore();
  const now = store.now.value;
  const clock = store.part('clock');
  const left = clock === undefined ? null : leftOf(clock, now);
  const [call] = (clock?.calls ?? [])
    .filter(({ made, left: at }) => made && left !== null && at * MINUTE - left < CALL_STAYS)
    .slice(-1);
  const [ruling] = (store.part('rulings') ?? [])
    .filter(({ table, at }) => table === null && now - at < RULING_STAYS)
    .slice(-1);
  const event = store.part('event');
  const words = event?.announcement ?? null;
  // The newest first: it is seen at once.
  const others = [...wordsOf(words), ...rulingOf(ruling), ...(won ? wonIn(event) : [])].sort((a, b) => b.at - a.at);
  // A call stands as long as it stays. The rest takes turns, and the head with it: what stands below is never covered.
  const turns = others.length + (call === undefined ? 1 : 0);
  const other = others[Math.floor(Math.max(0, now - (others[0]?.at ?? now)) / TURN) % Math.max(1, turns)];
  const long = (other?.length ?? 0) > (call === undefined ? LONG_ALONE : LONG);
  return (
    <div class={long ? 'screen-says screen-says-long' : 'screen-says'} role="status">
      {call === undefined ? null : (
        <Line>
          <English>{call.label}</English>
        </Line>
      )}
      {other === undefined ? null : <Line>{other.said}</Line>}
    </div>
  );
}

interface Said {
  readonly at: number;
  readonly length: number;
  readonly said: ComponentChildren;
}

function wordsOf(words: EventPart['announcement']): readonly Said[] {
  return words === null ? [] : [{ at: words.at, length: words.text.length, said: <bdi>{words.text}</bdi> }];
}

/** Who has won, from the moment at which the rules end the event. */
function wonIn(event: EventPart | undefined): readonly Said[] {
  const winners = event?.decided?.winners ?? event?.winners ?? [];
  return winners.length === 0 ? [] : [{ at: 0, length: 0, said: <Winners of={winners} /> }];
}

function rulingOf(ruling: RulingRow | undefined): readonly Said[] {
  if (ruling === undefined) return [];
  const { at, topic, text } = ruling;
  const said = <Say k="alert.ruling" topic={<bdi>{topic}</bdi>} text={<bdi>{text}</bdi>} />;
  return [{ at, length: topic.length + text.length, said }];
}

const Line = ({ children }: { readonly children: ComponentChildren }) => <p class="screen-said">{children}</p>;
