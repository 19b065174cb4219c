/** Warbands of Age of Fantasy: Skirmish, found as JSON of 2023: see real-lists.ts. */
import { type RealList, unit } from './real-list.ts';

const SKIRMISH = { shape: '2023', other: ['AOFS', 'Age of Fantasy: Skirmish'] } as const;

export const REAL_SKIRMISH: readonly RealList[] = [
  // A weapon that two models took is there twice.
  {
    name: 'Haters tribes',
    from: 'ydirson/opr-rs 2HhzjGpcm5m7',
    ...SKIRMISH,
    total: { points: 300 },
    units: [
      unit('Elite Warrior [3] Q3+ D4+ | 40pts', '3x Axe (A1, Rending)'),
      unit('Warrior [3] Q4+ D4+ | 50pts', 'Twin Hammer (A2, AP(1)), Twin Hammer (A2, AP(1)), Twin Axe (A2, Rending)', {
        paid: [5, 5, 5],
      }),
      unit('Champion [1] Q4+ D4+ | 30pts | Hero, Tough(3)', 'Axe (A1, Rending)'),
      unit('Prince [1] Q3+ D3+ | 90pts | Hero, Tough(6)', 'Great Hammer (A2, AP(3))'),
      unit('Elite Warrior [3] Q3+ D4+ | 40pts', '3x Axe (A1, Rending)'),
      unit(
        'Warrior [3] Q4+ D4+ | 60pts',
        'Heavy Axe (A2, AP(1), Rending), Heavy Axe (A2, AP(1), Rending), Twin Axe (A2, Rending)',
        { paid: [10, 10, 5] },
      ),
      unit('Youngblood [1] Q4+ D5+ | 20pts | Scout', 'Heavy Bash (A2, AP(1))'),
    ],
  },
  {
    name: 'Eternal Wardens',
    from: 'ydirson/opr-rs ZTgIvcYABynP',
    ...SKIRMISH,
    total: { points: 330 },
    units: [
      unit('Warden [1] Q4+ D4+ | 45pts | Fearless, Furious, Tough(3)', 'Heavy Hand Weapon (A2, AP(1))', { times: 2 }),
      unit('Warden Knight [1] Q4+ D4+ | 90pts | Fearless, Furious, Hero, Tough(6)', 'Heavy Hand Weapon (A4, AP(1))'),
      unit('Eternal [1] Q3+ D3+ | 70pts | Fearless, Tough(3)', 'Great Hammer (A3, AP(3))', { times: 2, paid: [5] }),
    ],
  },
  {
    name: 'War Disciples',
    from: 'ydirson/opr-rs zhz5uajqHdt5',
    ...SKIRMISH,
    total: { points: 255 },
    units: [
      unit('War Gore Reavers [3] Q5+ D5+ | 35pts | Furious', '3x Dual Hand Weapons (A2)', { paid: [5] }),
      unit(
        'War Barbarian Champion [1] Q5+ D5+ | 45pts | Hero, Tough(3), Frenzy, 1x Marauder(Battle Ready)',
        'Great Weapon (A3, AP(2))',
        { paid: [5, 10] },
      ),
      unit(
        'War Master [1] Q3+ D3+ | 85pts | Hero, Tough(3), Furious, 1x War Lord(Blessing of War), Chosen Warrior',
        'Heavy Great Weapon (A3, AP(3))',
        { paid: [10, 10, 10], gained: ['Chosen Warrior'] },
      ),
      unit('War Warrior [1] Q3+ D3+ | 30pts | Furious, Chosen Warrior', 'Dual Heavy Hand Weapons (A2, AP(1))', {
        times: 2,
        paid: [10, 5],
        gained: ['Chosen Warrior'],
      }),
    ],
  },
];
