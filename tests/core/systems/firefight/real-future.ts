/** A list of Grimdark Future, found as JSON of 2024, whose heroes have joined units: see real-lists.ts. */
import { type RealList, unit } from './real-list.ts';

const ROBOT = 'Robot, Self-Repair';
const LORD = `Hero, ${ROBOT}, Slow, Tough(3)`;
const JOINED = { joined: true } as const;

export const REAL_FUTURE: readonly RealList[] = [
  {
    name: 'Necrons 2000pts',
    from: 'ydirson/opr-rs Mlwpoh1AGLC2',
    shape: '2024',
    other: ['GF', 'Grimdark Future'],
    total: { points: 715, modelCount: 33 },
    units: [
      unit(
        `Chronomancer [1] Q3+ D3+ | 110pts | ${LORD}, 1x Chronomancer(Shadow-Protocol)`,
        'Staff-Shots (12", A3, AP(1)), Combat Staff (A3, AP(1))',
        { ...JOINED, paid: [25, 15] },
      ),
      unit(
        `Warriors LR [5] Q4+ D4+ | 165pts | ${ROBOT}, Slow`,
        '5x CCW (A1), 4x Gauss Rifle (24", A1, Rending), Ray Caster (30", A3, AP(2), Lock-On)',
        { paid: [50] },
      ),
      unit(`Flesh-Eaters [5] Q3+ D4+ | 140pts | ${ROBOT}, Slow, Tunneller`, '5x Metal Claws (A2, AP(1))'),
      unit(`Bot Swarms [3] Q6+ D6+ | 75pts | ${ROBOT}, Strider, Tough(3)`, '3x Swarm Attacks (A3, Rending)'),
      unit(
        `Overseer [1] Q3+ D3+ | 110pts | ${LORD}, 1x Overseer(Royal March)`,
        'Wrist-Flamer (12", A1, Blast(3), Reliable), Doom Scythe (A1, AP(2), Deadly(3))',
        { ...JOINED, paid: [25, 5, 10] },
      ),
      unit(`Warriors SR [5] Q4+ D4+ | 110pts | ${ROBOT}, Slow`, '5x CCW (A1), 5x Reaper Rifle (18", A1, AP(2))', {
        paid: [-5],
      }),
      unit(
        `Tri-Scorpion Lord [1] Q3+ D3+ | 210pts | Hero, Relentless, ${ROBOT}, Strider, Tough(6)`,
        'Annihilation Gun (18", A2, AP(1), Blast(3)), Harvest Blade (A2, AP(2), Deadly(3))',
        JOINED,
      ),
      unit(`Eternals [5] Q3+ D2+ | 235pts | ${ROBOT}, Slow`, '5x CCW (A1), 5x Heavy Gauss Rifle (24", A2, Rending)', {
        paid: [55],
      }),
      unit(
        `Spider Walker [1] Q3+ D2+ | 505pts | Fear(2), ${ROBOT}, Strider, Tough(12)`,
        'Crushing Legs (A2, AP(2)), Stomp (A4, AP(1)), Twin Fusion Ray (18", A2, AP(4), Deadly(6))',
      ),
      unit(
        `Technomancer [1] Q3+ D3+ | 110pts | ${LORD}, 1x Technomancer(Caster(2))`,
        'CCW (A3), Lord Gauss Pistol (12", A2, Rending)',
        { ...JOINED, paid: [40] },
      ),
      unit(
        `Guardians [5] Q3+ D3+ | 145pts | ${ROBOT}, Slow, 5x Combat Shields(Shield Wall)`,
        '5x Hyper Sword (A2, AP(1), Rending)',
        { paid: [10] },
      ),
    ],
  },
];
