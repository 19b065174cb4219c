/** The battle of a game of an event: both armies as they were handed in, on a fair table that follows from the game. */
import type { GameFacts } from '../../../event/game-facts.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { cite } from '../../../rules/cite.ts';
import { generateTable } from '../../generate-terrain.ts';
import { type BattleOfEvent, type BattleOptions, PERSON } from '../battle/commands.ts';
import { readSetup } from '../battle/read-setup.ts';
import { FIREFIGHT_LAYOUTS } from '../terrain/layouts.ts';
import { ARMY, armyIn } from './lists.ts';

/** `record`: of the event; `column`: the figure that the event asks of each side; `points`: of an army, 0 for any size. */
export function battleOfEvent(
  { game, round, seats }: GameFacts,
  { record, column, points }: Pick<BattleOfEvent, 'record' | 'column'> & { readonly points: number },
): Omit<BattleOptions, 'rules'> | Refusal {
  const [a, b] = seats;
  if (!a || !b) return refuse('no-encounter', 'A battle is between two.', ...cite('OS-EVENT-09'));
  const [ours, theirs] = [armyIn(a.details[ARMY.id] ?? ''), armyIn(b.details[ARMY.id] ?? '')];
  if (isRefusal(ours)) return missing('first');
  if (isRefusal(theirs)) return missing('second');
  const [standard] = FIREFIGHT_LAYOUTS.layouts;
  // Whoever knows the event can make the table again.
  const table = standard ? generateTable(FIREFIGHT_LAYOUTS, standard, `${record} ${game.id}`) : null;
  if (table === null) return refuse('no-table', 'There is no table to fight on.');
  if (isRefusal(table)) return table;
  const setup = readSetup({
    armies: { A: ours.units, B: theirs.units },
    names: { A: ours.name, B: theirs.name },
    points,
    terrain: table.terrain,
  });
  if (isRefusal(setup)) return setup;
  const event = { record, round, game: game.id, entrants: { A: a.entrant, B: b.entrant }, column };
  return { setup, players: { A: PERSON, B: PERSON }, event };
}

function missing(which: string): Refusal {
  const message = `The ${which} player at this table has not handed in an army that can be read. The desk can enter it.`;
  return refuse('no-list', message, ...cite('OS-EVENT-08'));
}
