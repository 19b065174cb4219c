/** Before anybody comes: the event's name and place, what is played, the tables, the pack published. */
import type { ScenarioField } from '../pack.ts';
import type { EventSettings } from '../commands.ts';
import type { Scenario } from '../types.ts';
import type { SimulatedEvent } from './simulate.ts';

const VENUES = ['Town Hall', 'Dragon’s Hoard', 'Scout Hut, Mill Lane', 'Bürgerhaus Süd'] as const;

export interface SetUp {
  readonly name: string;
  readonly players: number;
  readonly rounds: number | null;
}

export function setUp(hall: SimulatedEvent, { name, players, rounds }: SetUp): void {
  const { stream } = hall;
  const settings: EventSettings = {
    name,
    date: '2026-11-21',
    venue: stream.pick(VENUES) ?? '',
    organiser: 'Robin Thorne',
    judges: ['Sam Vance'],
    confirm: hall.chance(80) ? 'opponent' : 'first',
    ...(rounds === null ? {} : { rounds }),
    ...(hall.chance(20)
      ? { tables: Array.from({ length: Math.ceil(players / 2) }, (_, index) => 101 + 2 * index) }
      : {}),
  };
  hall.run({ type: 'change-settings', settings });
  if (hall.chance(15)) hall.run({ type: 'add-house-rule', text: 'Two hands on the table while cards are flipped.' });
  if (hall.chance(15)) hall.run({ type: 'use-document', title: 'Questions and answers', released: '2026-09-01' });
  if (hall.chance(30)) chooseScenario(hall, 1 + stream.below(3));
  hall.run({ type: 'publish-pack' });
  if (hall.has('undo') && hall.chance(10) && hall.takeBack({ role: 'organiser', staff: 'staff-1' })) {
    hall.run({ type: 'publish-pack' });
  }
}

/** A pack may want every round's scenario planned before the first: then it is, by chance. */
export function startEvent(hall: SimulatedEvent, rounds: number): void {
  if (hall.ask({ type: 'start-event' })?.code === 'not-planned') {
    for (let round = 1; round <= rounds; round += 1) {
      for (let tries = 0; tries < 100 && !chooseScenario(hall, round); tries += 1);
    }
  }
  if (!hall.state().started) hall.run({ type: 'start-event' });
}

/** Sets a scenario by chance; one that the pack will not have is simply not set. */
export function chooseScenario(hall: SimulatedEvent, round: number): boolean {
  const fields = hall.pack.scenario.fields(hall.state().options);
  const pick = ({ choices, count }: ScenarioField): string | readonly string[] => {
    const ids = hall.stream.shuffle(choices.map(({ id }) => id)).slice(0, count);
    return count === 1 ? (ids[0] ?? '') : ids;
  };
  const scenario: Scenario = Object.fromEntries(fields.map((field) => [field.id, pick(field)]));
  return fields.length > 0 && hall.ask({ type: 'set-scenario', round, scenario }) === null;
}
