/** All Out Brawl: VP for kills, for models damaged in an Activation, and for the middle in the End Phase. No cap. */
import { cite } from '../../journal/cite.ts';
import { CENTRE, nearTo } from '../malifaux/play/ground.ts';
import type { Earned, ScoringStep } from '../malifaux/play/adjudicate.ts';
import { type Side, modelNamed } from '../malifaux/play/table.ts';

const KILL = 2;
const MIDDLE = 6;

type BrawlStep = Pick<ScoringStep, 'table' | 'happened' | 'turn' | 'moments'>;

/** What each Crew earns in these moments: after an Activation, and in the End Phase. */
export function brawlPoints(step: BrawlStep): readonly Earned[] {
  return step.moments.flatMap((moment) => {
    switch (moment) {
      case 'activation':
        return [...kills(step), ...damaged(step)];
      case 'end-of-turn':
        return middle(step);
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

/** The Crew that controls the killer; an own model killed gives nothing (GG0-AMB-53). */
function kills({ happened, turn }: BrawlStep): readonly Earned[] {
  return happened.kills.flatMap(({ victim, crew, how, ...kill }) => {
    if (kill.turn !== turn || how !== 'killed' || crew === null || crew === victim.side) return [];
    return [line(crew, 'activation', KILL, 'A kill', 'GG0-MODE-AOB-09')];
  });
}

/** Every model damaged in the Activation once, the acting model left out. */
function damaged({ table, happened: { activation } }: BrawlStep): readonly Earned[] {
  const acting = modelNamed(table, activation?.model);
  if (!acting || !activation) return [];
  const hurt = activation.damage.filter(({ to, dealt }) => dealt > 0 && to !== acting.id).map(({ to }) => to);
  const vp = new Set(hurt).size;
  return vp === 0 ? [] : [line(acting.side, 'activation', vp, 'Models damaged in the Activation', 'GG0-MODE-AOB-10')];
}

function middle({ table }: BrawlStep): readonly Earned[] {
  const there = table.models.filter((model) => model.inPlay && nearTo(model, CENTRE, MIDDLE));
  return [...new Set(there.map(({ side }) => side))].map((side) =>
    line(side, 'end-of-turn', 1, 'A model near the middle', 'GG0-MODE-AOB-11'),
  );
}

function line(side: Side, moment: Earned['moment'], vp: number, what: string, rule: string): Earned {
  return { side, id: 'all-out-brawl', moment, vp, what, removed: [], rules: cite(rule) };
}
