/** The Strategies and Deployments that the pack suggests, by the quarter in which an event is played. */

export const QUARTERS = ['jan-mar', 'apr-jun', 'jul-sep', 'oct-dec'] as const;
export type Quarter = (typeof QUARTERS)[number];

/** What a Round is to be played on, as far as it is known. */
export interface Planned {
  readonly strategy: string | null;
  readonly deployment: string | null;
}

const ROTATION: Readonly<Record<Quarter, readonly (readonly [strategy: string, deployment: string])[]>> = {
  'jan-mar': [
    ['public-executions', 'close'],
    ['ply-for-information', 'standard'],
    ['ours', 'corner'],
    ['symbols-of-authority', 'standard'],
    ['supply-wagons', 'flank'],
  ],
  'apr-jun': [
    ['extraction', 'standard'],
    ['ply-for-information', 'flank'],
    ['headhunter', 'close'],
    ['supply-wagons', 'standard'],
    ['guard-the-stash', 'corner'],
  ],
  'jul-sep': [
    ['ours', 'standard'],
    ['public-executions', 'flank'],
    ['guard-the-stash', 'close'],
    ['symbols-of-authority', 'corner'],
    ['interference', 'close'],
  ],
  'oct-dec': [
    ['interference', 'standard'],
    ['supply-wagons', 'corner'],
    ['symbols-of-authority', 'flank'],
    ['public-executions', 'standard'],
    ['extraction', 'close'],
  ],
};

/** How many Rounds the rotation plans. */
export const ROTATION_ROUNDS = 5;

/** The quarter of a day given as `YYYY-MM-DD`. */
export function quarterOf(date: string): Quarter | null {
  const month = Number(date.split('-')[1]);
  return QUARTERS[Math.floor((month - 1) / 3)] ?? null;
}

/** What the rotation suggests for a Round; nothing from Round 6 on. */
export function rotation(quarter: Quarter, round: number): Planned {
  const [strategy = null, deployment = null] = ROTATION[quarter][round - 1] ?? [];
  return { strategy, deployment };
}
