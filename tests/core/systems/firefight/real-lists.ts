/**
 * Whole lists of Firefight and its sister games as players made them, found in public places on 2026-11-28: names and figures,
 * no more. Each is written as “Share as text” says it; how those looked that were found as JSON is said beside them.
 */
import { REAL_FUTURE } from './real-future.ts';
import { REAL_GANGS } from './real-gangs.ts';
import { type RealList, unit } from './real-list.ts';
import { REAL_PRINTS } from './real-prints.ts';
import { REAL_SKIRMISH } from './real-skirmish.ts';
import { REAL_TEXTS } from './real-texts.ts';

const OPR_RS = 'ydirson/opr-rs';
const CANNON = 'Bio-Cannon (24", A1, Blast(3), Indirect, Rending)';
const FLAMER = 'Flamer (12", A1, Blast(3), Reliable)';
const FLAMER_PISTOL = 'Flamer Pistol (6", A1, Blast(3), Reliable)';
const SWORD = 'Energy Sword (A2, AP(1), Rending)';
const PRIME = 'Fearless, Furious, Hero, Strider, Tough(3)';
const SISTER = 'Warrior Sister [1] Q4+ D4+ | 30pts | Devout';
const FLAGELLANT = 'Flagellant Sister [1] Q5+ D5+ | 25pts';
const FLAILS = 'Dual Arc-Flails (A2, Rending)';
const INFERNAL = 'Infernal [1] Q3+ D2+ | 40pts | Fearless, Relentless';
const ROBOT = 'Robot, Self-Repair, Slow';

/** One list of Alien Hives, by the books of three years, and as its player saved it again in 2026. */
const HIVES_FROM = `${OPR_RS} nLBrzTpB1TTJ`;
const VETERAN = 'Fearless, Hero, Tough(3), 1x Wings(Ambush, Flying)';
const support = (points: number, rules = 'Relentless, Strider') =>
  `Support Grunt [1] Q5+ D5+ | ${points}pts | ${rules}`;
const WINGS = { paid: [10] };
const HIVES: readonly RealList[] = [
  {
    name: 'Alien Hives 200pts - v0',
    from: HIVES_FROM,
    shape: '2023',
    units: [
      unit(`Veteran Warrior [1] Q4+ D4+ | 65pts | ${VETERAN}`, '2x Heavy Razor Claws (A2, AP(1))', WINGS),
      unit(support(40), `Razor Claws (A1), ${CANNON}`),
      unit('Shooter Grunts [3] Q5+ D5+ | 40pts | Strider', '3x Bio-Borer (12", A2), 3x Razor Claws (A1)'),
      unit(support(40), `Razor Claws (A1), ${CANNON}`),
    ],
  },
  {
    name: 'Alien Hives 200pts - v0, a year on',
    from: HIVES_FROM,
    shape: '2024',
    units: [
      unit(`Veteran Warrior [1] Q4+ D4+ | 60pts | ${VETERAN}`, '2x Heavy Razor Claws (A2, AP(1))', {
        ...WINGS,
        base: 40,
      }),
      unit(support(40), `Razor Claws (A1), ${CANNON}`, { base: 32 }),
      unit('Shooter Grunts [3] Q5+ D5+ | 40pts | Strider', '3x Bio-Borer (12", A2), 3x Razor Claws (A1)', {
        base: 25,
      }),
      unit(support(40), `Razor Claws (A1), ${CANNON}`, { base: 32 }),
    ],
  },
  {
    name: 'Alien Hives 200pts - v0, by the book of 3.4',
    from: HIVES_FROM,
    shape: '3.4',
    total: { points: 175 },
    units: [
      unit(`Veteran Warrior [1] Q4+ D4+ | 60pts | ${VETERAN}`, '2x Heavy Razor Claws (A2, AP(1))', {
        ...WINGS,
        base: 50,
      }),
      unit(support(50), `${CANNON}, Razor Claws (A1)`, { base: 32 }),
      unit('Shooter Grunts [3] Q5+ D5+ | 35pts | Strider', '3x Bio-Spiner (6", A2, AP(1)), 3x Razor Claws (A1)', {
        base: 25,
      }),
      unit(support(50), `${CANNON}, Razor Claws (A1)`, { base: 32 }),
    ],
  },
  {
    name: 'Alien Hives 200pts - v0, saved again',
    from: `${OPR_RS} ncZ8fP3RPULt`,
    shape: '3.5',
    total: { points: 175, listPoints: 200, modelCount: 6 },
    units: [
      unit(support(50, 'Relentless, Strider, Hive Bond'), `${CANNON}, Razor Claws (A1)`, { base: 32 }),
      unit(
        'Shooter Grunts [3] Q5+ D5+ | 35pts | Strider, Hive Bond',
        '3x Bio-Spiner (6", A2, AP(1)), 3x Razor Claws (A1)',
        { base: 25 },
      ),
      unit(support(50, 'Relentless, Strider, Hive Bond'), `${CANNON}, Razor Claws (A1)`, { base: 32 }),
      unit(
        'Hive Guardian [1] Q3+ D3+ | 65pts | Relentless, Tough(3), Hive Bond',
        'Razor Claws (A2), Serrated Blade (A2, AP(4))',
        { base: 40, paid: [15] },
      ),
    ],
  },
];

