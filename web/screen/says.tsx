/** What is for everybody, on top of whatever a screen shows: words of the organiser, a call of the clock, a new ruling. */
import type { ComponentChildren } from 'preact';
import { useStore } from '../event/context.ts';
import { leftOf } from '../parts/clock.tsx';
import { English } from '../parts/english.tsx';
import { Say } from '../text/say.tsx';

const MINUTE = 60_000;
/** How long a call stays up, and how long a ruling does: somebody at the back reads it twice. */
const CALL_STAYS = 3 * MINUTE;
const RULING_STAYS = 5 * MINUTE;

export function Says() {
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
  const words = store.part('event')?.announcement ?? null;
  return (
    <div class="screen-says" role="status">
      {words === null ? null : (
        <Line>
          <bdi>{words.text}</bdi>
        </Line>
      )}
      {call === undefined ? null : (
        <Line>
          <English>{call.label}</English>
        </Line>
      )}
      {ruling === undefined ? null : (
        <Line>
          <Say k="alert.ruling" topic={<bdi>{ruling.topic}</bdi>} text={<bdi>{ruling.text}</bdi>} />
        </Line>
      )}
    </div>
  );
}

const Line = ({ children }: { readonly children: ComponentChildren }) => <p class="screen-said">{children}</p>;
