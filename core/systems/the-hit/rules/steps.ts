/** The steps of a game in their order, and how long some may take (HIT-SETUP-05, HIT-TARGET-01, -04). */
import { type Broken, broken } from '../../../rules/broken.ts';

export const STEPS = [
  'type',
  'priority-a',
  'battlefield',
  'tactics',
  'crews',
  'priority-b',
  'edges',
  'infiltrators',
  'deploy',
  'observation',
  'targets',
  'rounds',
  'end',
  'reveal',
  'rewards',
  'post-battle',
] as const;
export type SetUpStep = (typeof STEPS)[number];

/** As people call them. */
export const STEP_NAMES: Readonly<Record<SetUpStep, string>> = {
  type: 'Gangs and the kind of battlefield',
  'priority-a': 'Priority roll for building',
  battlefield: 'Building the battlefield',
  tactics: 'Tactics Cards',
  crews: 'Crews',
  'priority-b': 'Priority roll for setting up',
  edges: 'Deployment edges',
  infiltrators: 'Infiltrators',
  deploy: 'Setting up fighters',
  observation: 'Observation',
  targets: 'Ballots',
  rounds: 'Round',
  end: 'The end',
  reveal: 'Opening the ballots',
  rewards: 'Rewards',
  'post-battle': 'After the battle',
};

/** Limits in minutes: they prompt, and nobody forfeits anything (HIT-AMB-14). */
const MINUTES: Partial<Record<SetUpStep, number>> = { observation: 15, targets: 5 };

/** The first step that is not done; null after the last. */
export function nextStep(done: readonly SetUpStep[]): SetUpStep | null {
  return STEPS.find((step) => !done.includes(step)) ?? null;
}

/** None is skipped or swapped. */
export function checkStep(step: SetUpStep, done: readonly SetUpStep[]): readonly Broken[] {
  const next = nextStep(done);
  const told =
    next === null ? 'Every step is done.' : `“${STEP_NAMES[next]}” comes before that: steps are taken in order.`;
  return broken(step !== next, 'HIT-SETUP-05', told);
}

/** How many minutes a step may take, or null for as long as it takes. */
export function minutesFor(step: SetUpStep): number | null {
  return MINUTES[step] ?? null;
}
