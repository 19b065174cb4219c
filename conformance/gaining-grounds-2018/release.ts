/** Who knows the pool of a Round, as the pages of an event show it: before the Round is posted, and after. */
import { simulateEvent } from '../../core/event/generate/simulate.ts';
import { eventRuleset } from '../../core/event/ruleset.ts';
import { gainingGrounds2018 as pack } from '../../core/systems/gaining-grounds-2018/pack.ts';

const RULES = eventRuleset(pack);

/** Who of these, two or more, knows the pool once the Round is drafted, and once it is posted. */
export function knowers(players: readonly string[]): readonly (readonly string[])[] {
  const { run, state } = simulateEvent(pack, { seed: 'release', options: {}, created: 0, features: new Set() });
  run({ type: 'add-entrants', entrants: players.map((name) => ({ name, faction: 'Guild', checkIn: true })) });
  run({ type: 'change-settings', settings: { rounds: 1, date: '2018-05-14' } });
  run({ type: 'publish-pack' });
  run({ type: 'start-event' });
  run({ type: 'draft-round' });
  const pool = JSON.stringify(state().drafts.at(-1)?.open?.value.scenario?.schemes);
  const knowing = (): readonly string[] =>
    players.filter((_, place) => {
      const pages = [RULES.shared(state()), RULES.own(state(), { role: 'player', entrant: `e${place + 1}` })];
      return JSON.stringify(pages).includes(pool);
    });
  const drafted = knowing();
  run({ type: 'publish-round' });
  return [drafted, knowing()];
}
