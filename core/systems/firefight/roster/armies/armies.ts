/** Four armies of our own making, each of 300 points and legal, written as lists are shared. */
import { isRefusal } from '../../../../rules/refusal.ts';
import { readArmy } from '../import/read.ts';
import type { ImportedArmy } from '../import/rules.ts';

const LISTS = {
  wardens: `++ Saltmarsh Wardens [GFF 300pts] ++

Reeve [1] Q3+ D4+ | 55pts | Hero, Tough(3)
Long Rifle (24", A3, AP(1)), Sabre (A2)

2x Marsh Guard [3] Q4+ D4+ | 60pts |
3x Rifle (24", A1, AP(1)), 3x Bayonet (A1)

Signal Gunner [1] Q3+ D4+ | 40pts | Relentless
Repeater (24", A3, AP(1)), Knife (A1)

Mortar Crew [1] Q4+ D4+ | 45pts | Slow
Mortar (30", A2, Blast(3), Indirect), Knife (A1)

Lancer [1] Q4+ D4+ | 40pts | Fast, Tough(3)
Carbine (12", A1), Lance (A4, Thrust)
`,
  choir: `++ Ember Choir [GFF 300pts] ++

Cantor [1] Q3+ D4+ | 60pts | Hero, Tough(3), Fear(1), Furious
Brand (A4, AP(1)), Censer (12", A1, Surge)

2x Penitents [3] Q4+ D4+ | 45pts | Fast, Fearless, Furious
3x Flails (A2)

2x Kindlers [1] Q4+ D4+ | 40pts | Furious, Tough(3)
Fire Thrower (12", A1, Blast(3)), Torch (A2)

Runner [1] Q4+ D4+ | 30pts | Fast, Scout
Twin Blades (A3, Rending)

Pyre Bearer [1] Q4+ D3+ | 40pts | Tough(3), Impact(3)
Iron Fists (A3, AP(2))
`,
  foundry: `++ Quiet Foundry [GFF 300pts] ++

Overseer [1] Q4+ D3+ | 60pts | Hero, Tough(3), Regeneration
Arc Pistol (12", A2, AP(1)), Hammer (A3, AP(1))

2x Menders [1] Q4+ D3+ | 45pts | Tough(3)
Rivet Gun (24", A2, AP(1)), Pincers (A2)

Anvil [1] Q4+ D3+ | 70pts | Tough(6), Slow, Fear(1)
Breach Cannon (24", A1, AP(2), Deadly(3)), Press (A3, AP(1))

2x Sorters [2] Q4+ D4+ | 40pts | Regeneration
2x Welder (12", A1, Rending), 2x Claws (A1)
`,
  lantern: `++ Lantern Court [GFF 300pts] ++

Magistrate [1] Q3+ D4+ | 55pts | Hero, Tough(3), Stealth
Duelling Pistols (12", A3, AP(1)), Rapier (A3, Counter)

2x Shades [1] Q3+ D5+ | 35pts | Stealth, Ambush
Needler (18", A2, Bane), Stiletto (A2, Rending)

2x Lamplighters [2] Q4+ D4+ | 40pts | Scout, Strider
2x Hand Bow (18", A1, AP(1)), 2x Hook (A2)

Marksman [1] Q3+ D4+ | 45pts | Stealth
Glass Rifle (30", A1, AP(2), Deadly(3), Reliable), Knife (A1)

Bailiff [1] Q4+ D4+ | 50pts | Tough(3), Flying
Net Gun (12", A2, Unstoppable), Halberd (A3, AP(1))
`,
};

/** The four armies as text, by name. */
export const ARMY_LISTS: ReadonlyMap<string, string> = new Map(Object.entries(LISTS));

/** One of the four, read; null where there is none of that name. */
export function armyNamed(name: string): ImportedArmy | null {
  const list = ARMY_LISTS.get(name);
  if (list === undefined) return null;
  const army = readArmy(list);
  if (isRefusal(army) || !army.imported) throw new Error(`the list of ${name} cannot be read`);
  return { ...army, limit: army.points };
}
