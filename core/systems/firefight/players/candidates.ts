/** What a player who looks ahead tries: the best that level 3 thinks of, some of every unit, each legal. */
import type { BattleAction, Request } from '../battle/action.ts';
import { spellOptions } from '../battle/casting.ts';
import { check } from '../battle/check.ts';
import type { BattleDef } from '../battle/def.ts';
import { unitOf } from '../battle/draft.ts';
import { shotOptions } from '../battle/shooting.ts';
import type { BattleState } from '../battle/state.ts';
import { activationIdeas, shotWorth } from './greedy.ts';
import { doing } from './going.ts';
import { takeBest } from './ideas.ts';

export interface Candidate {
  readonly action: BattleAction;
  /** What level 3 takes it for, in points. */
  readonly gain: number;
}

/** So many are tried, and so many of one unit. */
export interface Breadth {
  readonly most: number;
  readonly ofOne: number;
}

/** What may be answered; empty where there is nothing to look ahead for. */
export function candidatesFor(def: BattleDef, state: BattleState, open: Request, breadth: Breadth): Candidate[] {
  if (open.ask !== 'activate' && open.ask !== 'shoot') return [];
  // Whoever can cast does that first, as level 3 does.
  const units = open.ask === 'activate' ? open.units : [open.unit];
  if (units.some((id) => spellOptions(def, state, unitOf(def, id)).length > 0)) return [];
  return open.ask === 'activate' ? activations(def, state, open, breadth) : targets(def, state, open.unit);
}

function activations(
  def: BattleDef,
  state: BattleState,
  open: Extract<Request, { ask: 'activate' }>,
  { most, ofOne }: Breadth,
): Candidate[] {
  const ideas = activationIdeas(def, state, open);
  const counts = new Map<string, number>();
  const found: Candidate[] = [];
  for (let idea = takeBest(ideas); idea !== null && found.length < most; idea = takeBest(ideas)) {
    const count = counts.get(idea.unit.id) ?? 0;
    if (count >= ofOne) continue;
    for (const action of doing(def, state, idea, found.length === 0)) {
      if (check(def, state, action).length > 0) continue;
      counts.set(idea.unit.id, count + 1);
      found.push({ action, gain: idea.gain });
      break;
    }
  }
  return found;
}

/** Everything at one target, for each that is in sight; what does not reach it stays silent. */
function targets(def: BattleDef, state: BattleState, id: string): Candidate[] {
  const unit = unitOf(def, id);
  const options = shotOptions(def, state, unit);
  const found = [...new Set(options.flatMap((one) => one.targets))].map((target): Candidate => ({
    action: {
      do: 'shoot',
      shots: options
        .filter((one) => one.targets.includes(target))
        .map(({ weapon }) => ({ weapon: unit.unit.weapons[weapon]?.name ?? '', target: target.id })),
    },
    gain: shotWorth(def, state, unit, target),
  }));
  return found.sort((one, other) => other.gain - one.gain);
}
