/** After the battle, in a campaign: most valuable fighters, and handing over (HIT-REWARD-04, -11). */
import { cite } from '../../../../journal/cite.ts';
import { checkMvf } from '../../after/rewards.ts';
import { fighterOf, isGang, veteranOf } from '../battle.ts';
import { CONFIRM, type Question, choice, fighterChoices, textOf } from '../question.ts';

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

export const REWARDS: Question = {
  name: 'rewards',
  asks: ({ rewarded }) => {
    const told = { label: 'Rewards are handed out', help: 'On with the post-battle sequence of the core rules.' };
    const asked = { of: 'any', ...told, kind: CONFIRM, rules: cite('HIT-REWARD-11', 'HIT-EXT-POST') } as const;
    return rewarded ? [] : [{ id: 'rewards', ...asked }];
  },
  apply: (battle) => ({ ...battle, rewarded: true }),
};