const HADRUND_FROM = `${OPR_RS} R1wlhx_GosCz`;
const SHOTGUN = 'Iron Shotgun (6", A2, AP(2)), CCW (A1)';
const PISTOL = 'Iron Pistol (9", A2, AP(1)), CCW (A2)';
const MORTAR = 'Mortar (30", A1, Blast(3), Indirect), CCW (A2)';
const HADRUND: readonly RealList[] = [
  {
    name: 'Hadrund Strike Team, by the book of 3.4',
    from: HADRUND_FROM,
    shape: '3.4',
    total: { listPoints: 300, modelCount: 9 },
    units: [
      unit(
        'Hadrund oth Irnwuld [1] Q3+ D3+ | 95pts | Depth Prospector, Hero, Slow, Tough(3), Unique',
        'Boulderbreaker (A4, AP(2), Rending)',
        { base: 32 },
      ),
      unit('Iron Veteran [1] Q3+ D3+ | 20pts | Slow', SHOTGUN, { times: 2, base: 25 }),
      unit('Miner [1] Q4+ D5+ | 25pts | Slow, Tunneller', PISTOL, { times: 3, base: 25 }),
      unit('Thunder Support [1] Q4+ D4+ | 60pts | Slow, Tough(3)', MORTAR, { base: 40 }),
      unit('Berserker [1] Q4+ D5+ | 15pts | Fearless, Furious, Slayer, Slow', 'Great Axe (A1, AP(2))', {
        times: 2,
        base: 25,
      }),
    ],
  },
  {
    name: 'Hadrund Strike Team',
    from: HADRUND_FROM,
    shape: '3.5',
    total: { listPoints: 375, modelCount: 9 },
    breaches: [
      'Points limit exceeded: 375/300',
      'May not bring any single unit worth more than 35% of total points (105pts).',
    ],
    units: [
      unit(
        'Hadrund oth Irnwuld [1] Q3+ D3+ | 115pts | Hero, Slow, Tough(3), Unique, Sturdy, Fearless, Fortified, 1x Depth Prospector(Infiltrate Aura)',
        'Boulderbreaker (A4, AP(2), Shred)',
        { base: 32 },
      ),
      unit('Iron Veteran [1] Q3+ D3+ | 20pts | Slow, Sturdy', SHOTGUN, { times: 2, base: 25 }),
      unit('Miner [1] Q4+ D5+ | 25pts | Infiltrate, Slow, Sturdy', PISTOL, { times: 3, base: 25 }),
      unit('Thunder Support [1] Q4+ D4+ | 55pts | Slow, Tough(3), Sturdy', MORTAR, { base: 40 }),
      unit(
        'Berserkers [3] Q4+ D5+ | 45pts | Fearless, Furious, Melee Slayer, Slow, Sturdy',
        '3x Great Axe (A1, AP(2))',
        { times: 2, base: 25 },
      ),
    ],
  },
];

