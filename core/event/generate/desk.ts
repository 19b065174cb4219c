/** What else happens at the desk: judge calls, warnings, rulings, notes, prompts, time given back, painting. */
import { latestRound } from '../state.ts';
import { playing } from './people.ts';
import { type SimulatedEvent, JUDGE, ORGANISER, player } from './simulate.ts';

/** A small thing, now and then. */
export function duringRound(hall: SimulatedEvent): void {
  if (!hall.has('desk') || !hall.chance(12)) return;
  const latest = latestRound(hall.state());
  const game = hall.stream.pick(latest?.games.filter(({ kind }) => kind === 'game') ?? []);
  const somebody = hall.stream.pick(playing(hall));
  if (!latest || !game || somebody === undefined) return;
  const prompt = hall.stream.pick(hall.pack.conduct.prompts);
  const things = [
    () => hall.ask({ type: 'call-judge', game: game.id, about: 'Sight past a corner' }, player(game.seats[0] ?? '')),
    () => answerCalls(hall),
    () => hall.ask({ type: 'write-to-desk', entrant: somebody, text: 'Where is the water?' }, player(somebody)),
    () => hall.ask({ type: 'announce', text: 'Lunch until 13:45.' }, ORGANISER),
    () => hall.ask({ type: 'warn', entrant: somebody, topic: 'Slow play', text: 'Asked to keep up.' }, JUDGE),
    () => hall.ask({ type: 'rule', topic: 'Sight', text: 'Any part of the base is enough.', game: game.id }, JUDGE),
    () => hall.ask({ type: 'note', text: 'Table nine wobbles.' }, ORGANISER),
    () => hall.ask({ type: 'extend-table', game: game.id, minutes: 5, reason: 'A long ruling.' }, JUDGE),
    () => prompt && hall.ask({ type: 'answer-prompt', rule: prompt.rule, about: 'event', answer: 'Yes' }),
    () => hall.ask({ type: 'change-entrant', entrant: somebody, changes: { fixedTable: 1 + hall.stream.below(4) } }),
    () => hall.ask({ type: 'track', entrant: somebody, methods: [{ condition: 'Burning', by: 'die', colour: 'red' }] }),
  ];
  hall.stream.pick(things)?.();
}

function answerCalls(hall: SimulatedEvent): void {
  for (const { number, answered } of hall.state().calls) {
    if (answered) continue;
    hall.ask({ type: 'take-call', call: number, name: 'Jo' }, JUDGE);
    hall.ask({ type: 'answer-call', call: number });
  }
}

/** Opens the competition and takes entries; what the pack will not have is refused and left. */
export function openPainting(hall: SimulatedEvent): void {
  const method = hall.stream.pick(hall.pack.conduct.painting?.methods ?? []);
  if (!hall.has('painting') || method === undefined) return;
  hall.run({ type: 'open-painting', method, ...(method === 'vote' ? { points: [3, 2, 1] } : {}) });
  for (const entrant of hall.stream.shuffle(playing(hall)).slice(0, 4)) {
    hall.ask({ type: 'enter-painting', entrant, models: ['Display board'] }, player(entrant));
  }
}

export function judgePainting(hall: SimulatedEvent): void {
  const { painting } = hall.state();
  const entries = Object.keys(painting?.entries ?? {});
  if (!painting || entries.length === 0) return;
  if (painting.method === 'vote') {
    for (const voter of playing(hall)) {
      const votes = hall.stream.shuffle(entries.filter((id) => id !== voter)).slice(0, 3);
      if (hall.chance(70)) hall.ask({ type: 'vote-painting', voter, votes }, player(voter));
    }
  }
  if (painting.method === 'score') {
    for (const entrant of entries) {
      const marks = hall.pack.conduct.painting?.marks ?? [];
      const given: Record<string, number> = {};
      for (const { id, range } of marks) given[id] = range[0] + hall.stream.below(range[1] - range[0] + 1);
      hall.ask({ type: 'mark-painting', entrant, marks: given }, JUDGE);
    }
  }
  const winner = hall.stream.shuffle(entries).find((id) => {
    return hall.ask({ type: 'award-painting', winners: [id], reason: 'The judges agreed.' }) === null;
  });
  if (winner !== undefined) hall.ask({ type: 'give-award', title: 'Best painted crew', entrants: [winner] });
}
