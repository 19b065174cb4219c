/** What an All Out Brawl earns, told by people or measured on a table. */
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { CENTRE, nearTo } from '../../malifaux/rules/ground.ts';
import type { Earned, ScoringStep } from '../../malifaux/rules/adjudicate.ts';
import { type PlayTable, type CrewSide, modelNamed } from '../../malifaux/rules/table.ts';

/** How near, in inches. */
export const MIDDLE = 6;

/** What a Crew may earn, and how much: for a kill, for each model damaged, for being near the middle. */
export const BRAWL_EARNS = {
  kill: { vp: 2, what: 'A kill', rule: 'GG0-MODE-AOB-09' },
  damaged: { vp: 1, what: 'Models damaged in the Activation', rule: 'GG0-MODE-AOB-10' },
  middle: { vp: 1, what: 'A model near the middle', rule: 'GG0-MODE-AOB-11' },
} as const satisfies Readonly<Record<string, { readonly vp: number; readonly what: string; readonly rule: RuleId }>>;

/** Whether a kill earns: nobody's does not, nor does that of an own model (GG0-AMB-53). */
export function killEarns(by: CrewSide | null, victim: CrewSide): by is CrewSide {
  return by !== null && by !== victim;
}

type BrawlStep = Pick<ScoringStep, 'table' | 'happened' | 'turn' | 'moments'>;

/** What each Crew earns in these moments: after an Activation, and in the End Phase. */
export function brawlPoints(step: BrawlStep): readonly Earned[] {
  return step.moments.flatMap((moment) => {
    switch (moment) {
      case 'activation':
        return [...kills(step), ...damaged(step)];
      case 'end-of-turn':
        return nearMiddle(step.table).map((side) => line(side, 'end-of-turn', 'middle'));
      case 'start-of-turn':
      case 'attack':
      case 'interact':
      case 'damage':
      case 'kill':
      case 'end-of-game':
        return [];
    }
  });
}

/** The Crew that controls the killer. */
function kills({ happened, turn }: BrawlStep): readonly Earned[] {
  return happened.kills.flatMap(({ victim, crew, how, ...kill }) =>
    kill.turn === turn && how === 'killed' && killEarns(crew, victim.side) ? [line(crew, 'activation', 'kill')] : [],
  );
}

/** Every model damaged in the Activation once, the acting model left out. */
function damaged({ table, happened: { activation } }: BrawlStep): readonly Earned[] {
  const acting = modelNamed(table, activation?.model);
  if (!acting || !activation) return [];
  const hurt = activation.damage.filter(({ to, dealt }) => dealt > 0 && to !== acting.id).map(({ to }) => to);
  const models = new Set(hurt).size;
  return models === 0 ? [] : [line(acting.side, 'activation', 'damaged', models)];
}

/** The sides with a model near the middle of the table. */
export function nearMiddle({ models }: PlayTable): readonly CrewSide[] {
  return [...new Set(models.filter((model) => model.inPlay && nearTo(model, CENTRE, MIDDLE)).map(({ side }) => side))];
}

function line(side: CrewSide, moment: Earned['moment'], of: keyof typeof BRAWL_EARNS, times = 1): Earned {
  const { vp, what, rule } = BRAWL_EARNS[of];
  return { side, id: 'all-out-brawl', moment, vp: vp * times, what, removed: [], rules: cite(rule) };
}
