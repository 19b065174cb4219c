/** Observation and secret targets, with their time limits (HIT-TARGET). */
import { type Json, fieldsOf, textOf } from '../../../../journal/json.ts';
import { type Words, askId, text } from '../../../../encounter/ask-id.ts';
import type { AskField } from '../../../../encounter/types.ts';
import { cite } from '../../../../rules/cite.ts';
import { checkBallot, checkBallotChange } from '../../rules/ballots.ts';
import { opponentsOf } from '../../roster/gangs.ts';
import { checkAllPlaced } from '../../rules/deploy.ts';
import { type Battle, isGang, nextRound } from '../battle.ts';
import {
  CONFIRM,
  choice,
  field,
  fighterChoices,
  gangName,
  record,
  WHOSE,
  question,
  faults,
  afterBattle,
  firstFault,
} from '../question.ts';

const allPlaced = faults<Words>(({ fighters }) =>
  checkAllPlaced(fighters.filter(({ placed }) => !placed).map(({ sheet }) => sheet.name)),
);

/** Each has seen enough for themselves; the observation is over when all have. */
export const SEEN = question({
  id: askId('seen', { gang: WHOSE }),
  asks: ({ observed, seen, gangs }, id) =>
    (observed ? [] : gangs)
      .filter((gang) => !seen.includes(gang))
      .map((gang) => ({
        id: id({ gang }),
        of: gang,
        label: 'I have seen enough',
        help: 'Look at the opposing fighters and their cards, and ask about names, Wounds, skills and gear.',
        kind: CONFIRM,
        rules: cite('HIT-TARGET-01'),
      })),
  check: allPlaced,
  apply: (battle, _, { said: { gang }, at }) => {
    const seen = [...battle.seen, gang];
    const observed = battle.gangs.every((one) => seen.includes(one));
    return observed ? { ...battle, seen, observed, since: at } : { ...battle, seen };
  },
});

/** For all at once: when the time is up. */
export const OBSERVE = question({
  id: askId('observe'),
  forAll: true,
  asks: ({ observed, timeUp }, id) =>
    observed || !timeUp.includes('observation')
      ? []
      : [
          {
            id: id({}),
            of: 'any',
            label: 'Observation is over',
            help: 'The time is up.',
            kind: CONFIRM,
            optional: true,
            rules: cite('HIT-TARGET-01'),
          },
        ],
  check: allPlaced,
  apply: (battle, _, { at }) => ({ ...battle, observed: true, since: at }),
});

export const TIME_UP_ID = askId('time-up', { step: text });

/** A limit has run out: it says so, and nothing is lost by it (HIT-AMB-14). */
export const TIME_UP = question({
  id: TIME_UP_ID,
  asks: ({ observed, ballots, gangs, timeUp }, id) => {
    const step = observed ? 'targets' : 'observation';
    if (ballots.length === gangs.length || timeUp.includes(step)) return [];
    const told = { label: 'The time is up', help: 'This is only a reminder. Nobody forfeits anything.', kind: CONFIRM };
    const rules = cite(observed ? 'HIT-TARGET-04' : 'HIT-TARGET-01', 'HIT-AMB-14');
    return [{ id: id({ step }), of: 'any', ...told, optional: true, rules }];
  },
  apply: (battle, _, { said: { step } }) => ({ ...battle, timeUp: [...battle.timeUp, step] }),
});

export const BALLOT = question({
  id: askId('ballot', { gang: WHOSE }),
  secret: true,
  asks: (battle, id) =>
    battle.gangs
      .filter((gang) => !battle.ballots.includes(gang))
      .map((gang) => ({
        id: id({ gang }),
        of: gang,
        label: 'Your ballot',
        awaited: 'ballot',
        help: 'Name one fighter of every other gang: what they lose scores for you at the end.',
        kind: record(...opponentsOf(gang, battle.gangs).map((other) => targetField(battle, other))),
        rules: cite('HIT-TARGET-02', 'HIT-TARGET-03', 'HIT-TARGET-05', 'HIT-HIDDEN-09'),
      })),
  check: faults((battle, value, { said: { gang } }) =>
    checkBallot({ by: gang, names: namesIn(value) }, battle.gangs, battle.fighters, battle.ballots),
  ),
  apply: (battle, value, { said: { gang }, sealed }) => {
    const ballots = [...battle.ballots, gang];
    const open = sealed ? battle.open : { ...battle.open, [gang]: namesIn(value) };
    const all = battle.gangs.every((one) => ballots.includes(one));
    const now = { ...battle, ballots, open, own: sealed && value !== null ? namesIn(value) : battle.own };
    return all ? nextRound(now) : now;
  },
  opens: afterBattle,
  notNow: firstFault(({ ballots }, { gang }) => (ballots.includes(gang) ? checkBallotChange() : [])),
});

function namesIn(value: Json): readonly string[] {
  return Object.values(fieldsOf(value)).map((name) => textOf(name));
}

function targetField(battle: Battle, gang: string): AskField {
  const crew = battle.fighters.filter((fighter) => fighter.gang === gang);
  const label = isGang(battle, gang) ? gangName(battle, gang) : gang;
  return field(gang, label, choice(fighterChoices(crew)));
}
