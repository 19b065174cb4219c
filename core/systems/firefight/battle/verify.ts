/** Checking a battle from its record alone: the chain, every decision played again, every die drawn again. */
import { LINKS, linkFits } from '../../../chance/lots.ts';
import { type CheckResult, type Verified, check, verifyRecord } from '../../../journal/checks.ts';
import type { Entry, Header } from '../../../journal/types.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import type { BattleEntry, DiceKey } from './commands.ts';
import type { KeptBattle } from './kept.ts';
import type { DieRow } from './record.ts';
import { battleRuleset, drawnDice } from './ruleset.ts';

export function verifyBattle(header: Header, entries: readonly Entry[]): Verified {
  return verifyRecord(header, entries, () => foldChecks(header, entries as readonly Entry<BattleEntry>[]));
}

function foldChecks(header: Header, entries: readonly Entry<BattleEntry>[]): CheckResult[] {
  const begun = battleRuleset.begin(header);
  if (isRefusal(begun)) return [check('header', false, begun.message)];
  const checks: CheckResult[] = [];
  let state = begun;
  let elsewhere = 0;
  for (const entry of entries) {
    const { body } = entry;
    if (body.type === 'battle-begun' || body.type === 'decided') {
      if (body.drawn) checks.push(drawnCheck(header, state, body.drawn, body.dice));
      else elsewhere += body.dice.length;
    }
    state = battleRuleset.evolve(state, [entry]);
  }
  const { stopped, battle } = state;
  const told = `${battle?.entries.length ?? 0} decisions lead where the record says`;
  checks.push(check('decisions', stopped === null, stopped?.message ?? told));
  const where =
    state.options.dice === 'by-hand' ? 'were entered by the players' : 'were rolled before the record came here';
  if (elsewhere > 0) checks.push(check('dice', true, `${elsewhere} dice ${where}`));
  return checks;
}

function drawnCheck({ lots }: Header, { battle }: KeptBattle, drawn: DiceKey, dice: readonly DieRow[]): CheckResult {
  const { number, key } = drawn;
  const bound = number > LINKS || linkFits(lots, number, key);
  const again = drawnDice(battle, drawn);
  const same = dice.every(([kind, who, face]) => again.roll(kind, who) === face);
  const wrong = bound ? 'drawn again, they show something else' : 'their key was not bound when the battle began';
  return check(`draw ${number}: dice`, bound && same, bound && same ? 'drawn again, the same' : wrong);
}
