/** After the battle, in a campaign: most valuable fighters, trophies by hand, and handing over (HIT-REWARD-02, -04, -11). */
import { fieldsOf, textOf } from '../../../../journal/json.ts';
import { askId } from '../../../../encounter/ask-id.ts';
import { sideIn } from '../../../../encounter/names.ts';
import { cite } from '../../../../rules/cite.ts';
import { checkMvf } from '../../rules/rewards.ts';
import { fighterOf, veteranOf } from '../battle.ts';
import {
  CONFIRM,
  choice,
  countOf,
  field,
  fighterChoices,
  number,
  record,
  faults,
  WHOSE,
  question,
} from '../question.ts';

export const MVF = question({
  id: askId('mvf', { gang: WHOSE }),
  scores: true,
  asks: ({ gangs, fighters, rewarded, mvf }, id) =>
    (rewarded ? [] : gangs)
      .filter((gang) => !mvf[gang])
      .map((gang) => ({
        id: id({ gang }),
        of: gang,
        label: 'Your most valuable fighter',
        kind: choice(fighterChoices(fighters.filter((one) => one.gang === gang))),
        optional: true,
        rules: cite('HIT-REWARD-04'),
      })),
  check: faults((battle, value, { said: { gang } }) => {
    const fighter = fighterOf(battle, value);
    return checkMvf(gang, fighter && veteranOf(fighter), battle.mvf[gang] ?? null);
  }),
  apply: (battle, value, { said: { gang } }) => ({ ...battle, mvf: { ...battle.mvf, [gang]: textOf(value) } }),
});

const MOST_TROPHIES = 30;

/** As the core rules came out at the table, in place of what follows from who took whom out (HIT-EXT-XP). */
export const TROPHIES = question({
  id: askId('trophies'),
  scores: true,
  asks: ({ fighters, rewarded }, id) => {
    const told = {
      label: 'Experience, by hand',
      help: 'Only where it differs from what the rewards say, which follow the core rules as Muster knows them.',
    };
    const kind = record(
      field('fighter', 'Fighter', choice(fighterChoices(fighters))),
      field('xp', 'Experience', number(0, MOST_TROPHIES)),
    );
    const asked = { kind, again: true, optional: true, rules: cite('HIT-EXT-XP', 'HIT-REWARD-02') };
    return rewarded ? [] : [{ id: id({}), of: 'any', ...told, ...asked }];
  },
  apply: (battle, value) => {
    const { fighter, xp } = fieldsOf(value);
    return { ...battle, trophies: { ...battle.trophies, [textOf(fighter)]: countOf(xp) } };
  },
});

export const REWARDS = question({
  id: askId('rewards'),
  forAll: true,
  asks: ({ gangs, mvf, rewarded }, id) => {
    // It ends the battle for those too who have not come to name one.
    const open = gangs.filter((gang) => !mvf[gang]).map(sideIn);
    const names = open.length === 0 ? [] : [`No most valuable fighter named yet: ${open.join(', ')}.`];
    const help = [...names, 'On with the post-battle sequence of the core rules.'].join(' ');
    const told = { label: 'Rewards are handed out', ends: 'the battle', help };
    const asked = { of: 'any', ...told, kind: CONFIRM, rules: cite('HIT-REWARD-11', 'HIT-EXT-POST') } as const;
    return rewarded ? [] : [{ id: id({}), ...asked }];
  },
  apply: (battle) => ({ ...battle, rewarded: true }),
});
