/** Lists that were found as text, of Firefight and of its sister games: see real-lists.ts. */
import { type RealList, unit } from './real-list.ts';

/** Two that say how many units they have, as Army Forge does since 2026. */
const PAGE = 'a page that helps in play';
const TEXTS_26: readonly RealList[] = [
  {
    name: 'Case Mix - Beastmen (v3.5.3), Ghostly Undead (v3.5.3), High Elves (v3.5.3), Vampiric Undead (v3.5.3)',
    from: PAGE,
    shape: 'text',
    other: ['AOF', 'Age of Fantasy'],
    total: { points: 1000 },
    units: [
      unit(
        'Ancient Banshee [1] Q3+ D6+ | 120pts | Ethereal, Hero, Tough(3), Empyrean Spirit, Resistance, No Retreat Aura',
        'Howl (12", A4, AP(1)), Claws (A3)',
      ),
      unit(
        'Vampire Master [1] Q3+ D3+ | 230pts | Furious, Hero, Tough(6), Cursed Undead, Shred in Melee Aura, Fast, Flying, Impact(2), Mind Control',
        'Heavy Great Weapon (A3, AP(3)), Hooves (A1)',
      ),
      unit(
        'Phoenix Warriors [5] Q3+ D4+ | 130pts | 5x Regeneration, 5x Highborn, Piercing Tag(1)',
        '5x Heavy Halberd (A1, AP(1), Rending)',
      ),
      unit('Hapari Harpies [5] Q5+ D5+ | 80pts | 5x Flying, 5x Scout, 5x Bestial', '5x Heavy Claws (A2, AP(1))'),
      unit(
        'Crazed Boars [3] Q4+ D5+ | 155pts | 3x Fast, 3x Impact(2), Tough(3), 3x Unpredictable Fighter, 3x Bestial',
        '3x Heavy Tusks (A2, AP(1))',
      ),
      unit(
        'Slimey Beast [1] Q4+ D3+ | 285pts | Fear(2), Flying, Tough(12), Bestial',
        'Tongue Grasp (12", A3, AP(1), Reliable, Takedown), Acid Maw (A6, Shred), Stomp (A4, AP(1))',
      ),
    ],
  },
  {
    name: 'Saurian Starhost (v3.5.3)',
    from: PAGE,
    shape: 'text',
    other: ['GF', 'Grimdark Future'],
    total: { points: 995 },
    units: [
      unit(
        'Gecko Champion [1] Q5+ D5+ | 145pts | Hero, Strider, Tough(3), Primal, Scout Aura, Good Shot, Scout, Evasive',
        'Champion Sniper Rifle (30", A2, AP(1), Takedown, Reliable), Dagger (A1)',
      ),
      unit(
        'Chameleons [5] Q5+ D5+ | 145pts | 5x Scout, 5x Strider, 5x Good Shot, 5x Primal, 5x Evasive, Ambush Beacon',
        '5x CCW (A1), 5x Precision Carbine (18", A1, Precise, AP(1))',
      ),
      unit(
        'Raptor Riders [5] Q4+ D3+ | 205pts | 5x Ravage(1), 5x Fast, 5x Fearless, 5x Primal',
        '5x Power Claw (A2, AP(1), Rending), 5x Spike Pistol (9", A2, Rending)',
      ),
      unit(
        'Dragon Lizard [1] Q4+ D3+ | 175pts | Fearless, Regeneration, Tough(6), Primal, Strider, Relentless',
        'Flame Burst (12", A2, AP(1), Blast(3), Reliable), Heavy Claws (A3, AP(1))',
      ),
      unit(
        'Spinosaurus [1] Q4+ D2+ | 325pts | Fear(2), Fearless, Tough(12), Primal, Primal Boost Buff, Impact(+3)',
        'Spit Venom (18", A2, Blast(3), Bane), Stomp (A4, AP(1)), Toxic Bite (A6, Bane)',
      ),
    ],
  },
];

