/** What was ruled, the latest first. */
import './rulings.css';
import type { RulingRow } from '../../core/event/views.ts';
import { shortTime } from '../text/format.ts';
import { say } from '../text/language.ts';
import { useStore } from './context.ts';

export function Rulings() {
  const rulings = [...(useStore().part('rulings') ?? [])].sort((a, b) => b.at - a.at);
  return (
    <>
      <h2>{say('rulings.title')}</h2>
      <p class="soft">{say(rulings.length === 0 ? 'rulings.none' : 'rulings.hint')}</p>
      {rulings.length === 0 ? null : (
        <ul class="rulings">
          {rulings.map((ruling) => (
            <li key={`${ruling.at} ${ruling.topic}`} class="ruling">
              <h3 class="ruling-topic">{ruling.topic}</h3>
              <p>{ruling.text}</p>
              <p class="soft figures">
                {where(ruling)} · {shortTime(ruling.at)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function where({ round, table }: RulingRow): string {
  if (round === 0) return say('event.before');
  return table === null ? say('rulings.round', { round }) : say('rulings.where', { round, table });
}
