/** Observation and secret targets, with their time limits (HIT-TARGET). */
import type { AskField } from '../../../../encounter/types.ts';
import { cite } from '../../../../rules/cite.ts';
import { checkBallot } from '../../battle/ballots.ts';
import { opponentsOf } from '../../gangs.ts';
import { checkAllPlaced } from '../../set-up/deploy.ts';
import { type Battle, isGang, nextRound } from '../battle.ts';
import {
  CONFIRM,
  type Question,
  choice,
  field,
  fieldsOf,
  fighterChoices,
  gangName,
  record,
  textOf,
} from '../question.ts';

export const OBSERVE: Question = {
  name: 'observe',
  asks: ({ observed }) =>
    observed
      ? []
      : [
          {
            id: 'observe',
            of: 'any',
            label: 'Observation is over',
            help: 'Look at the opposing fighters and their cards, and ask about names, Wounds, skills and gear.',
            kind: CONFIRM,
            rules: cite('HIT-TARGET-01'),
          },
        ],
  check: ({ fighters }) => checkAllPlaced(fighters.filter(({ placed }) => !placed).map(({ sheet }) => sheet.name)),
  apply: (battle) => ({ ...battle, observed: true }),
};

/** A limit has run out: it says so, and nothing is lost by it (HIT-AMB-14). */
export const TIME_UP: Question = {
  name: 'time-up',
  asks: ({ observed, ballots, gangs, timeUp }) => {
    const step = observed ? 'targets' : 'observation';
    if (ballots.length === gangs.length || timeUp.includes(step)) return [];
    const told = { label: 'The time is up', help: 'It prompts: nobody forfeits anything.', kind: CONFIRM };
    const rules = cite(observed ? 'HIT-TARGET-04' : 'HIT-TARGET-01', 'HIT-AMB-14');
    return [{ id: `time-up:${step}`, of: 'any', ...told, optional: true, rules }];
  },
  apply: (battle, _, [step = '']) => ({ ...battle, timeUp: [...battle.timeUp, step] }),
};

export const BALLOT: Question = {
  name: 'ballot',
  asks: (battle) =>
    battle.gangs
      .filter((gang) => !battle.ballots.includes(gang))
      .map((gang) => ({
        id: `ballot:${gang}`,
        of: gang,
        label: 'Your secret targets',
        help: 'One fighter of every other gang. Sealed until the battle is over; it cannot be changed.',
        kind: record(...opponentsOf(gang, battle.gangs).map((other) => targetField(battle, other))),
        secret: true,
        rules: cite('HIT-TARGET-02', 'HIT-TARGET-03', 'HIT-TARGET-05'),
      })),
  check: (battle, value, [by = '']) => {
    const names = Object.values(fieldsOf(value)).map(textOf);
    return checkBallot({ by, names }, battle.gangs, battle.fighters, battle.ballots);
  },
  apply: (battle, _, [gang]) => {
    if (!isGang(battle, gang)) return battle;
    const ballots = [...battle.ballots, gang];
    const all = battle.gangs.every((one) => ballots.includes(one));
    return all ? nextRound({ ...battle, ballots }) : { ...battle, ballots };
  },
};

function targetField(battle: Battle, gang: string): AskField {
  const crew = battle.fighters.filter((fighter) => fighter.gang === gang);
  const label = isGang(battle, gang) ? gangName(battle, gang) : gang;
  return field(gang, label, choice(fighterChoices(crew)));
}
