/** The first three, the winner in the middle and highest, as far as the desk has shown them; and the awards. */
import './podium.css';
import { nameIn, useEntrants, useStore } from '../event/context.ts';
import { say } from '../text/screen.ts';

export function PodiumView() {
  const { podium, given } = useStore().part('awards') ?? { podium: [], given: [] };
  const entrants = useEntrants();
  return (
    <>
      <header class="screen-head">
        <h1 class="screen-title">{say('screen.podium')}</h1>
      </header>
      <main class="screen-podium">
        {podium.length === 0 ? (
          <p class="screen-empty podium-wait">{say('screen.podiumWait')}</p>
        ) : (
          <ol class="podium-steps">
            {[...podium].reverse().map(({ rank, entrants: ids }) => (
              <li key={rank} class={`podium-step podium-${rank}`}>
                {ids.map((id) => (
                  <p key={id} class="podium-name">
                    <bdi>{nameIn(entrants, id)}</bdi>
                  </p>
                ))}
                <p class="podium-rank">{rank}</p>
              </li>
            ))}
          </ol>
        )}
        {given.length === 0 ? null : (
          <ul class="podium-awards">
            {given.map(({ title, entrants: ids }, index) => (
              <li key={index}>
                <bdi>{title}</bdi>: <bdi>{ids.map((id) => nameIn(entrants, id)).join(', ')}</bdi>
              </li>
            ))}
          </ul>
        )}
      </main>
    </>
  );
}
