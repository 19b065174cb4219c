/** After the battle, in a campaign: most valuable fighters, trophies by hand, and handing over (HIT-REWARD-02, -04, -11). */
import { cite } from '../../../../rules/cite.ts';
import { checkMvf } from '../../after/rewards.ts';
import { fighterOf, isGang, veteranOf } from '../battle.ts';
import {
  CONFIRM,
  type Question,
  choice,
  countOf,
  field,
  fieldsOf,
  fighterChoices,
  number,
  record,
  textOf,
} from '../question.ts';

export const MVF: Question = {
  name: 'mvf',
  asks: ({ gangs, fighters, rewarded, mvf }) =>
    (rewarded ? [] : gangs)
      .filter((gang) => !mvf[gang])
      .map((gang) => ({
        id: `mvf:${gang}`,
        of: gang,
        label: 'Your most valuable fighter',
        kind: choice(fighterChoices(fighters.filter((one) => one.gang === gang))),
        optional: true,
        rules: cite('HIT-REWARD-04'),
      })),
  check: (battle, value, [gang = '']) => {
    const fighter = fighterOf(battle, value);
    const named = isGang(battle, gang) ? (battle.mvf[gang] ?? null) : null;
    return checkMvf(gang, fighter && veteranOf(fighter), named);
  },
  apply: (battle, value, [gang]) =>
    isGang(battle, gang) ? { ...battle, mvf: { ...battle.mvf, [gang]: textOf(value) } } : battle,
};

const MOST_TROPHIES = 30;

/** As the core rules came out at the table, in place of what follows from who took whom out (HIT-EXT-XP). */
export const TROPHIES: Question = {
  name: 'trophies',
  asks: ({ fighters, rewarded }) => {
    const told = {
      label: 'Experience for taking enemies out, by hand',
      help: 'Core rules, unverified. Only where it differs from what the rewards say.',
    };
    const kind = record(
      field('fighter', 'Fighter', choice(fighterChoices(fighters))),
      field('xp', 'Experience', number(0, MOST_TROPHIES)),
    );
    const asked = { kind, again: true, optional: true, rules: cite('HIT-EXT-XP', 'HIT-REWARD-02') };
    return rewarded ? [] : [{ id: 'trophies', of: 'any', ...told, ...asked }];
  },
  apply: (battle, value) => {
    const { fighter, xp } = fieldsOf(value);
    return { ...battle, trophies: { ...battle.trophies, [textOf(fighter)]: countOf(xp) } };
  },
};

export const REWARDS: Question = {
  name: 'rewards',
  asks: ({ rewarded }) => {
    const told = { label: 'Rewards are handed out', help: 'On with the post-battle sequence of the core rules.' };
    const asked = { of: 'any', ...told, kind: CONFIRM, rules: cite('HIT-REWARD-11', 'HIT-EXT-POST') } as const;
    return rewarded ? [] : [{ id: 'rewards', ...asked }];
  },
  apply: (battle) => ({ ...battle, rewarded: true }),
};