/** The four lists of “Assault on Malhadra”, two of them by two books. */
const TOTAL = { listPoints: 300, modelCount: 8 };
const MALHADRA: readonly RealList[] = [
  {
    name: 'Constance Strike Team',
    from: `${OPR_RS} 0EDhaE_Btbxl`,
    shape: '3.4',
    total: TOTAL,
    units: [
      unit(
        'Constance [1] Q4+ D4+ | 85pts | Devout, Hero, Rangefinder Backpack, Scout, Strider, Tough(3), Unique',
        `${FLAMER_PISTOL}, ${SWORD}`,
        { base: 32 },
      ),
      unit('Vanguard Sister [1] Q4+ D4+ | 25pts | Devout, Scout, Strider', 'Heavy Rifle (24", A1, AP(1)), CCW (A1)', {
        times: 3,
        base: 25,
      }),
      unit(
        'Destroyer Sister [1] Q4+ D4+ | 45pts | Ambush, Devout, Tough(3), 1x Combat Shield(Shield Wall)',
        'CCW (A3)',
        {
          base: 40,
        },
      ),
      unit(
        'Pistoleer Sister [1] Q4+ D4+ | 30pts | Ambush, Devout, Flying',
        'Twin Heavy Pistol (12", A2, AP(1)), CCW (A1)',
        { times: 2, base: 25 },
      ),
      unit('Assault Sister [1] Q4+ D4+ | 35pts | Ambush, Devout, Flying', `Heavy Pistol (12", A1, AP(1)), ${SWORD}`, {
        base: 25,
      }),
    ],
  },
  {
    name: 'Swiftclaw Strike Team, by the book of 3.4',
    from: `${OPR_RS} Fo0E1N9XTt78`,
    shape: '3.4',
    total: TOTAL,
    units: [
      unit(
        'Swiftclaw [1] Q4+ D4+ | 75pts | Daemon, Hero, Stealth, Tough(3), Unbidden Infiltrator, Unique',
        'Dimension Slicer (6", A1, Blast(3), Warp), Needle (A2, Warp)',
        { base: 32 },
      ),
      unit('Screecher [1] Q4+ D4+ | 70pts | Daemon, Fast, Stealth, Strider, Tough(3)', 'Sharp Beak (A3, AP(2))', {
        base: 40,
      }),
      unit('Change Fury [1] Q5+ D5+ | 15pts | Daemon, Flying, Stealth', 'Armblade (A2, AP(1), Warp)', {
        times: 3,
        base: 32,
      }),
      unit('Change Warrior [1] Q4+ D4+ | 20pts | Daemon, Stealth', 'Fireball (12", A1), Hand Weapon (A1, Warp)', {
        times: 2,
        base: 25,
      }),
      unit(
        'Scorcher [1] Q4+ D4+ | 70pts | Daemon, Stealth, Tough(3)',
        'Spout Flame (12", A1, Blast(3), Reliable), Claws (A3)',
        { base: 50 },
      ),
    ],
  },
  {
    name: 'Swiftclaw Strike Team',
    from: `${OPR_RS} Fo0E1N9XTt78`,
    shape: '3.5',
    total: TOTAL,
    units: [
      unit(
        'Swiftclaw [1] Q4+ D4+ | 70pts | Hero, Tough(3), Unique, Changebound, 1x Unbidden Infiltrator(Teleport Aura)',
        'Dimension Slicer (6", A1, Blast(3), Surge), Needle (A2, Surge)',
        { base: 32 },
      ),
      unit('Screecher [1] Q4+ D4+ | 70pts | Fast, Strider, Tough(3), Changebound, Vanguard', 'Sharp Beak (A3, AP(2))', {
        base: 40,
      }),
      unit('Change Fury [1] Q5+ D5+ | 20pts | Flying, Scout, Changebound', 'Armblades (A2, AP(1), Shred)', {
        times: 3,
        base: 32,
      }),
      unit('Change Warrior [1] Q4+ D4+ | 20pts | Changebound', 'Fireballs (12", A1), Hand Weapon (A1, Shred)', {
        times: 2,
        base: 25,
      }),
      unit(
        'Scorcher [1] Q4+ D4+ | 60pts | Tough(3), Changebound',
        'Spout Flames (12", A1, Blast(3), Reliable), Claws (A3)',
        { base: 50 },
      ),
    ],
  },
  ...HADRUND,
  {
    name: 'Echo-3G01 Strike Team',
    from: `${OPR_RS} ZIehRfQJO8-K`,
    shape: '3.4',
    total: { listPoints: 295, modelCount: 8 },
    units: [
      unit(
        'Echo-3G01 [1] Q3+ D3+ | 80pts | Caster(1), Hero, Paradox Shielding Device, Robot, Self-Repair, Slow, Tough(3), Unique',
        'Panoptic Staff (A3, Rending)',
        { base: 32 },
      ),
      unit(`Warrior [1] Q4+ D4+ | 25pts | ${ROBOT}`, 'Reaper Rifle (18", A1, AP(2)), CCW (A1)', {
        times: 3,
        base: 32,
      }),
      unit(`Sniper [1] Q4+ D4+ | 35pts | ${ROBOT}`, 'D-Mark (24", A1, AP(1), Reliable), CCW (A1)', {
        times: 3,
        base: 32,
      }),
      unit(`Eternal [1] Q3+ D2+ | 35pts | ${ROBOT}`, 'Flux Carbine (18", A2, Flux), CCW (A1)', { base: 32 }),
    ],
  },
];

