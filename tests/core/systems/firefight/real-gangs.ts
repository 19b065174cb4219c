/** Five gangs of Firefight that one player kept as JSON in 2024: see real-lists.ts. */
import { type RealList, unit } from './real-list.ts';

const GANGS = 'yakuzadave/grimdark_future';
/** Three of them play in a campaign, which Army Forge says though none has learnt anything yet. */
const CAMPAIGN = { shape: '2023', total: { points: 300 }, campaign: true } as const;

const PLASMA_PISTOL = 'Plasma Pistol (12", A1, AP(4))';
const DRILL = 'Combat Drill (A2, AP(1), Rending)';
const BATTLE_CLAW = 'Battle Claw (A2, AP(4))';
const MACHINEGUN = 'Heavy Machinegun (30", A3, AP(1))';
const SHARD_PISTOL = 'Shard Pistol (12", A1, Rending)';
const JESTER = 'Dodge, Fast, Furious, Stealth, Strider';
const SAURIAN = 'Fearless, Predator';

/** What costs less than nothing, and the rifle of a leader who took a claw and a pistol and then changed both. */
const RATMEN: RealList = {
  name: 'Ratmen Clans Gang',
  from: `${GANGS} JQSYmuI1vgpT`,
  ...CAMPAIGN,
  units: [
    unit(
      'Clan Leader [1] Q5+ D5+ | 75pts | Hero, Tough(3), 1x Shaman(Caster(2))',
      `${BATTLE_CLAW}, Master Carbine (18", A3)`,
      { paid: [40, 5, 5] },
    ),
    unit(
      'Saboteur [1] Q5+ D5+ | 30pts | Scout, Stealth, Strider',
      'CCW (A2), Sniper Carbine (18", A1, AP(1), Reliable)',
      { paid: [15] },
    ),
    unit('Specialist [1] Q5+ D5+ | 20pts | Relentless', 'CCW (A1), Plasma Rifle (24", A1, AP(4))'),
    unit('Stalkers [3] Q5+ D5+ | 45pts', `2x CCW (A2), 2x Pistol (12", A1), ${DRILL}, ${PLASMA_PISTOL}`, {
      paid: [5, 5],
    }),
    unit(
      'Crawlers [3] Q5+ D5+ | 65pts',
      `2x CCW (A1), Carbine (18", A2), ${MACHINEGUN}, ${BATTLE_CLAW}, ${PLASMA_PISTOL}`,
      { paid: [-5, 15, 5, 5] },
    ),
    unit('Rat Ogre [1] Q4+ D3+ | 65pts | Furious, Tough(3)', `Flamer (12", A1, Blast(3), Reliable), ${DRILL}`, {
      paid: [5],
    }),
  ],
};

const SNATCHERS: RealList = {
  name: 'Soul-Snatcher Gang',
  from: `${GANGS} DWLy6Lxv71XQ`,
  ...CAMPAIGN,
  units: [
    unit('Cult Hitman [1] Q4+ D5+ | 60pts | Hero, Scout, Takedown, Tough(3)', 'Toxin Blades (A4, AP(1), Poison)', {
      paid: [10],
    }),
    unit('Minions [3] Q5+ D5+ | 45pts', '3x CCW (A1), 2x Rifle (24", A1), Drum Rifle (18", A2, Rending)', {
      paid: [10],
    }),
    unit('Neophyte [1] Q4+ D5+ | 50pts | Scout', `CCW (A1), ${MACHINEGUN}`, { paid: [30] }),
    unit('Neophyte [1] Q4+ D5+ | 40pts | Scout', 'Web Carbine (18", A2, Rending), Heavy Pick (A2, AP(1), Rending)', {
      paid: [10, 10],
    }),
    unit(
      'Elite Snatcher [1] Q3+ D3+ | 55pts | Ambush, Fast, Regeneration, Strider, 1x Mind Snatcher(Caster(+1))',
      'Heavy Claws (A2, AP(1), Rending)',
      { paid: [20] },
    ),
    unit('Mutant Brute [1] Q3+ D4+ | 50pts | Regeneration, Scout', 'Great Weapon (A3, AP(4))', { paid: [20] }),
  ],
};

const MACHINES: RealList = {
  name: 'Machine Cult Gang',
  from: `${GANGS} gSKISls9Fe9b`,
  ...CAMPAIGN,
  units: [
    unit(
      'High Priest [1] Q3+ D3+ | 100pts | Hero, Regeneration, Tough(3), 1x Engineer(Repair)',
      'Axe-Halberd (A3, AP(4)), Revolver (12", A1, AP(1))',
      { paid: [15] },
    ),
    unit('Cult Ranger [1] Q4+ D4+ | 20pts | Strider', 'CCW (A1), R-Fusil (18", A1, Radiation)', { times: 2 }),
    unit(
      'Destroyer Cyborg [1] Q4+ D4+ | 80pts | Relentless, Slow, Tough(3)',
      'Cyborg Claw (A3), Gravity Cannon (24", A4, Rending)',
    ),
    unit(
      'Sky Stalker [1] Q3+ D4+ | 45pts | Ambush, Flying, Furious, Cluster Grenades',
      'CCW (A2), F-Carbine (18", A2)',
      { paid: [5], gained: ['Cluster Grenades'] },
    ),
    unit('Sect Stalker [1] Q3+ D4+ | 35pts | Fast, Furious, Strider', 'S-Razor and Claw (A2, AP(2))', { paid: [5] }),
  ],
};

export const REAL_GANGS: readonly RealList[] = [
  RATMEN,
  SNATCHERS,
  MACHINES,
  {
    name: 'Elven Jesters',
    from: `${GANGS} iriZFjFDyg7w`,
    shape: '2023',
    total: { points: 285 },
    units: [
      unit(
        'Master Jester [1] Q3+ D5+ | 95pts | Dodge, Fast, Furious, Hero, Stealth, Strider, Tough(3), 1x Stage Master(Graceful Brutality)',
        '2x CCW (A2), Master Shard Pistol (12", A2, Rending)',
        { paid: [10] },
      ),
      unit(
        'Joker [1] Q3+ D5+ | 30pts | Dodge, Fast, Flying, Furious, Stealth',
        'CCW (A2), Exploding Bola (12", A1, Blast(3), Limited)',
        { times: 3 },
      ),
      unit(`Fool [1] Q5+ D5+ | 20pts | ${JESTER}`, `CCW (A2), ${SHARD_PISTOL}`, { times: 2 }),
      unit(`Jester [1] Q3+ D5+ | 30pts | ${JESTER}`, `${SHARD_PISTOL}, CCW (A2)`, { times: 2 }),
    ],
  },
  {
    name: 'Saurian Starhost',
    from: `${GANGS} dKMs5hIShtuL`,
    shape: '2023',
    total: { points: 300 },
    units: [
      unit(
        'Saurian Veteran [1] Q3+ D3+ | 95pts | Fearless, Hero, Predator, Tough(3), 1x Crusader(Will of the Gods)',
        'CCW (A2), Veteran Pistol (12", A2)',
        { paid: [30] },
      ),
      unit(`Saurian Guardian [1] Q3+ D3+ | 30pts | ${SAURIAN}`, 'Hammer (A2, AP(2))', { times: 2 }),
      unit(`Gator [1] Q4+ D3+ | 55pts | ${SAURIAN}, Tough(3)`, 'Bash (A2), 2x Bludgeons (A1, Lance)', { times: 2 }),
      unit('Gecko Sniper [1] Q5+ D5+ | 35pts | Fearless, Strider', 'CCW (A1), Sniper Rifle (30", A1, AP(1), Reliable)'),
    ],
  },
];