/** What was found as text. Of other games every line is alike, so that they try the reader as well. */
export const REAL_TEXTS: readonly RealList[] = [
  {
    name: 'Bugs! - Alien Hives (v3.4.4)',
    from: 'a page that makes cards of lists',
    shape: 'text',
    total: { points: 320 },
    units: [
      unit('Brood Leader [1] Q4+ D4+ | 95pts | Fearless, Hero, Tough(3), Pheromones', '2x Serrated Blade (A2, AP(4))'),
      unit(
        '2x Assault Grunts [3] Q5+ D5+ | 50pts | 3x Fast, 3x Strider, 3x Poison in Melee',
        '2x Razor Claws (A2), Serrated Claws (A2, AP(4))',
      ),
      unit(
        'Shooter Grunts [3] Q5+ D5+ | 40pts | 3x Strider',
        '2x Bio-Spiner (6", A2, AP(1)), 3x Razor Claws (A1), Bio-Flamer (6", A1, Blast(3), Reliable)',
      ),
      unit('Soul-Snatcher [1] Q3+ D4+ | 45pts | Fast, Scout, Strider, Caster(+1)', 'Heavy Claws (A2, AP(1), Rending)'),
      unit(
        'Winged Grunts [3] Q5+ D5+ | 40pts | 3x Ambush, 3x Flying',
        '3x Bio-Spiner (6", A2, AP(1)), 3x Razor Claws (A1)',
      ),
    ],
  },
  {
    name: 'my cool tau dudes - DAO Union',
    from: 'thomascgray/opr-af-to-tts',
    shape: 'text',
    other: ['GF', 'Grimdark Future'],
    total: { points: 1030 },
    units: [
      unit(
        'Battle Suit Elite [1] Q3+ D3+ | 200pts | Ambush, Flying, Hero, Tough(6)',
        'Bash (A4, AP(1)), 3x Heavy Suit-Gun (24", A1, AP(1)), Suit-Fuse (12", A1, AP(4), Deadly(3))',
      ),
      unit('Grunt Squad [5] Q5+ D4+ | 105pts | Good Shot', '5x CCWs (A1), 5x Pulse Rifles (30", A1, AP(1))'),
      unit('2x Grunt Squad [5] Q5+ D4+ | 90pts | Good Shot', '5x CCWs (A1), 5x Pulse Shotguns (12", A2, AP(1))'),
      unit(
        'Battle Suits [3] Q4+ D3+ | 420pts | Ambush, Flying, Tough(3), Shield Drone, 1x Energy Shield(Shield Wall), 2x Spotter Drone(Spotting Laser)',
        '3x Bashes (A2), Suit-Gun (24", A1, AP(1)), Suit-Burst (18", A2, Rending), Suit-Flamer (12", A3), Suit-Missiles (30", A2, AP(2), Lock-On), Suit-Plasma (24", A2, AP(4)), Suit-Frag (24", A1, Blast(3), Indirect), 2x Plasma Sword (A2, AP(1), Rending)',
      ),
      unit(
        'Gun Drones [5] Q5+ D4+ | 125pts | Fearless, Flying, Good Shot',
        '5x Tasers (A1), 5x Twin Pulse-Guns (18", A2, Rending)',
      ),
    ],
  },
  {
    name: 'Alien Hives',
    from: 'a script of Tabletop Simulator',
    shape: 'text',
    other: ['GF', 'Grimdark Future'],
    total: { points: 1985 },
    units: [
      unit(
        'Hive Lord [1] Q3+ D2+ | 390pts | Fear, Fearless, Hero, Tough(12), 1x Brood Leader(Pheromones)',
        '4x Razor Claws (A3, AP(1)), Stomp (A4, AP(1))',
      ),
      unit(
        'Prime Warrior [1] Q4+ D4+ | 165pts | Fearless, Hero, Tough(6), 1x Hive Protector(Psy-Barrier)',
        '2x Razor Claws (A4, AP(1))',
      ),
      unit('Winged Grunts [10] Q5+ D5+ | 160pts | Ambush, Flying', '10x Bio-Borers (12", A2), 10x Razor Claws (A1)'),
      unit('Hive Warriors [6] Q4+ D4+ | 290pts | Fearless, Tough(3)', '12x Razor Claws (A3)'),
      unit('Hive Swarm [3] Q6+ D6+ | 70pts | Fearless, Strider, Tough(3)', '3x Swarm Attacks (A3, Poison)'),
      unit('Venom Floaters [3] Q4+ D4+ | 225pts | Shrouding Mist, Stealth, Tough(3)', '3x Whip Limbs (A3, Poison)'),
      unit(
        'Invasion Carrier Spore [1] Q4+ D2+ | 190pts | Ambush, Fear, Fearless, Tough(6), Transport(11)',
        'Razor Tendrils (A6, AP(1))',
      ),
      unit(
        '2x Invasion Artillery Spore [1] Q4+ D2+ | 225pts | Ambush, Fear, Fearless, Slow, Tough(6)',
        'Razor Tendrils (A6, AP(1)), Spore Gun (24", A1, Blast(9), Indirect, Spores)',
      ),
      unit('Spores [3] Q6+ D6+ | 45pts | Explode(1)', ''),
    ],
  },
  {
    name: 'Saurian Starhost (v3.4.1)',
    from: 'tatoren/OPR-Sim',
    shape: 'text',
    other: ['GF', 'Grimdark Future'],
    total: { points: 320 },
    units: [
      unit(
        'Gecko Cohort [10] Q5+ D5+ | 160pts | Fearless, Strider, 10x Energy Shield(Shield Wall)',
        '10x Shock Pistol (12", A1, AP(4)), 10x Bash (A1)',
      ),
      unit('Saurian Guardians [5] Q3+ D3+ | 160pts | Fearless, Predator', '5x Hammer (A2, AP(2))'),
    ],
  },
  ...TEXTS_26,
];
