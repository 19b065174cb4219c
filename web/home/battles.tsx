/** The battles that this device plays with another one: whose turn it is, and one tap away. */
import type { BattleSummary } from '../../core/event/summary.ts';
import { Badge } from '../parts/badge.tsx';
import { tellHome } from '../text/home.ts';
import { say } from '../text/language.ts';

/** Those that are over give way to these. */
const SHOWN = 6;

export function Battles({ battles }: { readonly battles: readonly BattleSummary[] }) {
  if (battles.length === 0) return null;
  const waits = ({ next, side }: BattleSummary) => (next === side ? 0 : next === null ? 2 : 1);
  const shown = [...battles].sort((a, b) => waits(a) - waits(b)).slice(0, SHOWN);
  return (
    <section class="home-desks">
      <h2>{tellHome('battles')}</h2>
      <ul class="home-events">
        {shown.map((battle) => (
          <li key={battle.id}>
            <Card battle={battle} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ battle: { id, names, side, round, next, stopped } }: { readonly battle: BattleSummary }) {
  return (
    <a class="home-event" href={`/battle/${encodeURIComponent(id)}`}>
      <span class="home-name">
        <bdi>{names.A}</bdi> – <bdi>{names.B}</bdi>
      </span>
      <span class="home-facts">{round === 0 ? tellHome('battle.setUp') : say('home.round', { round })}</span>
      {next === null || stopped ? (
        <Badge meaning="plain">{tellHome(stopped ? 'battle.stopped' : 'battle.over')}</Badge>
      ) : (
        <Badge meaning={next === side ? 'good' : 'wait'}>
          {tellHome(next === side ? 'battle.yours' : 'battle.theirs')}
        </Badge>
      )}
    </a>
  );
}
