/** Battles at a moment, for tests of single questions: gangs of two fighters each, a1 and a2 of A. */
import { SIDE_IDS } from '../../../../core/encounter/types.ts';
import { type Battle, type Fighter, withFighter } from '../../../../core/systems/the-hit/game/battle.ts';
import { CREW, GANG } from '../../../../core/systems/the-hit/game/questions/gangs.ts';
import type { Json } from '../../../../core/journal/json.ts';
import { put } from '../../encounter/put.ts';
import { freshBattle } from './play.ts';

/** Gangs are known; `more` says what else is true of fighters, by id. */
export function withGangs(count: number, more: Readonly<Record<string, Record<string, Json>>> = {}): Battle {
  return SIDE_IDS.slice(0, count).reduce((battle, gang) => {
    const fighters = [1, 2].map((number) => {
      const id = `${gang.toLowerCase()}${number}`;
      return { id, name: `Name ${id}`, wounds: 2, intelligence: 7, value: 100, ...more[id] };
    });
    return put(GANG, battle).answered(`gang:${gang}`, { name: `Gang ${gang}`, fighters });
  }, freshBattle(count));
}

/** Everybody fights. */
export function withCrews(count: number, more: Parameters<typeof withGangs>[1] = {}): Battle {
  const battle = withGangs(count, more);
  return battle.gangs.reduce((now, gang) => {
    const crew = battle.sheets[gang]?.fighters ?? [];
    return put(CREW, now).answered(
      `crew:${gang}`,
      crew.map(({ id }) => id),
    );
  }, battle);
}

/** A round is played, with everybody set up; `of` says how fighters are doing. */
export function inRound(round: number, of: Readonly<Record<string, Partial<Fighter>>> = {}, count = 2): Battle {
  const battle: Battle = { ...withCrews(count), step: 'rounds', round, stage: 'play' };
  const stands: Battle = { ...battle, fighters: battle.fighters.map((one) => ({ ...one, placed: true })) };
  return Object.entries(of).reduce((now, [id, change]) => withFighter(now, id, change), stands);
}

export function fighter(battle: Battle, id: string): Fighter {
  const found = battle.fighters.find((one) => one.id === id);
  if (!found) throw new Error(`Nobody is called ${id}.`);
  return found;
}
