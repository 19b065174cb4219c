/** Armies that players hand in at an event: read as everywhere, and held against the limits and the agreed points. */
import type { DetailSpec } from '../../../event/pack.ts';
import type { ListReading, Notice } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { armyNamed } from '../roster/armies/armies.ts';
import { limitsBroken } from '../roster/force.ts';
import { readArmy } from '../roster/import/read.ts';
import { IMPORT_WARNINGS, type ImportedArmy } from '../roster/import/rules.ts';

export const ARMY: DetailSpec = {
  id: 'army',
  label: 'Army: a list from Army Forge (its file, or “Share as text”), or wardens, choir, foundry or lantern',
  required: true,
  long: true,
  // Armies are open in this game, and the board shows them.
  open: true,
  rules: ['OS-EVENT-08', 'GFF-ARMY-01'],
};

/** The army of a text: one of ours by its name, or a list. */
export function armyIn(text: string): ImportedArmy | Refusal {
  const army = armyNamed(text.trim().toLowerCase()) ?? readArmy(text);
  if (isRefusal(army)) return army;
  if (army.imported) return army;
  return refuse('other-game', `This list is for ${army.game}, not for Firefight.`, ...cite('GFF-ARMY-10'));
}

/** Every limit that an army is past, each as a sentence. `points`: what was agreed, 0 for any size. */
function broken({ units, limit }: ImportedArmy, points: number): readonly Notice[] {
  return limitsBroken(units, points === 0 ? limit : points).map(({ rule, text }) => ({ text, rules: [rule] }));
}

export function readsArmy(text: string, points: number): ListReading {
  const army = armyIn(text);
  if (isRefusal(army)) {
    const wrong = [{ text: army.message, rules: army.refused }];
    return { detail: ARMY.id, says: 'This is not an army yet.', wrong };
  }
  const { name, units, warnings } = army;
  const doubts = warnings.map((one) => ({ text: IMPORT_WARNINGS[one], rules: cite('GFF-ARMY-10') }));
  const told = units.map((unit) => (unit.models > 1 ? `${unit.models} ${unit.name}` : unit.name)).join(' · ');
  return {
    detail: ARMY.id,
    says: `${name}, ${army.points} points: ${told}`,
    wrong: [...broken(army, points), ...doubts],
  };
}

/** An army can be played that can be read and is within its limits. One past them is kept, and the organiser lets it play. */
export function checkArmy(name: string, text: string, points: number): Refusal | null {
  if (text.trim() === '') {
    return refuse('no-list', `${name} has not handed in an army yet.`, ...cite('OS-EVENT-08'));
  }
  const army = armyIn(text);
  if (isRefusal(army)) return army;
  const faults = broken(army, points);
  if (faults.length === 0) return null;
  const said = faults.map((fault) => fault.text).join(' ');
  const message = `${army.name}: ${said} The organiser can let it play.`;
  return refuse('over-limits', message, ...cite('OS-EVENT-08'), ...faults.flatMap(({ rules }) => rules));
}
