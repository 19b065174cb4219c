/** Lists that their players printed from Army Forge and shared as pages, 2023 and 2024, written as text: see real-lists.ts. */
import { type RealList, unit } from './real-list.ts';

const SCRIBD = 'scribd.com/document';
const SHIELD = '1x Combat Shield(Shield Wall)';
const ROBOT = 'Regeneration, Robot, Slow';
const SWARM = 'Tough(3)';

export const REAL_PRINTS: readonly RealList[] = [
  {
    name: 'Dwarf Guilds',
    from: `${SCRIBD}/750227565, wMMtriYIaMoV`,
    shape: 'text',
    total: { points: 150 },
    units: [
      unit(`Dwarf Champion [1] Q3+ D3+ | 50pts | Hero, Slow, Tough(3), ${SHIELD}`, 'Plasma Sword (A2, AP(1), Rending)'),
      unit('2x Dwarf Warrior [1] Q4+ D4+ | 15pts | Slow', 'CCW (A1), Rifle (24", A1)'),
      unit(`Powersuit Guard [1] Q3+ D3+ | 50pts | Ambush, Slow, Tough(3), ${SHIELD}`, 'Shock Hammer (A1, Blast(3))'),
      unit('Iron Veteran [1] Q3+ D3+ | 20pts | Slow', 'CCW (A1), Iron Shotgun (6", A2, AP(2))'),
    ],
  },
  {
    name: 'Bandyci i krasnoludki - horda',
    from: `${SCRIBD}/638924401`,
    shape: 'text',
    other: ['AOFS', 'Age of Fantasy: Skirmish'],
    total: { points: 300 },
    units: [
      unit('Saurian Veteran [1] Q3+ D3+ | 60pts | Fearless, Hero, Predator, Tough(3)', 'Hand Weapon (A3, AP(1))'),
      unit('Saurian Guardian [1] Q3+ D3+ | 25pts | Fearless, Predator', 'Great Weapon (A1, AP(3))'),
      unit(`3x Rat Swarm [1] Q6+ D6+ | 20pts | Ambush, Fast, Furious, Strider, ${SWARM}`, 'Swarm Attack (A4)'),
      unit('Battle Master [1] Q4+ D4+ | 45pts | Fearless, Hero, Tough(3)', 'Hand Weapon (A3, AP(1))'),
      unit('Saurian Guardian [1] Q3+ D3+ | 20pts | Fearless, Predator', 'Halberd (A1, Rending)'),
      unit(`3x Snake Swarm [1] Q6+ D6+ | 25pts | Ambush, Fearless, Strider, ${SWARM}`, 'Swarm Attack (A3, Poison)'),
      unit('Militia [3] Q6+ D6+ | 15pts', '3x Hand Weapons (A1), 3x Slings (12", A1)'),
    ],
  },
  {
    name: 'Robot Legions',
    from: `${SCRIBD}/633674247`,
    shape: 'text',
    other: ['GF', 'Grimdark Future'],
    total: { points: 2000 },
    units: [
      unit(
        'Robot Lord [1] Q3+ D3+ | 125pts | Hero, Regeneration, Robot, Slow, Tough(3), 1x Overseer(Royal March)',
        'CCW (A3), Wrist-Laser (18", A3, AP(3))',
      ),
      unit(
        `Warriors [10] Q3+ D4+ | 270pts | ${ROBOT}`,
        '10x CCWs (A1), 8x Gauss Rifles (24", A1, Rending), 2x Plasma Casters (24", A1, AP(4))',
      ),
      unit(
        `Snipers [5] Q3+ D3+ | 250pts | ${ROBOT}, Hyperspace Reapers(Hunter)`,
        '5x CCWs (A1), 5x D-Marks (24", A1, AP(1), Sniper)',
      ),
      unit(
        `Warriors [5] Q3+ D4+ | 135pts | ${ROBOT}`,
        '5x CCWs (A1), 4x Gauss Rifles (24", A1, Rending), Plasma Caster (24", A1, AP(4))',
      ),
      unit(`Warriors [10] Q3+ D4+ | 250pts | ${ROBOT}`, '10x CCWs (A1), 10x Gauss Rifles (24", A1, Rending)'),
      unit(
        `2x Bot Swarms [3] Q6+ D6+ | 95pts | Regeneration, Robot, Strider, ${SWARM}`,
        '3x Swarm Attacks (A3, Rending)',
      ),
      unit(
        '2x Tri-Scorpions [3] Q3+ D3+ | 265pts | Regeneration, Robot, Strider, Tough(3)',
        '2x Dual Reaper Blades (A4, AP(2)), Heavy Reaper Blade (A4, AP(4))',
      ),
      unit(
        'Support Platform [1] Q3+ D2+ | 250pts | Slow, Robot, Strider, Tough(6)',
        'Twin Flux Cannon (24", A6, AP(1), Poison), Ray Caster (30", A3, AP(2), Lock-On)',
      ),
    ],
  },
];
