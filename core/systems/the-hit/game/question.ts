/** What the questions of this game are made of. */
import { type Said, type Words, among } from '../../../encounter/ask-id.ts';
import { type Told, questionsOf } from '../../../encounter/question.ts';
import { type AskField, type AskKind, type Choice, SIDE_IDS, type SideId } from '../../../encounter/types.ts';
import { type Json, fieldsOf } from '../../../journal/json.ts';
import { INCH } from '../../../table/units.ts';
import { type Broken, brokenRefusal } from '../../../rules/broken.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { groundFor } from '../rules/battlefield.ts';
import type { Battle, Fighter } from './battle.ts';

export const question = questionsOf<Battle>();

/** The word of an id that says whose it is. */
export const WHOSE = among(SIDE_IDS);

/** A check that names every rule that is broken. */
export function faults<W extends Words>(find: (battle: Battle, value: Json, told: Told<W>) => readonly Broken[]) {
  return (battle: Battle, value: Json, told: Told<W>) => brokenRefusal('against-the-rules', find(battle, value, told));
}

/** The first rule by which something is not to be answered now. */
export function firstFault<W extends Words>(find: (battle: Battle, said: Said<W>) => readonly Broken[]) {
  return (battle: Battle, { said }: Pick<Told<W>, 'said'>) =>
    brokenRefusal('against-the-rules', find(battle, said).slice(0, 1));
}

/** Whether all that is sealed is open. */
export function afterBattle({ revealed }: Battle): boolean {
  return revealed !== null;
}

export function countOf(value: Json | undefined, otherwise = 0): number {
  return typeof value === 'number' ? value : otherwise;
}

/** One of the known words, or the first. */
export function oneOf<T extends string>(
  known: readonly [T, ...T[]] | readonly T[],
  value: Json | undefined,
  otherwise: T,
): T {
  return known.find((one) => one === value) ?? otherwise;
}

export const CONFIRM: AskKind = { type: 'confirm' };
export const FLAG: AskKind = { type: 'flag' };
export const DIE: AskKind = { type: 'draw', what: 'a die', as: { type: 'number', min: 1, max: 6 } };

export function number(min: number, max: number): AskKind {
  return { type: 'number', min, max };
}

export function choice(choices: readonly Choice[]): AskKind {
  return { type: 'choice', choices };
}

export function field(id: string, label: string, kind: AskKind): AskField {
  return { id, label, kind };
}

export function maybe(id: string, label: string, kind: AskKind): AskField {
  return { id, label, kind, optional: true };
}

export function record(...fields: readonly AskField[]): AskKind {
  return { type: 'record', fields };
}

export function labelled<T extends string>(labels: Readonly<Record<T, string>>): readonly Choice[] {
  return Object.entries<string>(labels).map(([id, label]) => ({ id, label }));
}

/** Sides as they may be chosen. */
export function sides(gangs: readonly SideId[], battle: Battle): readonly Choice[] {
  return gangs.map((id) => ({ id, label: gangName(battle, id) }));
}

export function gangName({ sheets }: Battle, gang: SideId): string {
  return sheets[gang]?.name ?? `Gang ${gang}`;
}

export function fighterChoices(fighters: readonly Fighter[]): readonly Choice[] {
  return fighters.map(({ id, sheet }) => ({ id, label: sheet.name }));
}

/** Places are kept in tenths of an inch, and told in inches. */
const TENTHS = INCH / 10;

/** On the table in use, or not measured at all. */
export function placeFields({ gangs }: Battle): readonly AskField[] {
  const ground = groundFor(gangs);
  const kind: AskKind = {
    type: 'number',
    min: 0,
    max: isRefusal(ground) ? 0 : ground.table.width / TENTHS,
    tenths: true,
  };
  return [
    { ...maybe('x', 'From the west edge, in inches', kind), with: 'y' },
    { ...maybe('y', 'From the south edge, in inches', kind), with: 'x' },
  ];
}

/** A place in units, or null where it was not measured. */
export function placeOf(value: Json | undefined): { readonly x: number; readonly y: number } | null {
  const { x, y } = fieldsOf(value);
  return typeof x === 'number' && typeof y === 'number' ? { x: x * TENTHS, y: y * TENTHS } : null;
}