export const REAL_LISTS: readonly RealList[] = [
  {
    name: 'Prime Brothers 200pts',
    from: `${OPR_RS} ybjR2-7kHUNY`,
    shape: '2023',
    total: { points: 200 },
    units: [
      unit('Assault Prime Brother [1] Q3+ D2+ | 30pts | Fearless', 'CCW (A2), Heavy Pistol (12", A1, AP(1))', {
        times: 2,
      }),
      unit(INFERNAL, `CCW (A1), ${FLAMER}`),
      unit(`Elite Raider [1] Q4+ D3+ | 60pts | ${PRIME}`, 'CCW (A2), Master Heavy Pistol (12", A2, AP(1))'),
      unit(INFERNAL, `CCW (A1), ${FLAMER}`),
    ],
  },
  {
    name: 'Prime Brothers 200pts, by a later book',
    from: `${OPR_RS} ybjR2-7kHUNY`,
    shape: '3.4',
    units: [
      unit(
        'Assault Prime Brother [1] Q3+ D2+ | 35pts | Fearless',
        'Heavy Pistol (12", A1, AP(1)), Heavy CCW (A2, AP(1))',
        { times: 2, base: 32 },
      ),
      unit(INFERNAL, `${FLAMER}, CCW (A1)`, { base: 32 }),
      unit(`Elite Raider [1] Q4+ D3+ | 55pts | ${PRIME}`, `${FLAMER_PISTOL}, CCW (A2)`, { base: 32 }),
      unit(INFERNAL, `${FLAMER}, CCW (A1)`, { base: 32 }),
    ],
  },
  {
    name: 'Robot Legions 200pts',
    from: `${OPR_RS} dVlqH2ICxln2`,
    shape: '2023',
    units: [
      unit(
        'Robot Lord [1] Q3+ D3+ | 70pts | Hero, Robot, Self-Repair, Slow, Tough(3)',
        'CCW (A3), Lord Gauss Pistol (12", A2, Rending)',
      ),
      unit(`Warrior [1] Q4+ D4+ | 25pts | ${ROBOT}`, 'CCW (A1), Gauss Rifle (24", A1, Rending)', { times: 2 }),
      unit(`Flesh-Eater [1] Q3+ D4+ | 30pts | ${ROBOT}, Tunneller`, 'Metal Claws (A2, AP(1))', { times: 2 }),
      unit('Bot Swarm [1] Q6+ D6+ | 25pts | Robot, Self-Repair, Strider, Tough(3)', 'Swarm Attack (A3, Rending)'),
    ],
  },
  {
    name: 'Robot Legions 200pts, by a later book',
    from: `${OPR_RS} dVlqH2ICxln2`,
    shape: '3.4',
    total: { points: 200 },
    units: [
      unit(
        'Robot Lord [1] Q3+ D3+ | 55pts | Hero, Robot, Self-Repair, Slow, Tough(3), 1x Combat Shield(Shield Wall)',
        'CCW (A2)',
        { base: 32 },
      ),
      unit(`Warrior [1] Q4+ D4+ | 25pts | ${ROBOT}`, 'Reaper Rifle (18", A1, AP(2)), CCW (A1)', {
        times: 2,
        base: 32,
      }),
      unit(`Flesh-Eater [1] Q3+ D4+ | 30pts | ${ROBOT}, Tunneller`, 'Metal Claws (A2, AP(1))', { times: 2, base: 32 }),
      unit('Bot Swarm [1] Q6+ D6+ | 35pts | Robot, Self-Repair, Strider, Tough(3)', 'Swarm Attack (A3, Rending)', {
        base: 40,
      }),
    ],
  },
  {
    name: 'Blessed Sisters 200pts v0',
    from: `${OPR_RS} nzTpaov-wlwd`,
    shape: '2023',
    units: [
      unit(
        'High Sister [1] Q4+ D4+ | 55pts | Devout, Hero, Tough(3), 1x Superior(Blind Faith)',
        'CCW (A2), Master Heavy Pistol (12", A2, AP(1))',
        { paid: [10] },
      ),
      unit('Fanatic Sister [1] Q5+ D5+ | 15pts | Fearless, Frenzy', 'Chainsaw Sword (A2, AP(1))'),
      unit(`${FLAGELLANT} | Fearless, Frenzy, 1x Flagellants(Regeneration)`, FLAILS, {
        paid: [5, 5],
      }),
      unit(SISTER, 'CCW (A1), Plasma Rifle (24", A1, AP(4))', { times: 2, paid: [10] }),
      unit('Pistoleer Sister [1] Q4+ D4+ | 35pts | Ambush, Devout, Flying', `${SWORD}, ${FLAMER_PISTOL}`, {
        paid: [5, 5],
      }),
    ],
  },
  {
    name: 'Blessed Sisters 200pts v0, by a later book that has lost a price',
    from: `${OPR_RS} nzTpaov-wlwd`,
    shape: '3.5',
    total: { points: 200, listPoints: 10_174 },
    breaches: [
      'Points limit exceeded: 10174/200',
      'May not bring any single unit worth more than 35% of total points (70pts).',
    ],
    units: [
      unit(
        'High Sister [1] Q4+ D4+ | 35pts | Hero, Tough(3), Devout, 1x Combat Shield(Shielded), 1x Superior(Devout Boost Aura)',
        'CCW (A2)',
        { base: 32, paid: [null] },
      ),
      unit('Fanatic Sister [1] Q5+ D5+ | 15pts | Fearless, Devout, Piercing Assault', 'Chainsaw Sword (A2, AP(1))', {
        base: 25,
      }),
      unit(`${FLAGELLANT} | Fearless, Devout, Piercing Assault, 1x Flagellants(Regeneration)`, FLAILS, {
        base: 25,
        paid: [5, 5],
      }),
      unit(SISTER, 'CCW (A1), Plasma Rifle (24", A1, AP(4))', { times: 2, base: 25, paid: [10] }),
      unit(
        'Pistoleer Sister [1] Q4+ D4+ | 40pts | Ambush, Flying, Devout, Point-Blank Surge',
        `${SWORD}, ${FLAMER_PISTOL}`,
        { base: 25, paid: [5, 5] },
      ),
    ],
  },
  // Of two armies.
  {
    name: 'Blessed Sisters',
    from: `${OPR_RS} vpa-qXmUbXmP`,
    shape: '3.4',
    total: { modelCount: 7 },
    units: [
      unit(
        'High Sister [1] Q4+ D4+ | 90pts | Devout, Hero, Tough(3), 1x Master Witch(Caster(3))',
        'CCW (A2), Fusion Pistol (6", A1, AP(4), Deadly(3))',
        { base: 32, paid: [20, 35] },
      ),
      unit('Fanatic Sister [1] Q5+ D5+ | 30pts | Fearless, Frenzy, 1x Flagellants(Regeneration)', FLAILS, {
        times: 2,
        base: 25,
        paid: [5, 5],
      }),
      unit(INFERNAL, `${FLAMER}, CCW (A1)`, { base: 32 }),
      unit('Prime Brother [1] Q3+ D2+ | 55pts | Fearless', 'CCW (A1), Fusion Rifle (12", A1, AP(4), Deadly(3))', {
        times: 2,
        base: 32,
        paid: [20],
      }),
      unit(INFERNAL, `${FLAMER}, CCW (A1)`, { base: 32 }),
    ],
  },
  ...HIVES,
  ...MALHADRA,
  ...REAL_GANGS,
  ...REAL_TEXTS,
  ...REAL_SKIRMISH,
  ...REAL_FUTURE,
  ...REAL_PRINTS,
];
