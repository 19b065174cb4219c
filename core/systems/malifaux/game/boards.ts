/** What pages draw beside the questions: what is played, Schemes as far as they were shown, who is still in play. */
import type { Crew } from '../roster/crew.ts';
import type { FieldedModel } from './crews.ts';
import { SIDES, tableId } from './ids.ts';
import { type BoardRow, boardJson } from '../../../encounter/board.ts';
import { sideIn } from '../../../encounter/names.ts';
import type { TableAsked } from '../../../encounter/table.ts';
import type { InformationSpec } from '../../../event/pack.ts';
import type { Json } from '../../../journal/json.ts';
import type { GameEdition } from './edition.ts';
import { inspectionRows } from './inspection.ts';
import { whatPays } from './paper.ts';
import { type MalifauxSetting, deploymentName, isOpen } from './setting.ts';
import type { GameState } from './state.ts';
import { turnBoard } from './turn-board.ts';
import { askedOf } from './entered-table.ts';

interface Rows {
  readonly title: string;
  readonly rows: readonly BoardRow[];
  readonly folded?: boolean;
}

export function boardsOf(state: GameState): Readonly<Record<string, Json>> {
  const { edition, setting, findings, turn, phase } = state;
  const boards = rowBoards([
    { title: 'What is played', rows: scenarioRows(state) },
    { title: 'Strategy and Schemes', rows: paysRows(state), folded: true },
    { title: 'Schemes revealed', rows: schemeRows(state) },
    { title: 'Crews', rows: crewRows(state) },
    { title: 'Looked over', rows: inspectionRows(edition.inspected, findings) },
    { title: 'Public and secret', rows: isOpen(setting) ? [] : informationRows(edition.information(setting.options)) },
  ]);
  return {
    ...boards,
    ...turnBoard(state),
    ...(isOpen(setting) || phase === 'over' ? {} : tableBoard(turn, askedOf(state))),
  };
}

/** By title, in this order; those with nothing in them are left out. */
export function rowBoards(boards: readonly Rows[]): Readonly<Record<string, Json>> {
  const shown = boards.filter(({ rows }) => rows.length > 0);
  return Object.fromEntries(
    shown.map(({ title, ...rows }, place) => [title, boardJson({ title, place: place + 1, kind: 'rows', ...rows })]),
  );
}

/** From the set-up on, where it is only looked at: nothing is told of it before the first Turn. */
export function tableBoard(turn: number, asked: TableAsked): Readonly<Record<string, Json>> {
  return { table: boardJson({ kind: 'table', title: 'The table', place: 0, ask: tableId(turn), ...asked }) };
}

/** What an opponent may ask for, and what stays secret. */
export function informationRows(information: readonly InformationSpec[]): readonly BoardRow[] {
  return information.map(({ label, hidden, rules }) => ({
    title: label,
    figure: hidden ? 'Secret' : 'Open',
    facts: [],
    rules,
  }));
}

function scenarioRows({ edition, setting }: GameState): readonly BoardRow[] {
  if (isOpen(setting)) return [];
  const names = (ids: readonly string[]): readonly string[] => ids.map(edition.labelOf);
  return [
    { title: setting.strategies.length > 1 ? 'Strategies' : 'Strategy', facts: names(setting.strategies) },
    { title: 'Deployment', facts: [deploymentName(setting)] },
    ...(setting.pool.length === 0 ? [] : [{ title: 'Scheme pool', facts: names(setting.pool) }]),
  ];
}

/** By the pool that is played: the same all game long, and every view has it. */
const pays = new WeakMap<readonly string[], readonly BoardRow[]>();

function paysRows({ edition, setting }: GameState): readonly BoardRow[] {
  if (isOpen(setting)) return [];
  const known = pays.get(setting.pool) ?? paysAnew(edition, setting);
  pays.set(setting.pool, known);
  return known;
}

function paysAnew(edition: GameEdition, setting: MalifauxSetting): readonly BoardRow[] {
  const tips = Object.fromEntries(setting.pool.map((id) => [edition.labelOf(id), edition.schemeTips[id]]));
  return whatPays(edition, setting).map(({ title, says }) => ({
    title,
    facts: [...says.map(({ text }) => text), tips[title] ?? []].flat(),
    rules: [...new Set(says.flatMap(({ rules }) => rules))],
  }));
}

/** Those that were shown: what is still secret lies face down on the screen of a Turn. */
function schemeRows({ edition, picks, schemes, models }: GameState): readonly BoardRow[] {
  const nameOf = (id: string): string => models.find((model) => model.id === id)?.name ?? id;
  const shown = picks.filter(({ sealed }) => !sealed);
  return shown.map(({ side, scheme, notes }) => ({
    title: `${sideIn(side)}: ${edition.labelOf(scheme)}`,
    figure: String(schemes[`${side}:${scheme}`]?.scored ?? 0),
    facts: [notes.model, notes.target, ...(notes.models ?? [])].filter((id) => id !== undefined).map(nameOf),
    of: side,
  }));
}

/** With its rank and its Cost, where the list gives them: Schemes are chosen by them. */
function inWords({ name, rank, cost, unsure = [] }: FieldedModel): string {
  const said = [...(unsure.includes('rank') ? [] : [rank]), ...(cost === null ? [] : [String(cost)])];
  return said.length === 0 ? name : `${name} (${said.join(', ')})`;
}

/** Upgrades belong to the list, and stay when their model falls. */
function upgradeFacts({ models }: Crew): readonly string[] {
  const named = models.flatMap(({ name, upgrades = [] }) =>
    upgrades.length === 0 ? [] : [`${name} with ${upgrades.map((one) => one.name).join(', ')}`],
  );
  return named.length === 0 ? [] : [`Upgrades: ${named.join('; ')}`];
}

function poolFacts({ soulstones }: Crew): readonly string[] {
  return soulstones === undefined ? [] : [`Soulstone pool: ${soulstones}`];
}

function crewRows({ edition, setting, crews, models, out }: GameState): readonly BoardRow[] {
  return SIDES.flatMap((side) => {
    const crew = crews[side];
    if (!crew || crew.models.length === 0) return [];
    const own = models.filter((model) => model.side === side);
    const left = own.filter(({ id }) => !out.includes(id)).map(inWords);
    return [
      {
        title: `${sideIn(side)}: ${crew.leader}`,
        figure: `${left.length} of ${own.length}`,
        facts: [...left, ...upgradeFacts(crew), ...poolFacts(crew), ...edition.crewFacts(crew, setting.options)],
        of: side,
      },
    ];
  });
}
