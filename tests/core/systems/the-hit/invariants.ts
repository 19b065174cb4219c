/** What must hold in every battle, move by move and at its end; a sentence for each thing that does not. */
import { fieldsOf, textsOf } from '../../../../core/journal/json.ts';
import { totalOf } from '../../../../core/systems/the-hit/rules/rewards.ts';
import type { Battle } from '../../../../core/systems/the-hit/game/battle.ts';
import { pointLines, resultOf, rewardsNow } from '../../../../core/systems/the-hit/game/result.ts';
import type { Move } from './play.ts';

/** Facts in which somebody who is Out of Action can have no part, by their fields. */
const ACTORS: Readonly<Record<string, readonly string[]>> = {
  status: ['fighter'],
  loses: ['fighter'],
  regains: ['fighter'],
  out: ['fighter'],
  leave: ['fighter'],
  attack: ['by'],
  detect: ['by', 'target'],
};

/** What one move did that no move may do. */
export function brokenByMove({ before, after, ask, value, refused }: Move): readonly string[] {
  const told = fieldsOf(value);
  const out = before.fighters.filter(({ status }) => status === 'out');
  const acts = (ACTORS[ask.id] ?? []).some((field) => out.some(({ id }) => id === told[field]));
  // One that was said to be out by a slip is back.
  const slip = ask.id === 'not-out' ? told.fighter : null;
  const harmed = out.filter(
    ({ id, hurt }) => after.fighters.find((one) => one.id === id)?.hurt !== hurt && id !== slip,
  );
  const beyond = after.fighters.filter(({ hurt, sheet }) => hurt.lost < 0 || hurt.lost > sheet.wounds);
  const unsaid = (refused?.refused ?? ['HIT-']).filter((rule) => !rule.startsWith('HIT-') || refused?.message === '');
  return [
    ...(acts && !refused ? [`${ask.id}: somebody Out of Action took part`] : []),
    ...harmed.map(({ id }) => `${ask.id}: ${id} was Out of Action and changed`),
    ...beyond.map(({ id }) => `${ask.id}: ${id} has lost more Wounds than it had`),
    ...unsaid.map(() => `${ask.id}: a refusal without a rule or a sentence`),
    ...(after.round > 9 ? ['a tenth round'] : []),
    ...(after.round - before.round > 1 ? ['a round was skipped'] : []),
    ...(before.met.every((one) => after.met.includes(one)) ? [] : ['an ending that was met was forgotten']),
    ...(after.round > 0 && after.ballots.length < after.gangs.length ? ['a round without all ballots'] : []),
    ...(after.over === null && after.revealed ? ['ballots open in a battle that is not over'] : []),
    ...(after.fighters.some(({ hidden, status }) => hidden && status === 'out') ? ['Hidden and Out of Action'] : []),
  ];
}

/** What the end of a battle does not add up to; `ballots` are the names that each gang wrote. */
export function brokenAtEnd(battle: Battle, ballots: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const open: Battle = { ...battle, revealed: ballots };
  const [result, rewards] = [resultOf(open), rewardsNow(open)];
  if (!result || !rewards) return ['no result'];
  const points = pointLines(open);
  const sums = open.gangs.filter(
    (gang) => points.reduce((sum, line) => sum + (line.side === gang ? line.points : 0), 0) !== result.vp[gang],
  );
  const worths = open.fighters.filter(
    ({ id, sheet, hurt }) =>
      (result.worth[id] ?? -1) < 0 || (result.worth[id] ?? 0) > sheet.wounds + (hurt.out ? 1 : 0),
  );
  const idle = open.fighters.filter(({ id }) => totalOf(rewards.experience[id] ?? []) < 1);
  const firsts = Object.values(rewards.experience)
    .flat()
    .filter(({ rule }) => rule === 'HIT-REWARD-03');
  const poorer = open.gangs.filter((gang) => totalOf(rewards.reputation[gang] ?? []) < 0);
  const ruled = points.filter(({ rules }) => rules.length === 0);
  const placed = open.tiles.length + open.sections.length;
  const square =
    open.kind === 'hybrid' || open.built || placed === open.gangs.length ** 2 || open.readings.sections === 'one-each';
  return [
    ...sums.map((gang) => `the points of ${gang} do not add up`),
    ...worths.map(({ id }) => `${id} is worth ${result.worth[id] ?? 'nothing known'}`),
    ...idle.map(({ id }) => `${id} took part and gained nothing`),
    ...poorer.map((gang) => `${gang} lost Reputation`),
    ...ruled.map(({ what }) => `no rule for ${what}`),
    ...(firsts.length > 1 ? ['First Blood twice'] : []),
    ...(square ? [] : ['a battlefield that is no square']),
    ...(open.over?.length === 0 ? ['over for no reason'] : []),
  ];
}

/** The ballot in an answer. */
export function namesOf(value: Move['value']): readonly string[] {
  return textsOf(Object.values(fieldsOf(value)).map((name) => name ?? ''));
}
