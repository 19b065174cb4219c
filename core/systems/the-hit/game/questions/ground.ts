/** Building the battlefield: its kind, tiles with scatter, or sections with terrain (HIT-SETUP, HIT-TILES, HIT-SECTOR). */
import { askId, count, text } from '../../../../encounter/ask-id.ts';
import type { Ask, SideId } from '../../../../encounter/types.ts';
import { cite } from '../../../../rules/cite.ts';
import { type Json, fieldsOf, textOf } from '../../../../journal/json.ts';
import { broken } from '../../../../rules/broken.ts';
import { BATTLEFIELDS, rolledBattlefield } from '../../rules/battlefield.ts';
import { rollOffWinner } from '../../rules/priority.ts';
import { type Pass, SCATTER, type Scatter, checkScatter, scatterPieces } from '../../rules/scatter.ts';
import { checkAdjustment, checkFurnished, checkSection } from '../../rules/sections.ts';
import { type TileCell, type TakenTile, checkTile, sameCell, tilePlaces } from '../../rules/tiles.ts';
import { sectionOrder, tileOrder } from '../../rules/turns.ts';
import { type Battle, isGang } from '../battle.ts';
import { tileName } from './fittings.ts';
import {
  CONFIRM,
  DIE,
  choice,
  countOf,
  field,
  gangName,
  labelled,
  maybe,
  number,
  oneOf,
  record,
  faults,
  WHOSE,
  question,
} from '../question.ts';

const KINDS = {
  'zone-mortalis': 'Zone Mortalis',
  'sector-mechanicus': 'Sector Mechanicus',
  hybrid: 'A hybrid of both',
};

/** For those who lay it on the table alone. */
const WITHOUT_MAP = [
  { id: 'zone-mortalis:built', label: 'Zone Mortalis, no map here' },
  { id: 'sector-mechanicus:built', label: 'Sector Mechanicus, no map here' },
];

export const BATTLEFIELD = question({
  id: askId('battlefield'),
  forAll: true,
  asks: ({ kind }, id) => {
    const asked = { of: 'any', label: 'The battlefield', kind: choice([...labelled(KINDS), ...WITHOUT_MAP]) } as const;
    return kind ? [] : [{ id: id({}), ...asked, rules: cite('HIT-SETUP-03') }];
  },
  apply: (battle, value) => {
    const [kind = '', how] = textOf(value).split(':');
    return { ...battle, kind: oneOf(BATTLEFIELDS, kind, 'hybrid'), built: how === 'built' };
  },
});

export const BATTLEFIELD_DIE = question({
  id: askId('battlefield-die'),
  forAll: true,
  asks: ({ kind }, id) => {
    const told = {
      label: 'No agreement: roll for the battlefield',
      help: 'Even: Zone Mortalis. Odd: Sector Mechanicus.',
    };
    const ask: Ask = {
      id: id({}),
      of: 'any',
      ...told,
      kind: DIE,
      optional: true,
      rules: cite('HIT-SETUP-04'),
    };
    return kind ? [] : [ask];
  },
  means: (_, value) => KINDS[rolledBattlefield(countOf(value, 1))],
  apply: (battle, value) => ({ ...battle, kind: rolledBattlefield(countOf(value, 1)) }),
});

/** Whoever lays tiles, scatter and sections on the table alone has done with all of it. */
export const NO_MAP = question({
  id: askId('no-map'),
  forAll: true,
  asks: ({ kind, built }, id) => {
    const told = { label: 'It is built on the table: keep no map here', help: 'Nothing later needs the map.' };
    const asked = { of: 'any', ...told, kind: CONFIRM, optional: true, rules: cite('HIT-SETUP-03') } as const;
    return built || kind === null || kind === 'hybrid' ? [] : [{ id: id({}), ...asked }];
  },
  apply: (battle) => ({ ...battle, built: true }),
});

const orderA = ({ priorityA, gangs }: Battle): readonly SideId[] => priorityA.order ?? gangs;
const turnIn = (battle: Battle, order: readonly string[], taken: number): SideId | null => {
  const turn = order[taken];
  return isGang(battle, turn) ? turn : null;
};

function tileTurn(battle: Battle): SideId | null {
  const { kind, built, tiles, readings } = battle;
  return kind === 'zone-mortalis' && !built ? turnIn(battle, tileOrder(orderA(battle), readings), tiles.length) : null;
}

/** Sections lie in a square from the start. */
export function sectionName([column, row]: TileCell): string {
  return `Section ${column + 1} from the west, ${row + 1} from the south`;
}

const CELL = [field('column', 'Column', number(-9, 9)), field('row', 'Row', number(-9, 9))];

function cellOf(value: Json): TileCell {
  const { column, row } = fieldsOf(value);
  return [countOf(column), countOf(row)];
}

export const TILE = question({
  id: askId('tile', { tile: count }),
  asks: (battle, id) => {
    const turn = tileTurn(battle);
    if (turn === null) return [];
    const help = 'Tap a free square of the map: it shares a whole edge with a laid tile. Walls and doors follow.';
    const [[column, row] = [0, 0]] = tilePlaces(
      battle.gangs.length,
      battle.tiles.map(({ at }) => at),
    );
    const asked = {
      label: 'Lay a tile',
      help,
      kind: record(...CELL),
      suggested: { column, row },
      suggestedAs: 'freeSquare' as const,
    };
    return [
      { id: id({ tile: battle.tiles.length + 1 }), of: turn, ...asked, rules: cite('HIT-TILES-01', 'HIT-TILES-02') },
    ];
  },
  check: faults((battle, value) => {
    const by = tileTurn(battle) ?? '';
    return checkTile(battle.tiles, { by, at: cellOf(value) }, orderA(battle), battle.readings);
  }),
  words: (_, value) => tileName(cellOf(value)),
  apply: (battle, value) => ({
    ...battle,
    tiles: [...battle.tiles, { by: tileTurn(battle) ?? '', at: cellOf(value) }],
  }),
});

const THINGS: Readonly<Record<Scatter, string>> = {
  scatter: 'scatter terrain, D3 pieces',
  pipes: 'a section of pipes',
  barricade: 'a barricade',
  ductway: 'a ductway',
};
const PLACES = labelled(THINGS).map(({ id, label }) => ({ id: `place ${id}`, label: `Place ${label}` }));
const REMOVALS = labelled({ ...THINGS, scatter: 'a piece of scatter terrain' }).map(({ id, label }) => ({
  id: `remove ${id}`,
  label: `Remove ${label}`,
}));
const NOTHING = { id: 'nothing', label: 'Nothing' };

interface Turn {
  readonly pass: number;
  readonly gang: SideId;
}

const scatterKey = ({ pass, gang }: Turn): string => `${pass}:${gang}`;

/** Who scatters next, in which pass; null when both are through. */
function scatterTurn(battle: Battle): (Turn & { readonly pass: Pass }) | null {
  if (battle.kind !== 'zone-mortalis' || battle.built || tileTurn(battle) !== null) return null;
  for (const pass of [1, 2] as const) {
    const gang = orderA(battle).find((one) => battle.scattered[scatterKey({ pass, gang: one })] === undefined);
    if (gang) return { pass, gang };
  }
  return null;
}

/** Whoever chose scatter and has not rolled for it. */
function unrolled(battle: Battle): Turn | undefined {
  return ([1, 2] as const)
    .flatMap((pass) => battle.gangs.map((gang) => ({ pass, gang })))
    .find((turn) => battle.scattered[scatterKey(turn)] === 'place scatter');
}

function thingOf(value: Json, verb: 'place' | 'remove'): readonly Scatter[] {
  const [said, thing] = textOf(value).split(' ');
  return SCATTER.filter((one) => said === verb && one === thing);
}

export const SCATTERING = question({
  id: askId('scatter', { pass: count, gang: WHOSE }),
  asks: (battle, id) => {
    const turn = unrolled(battle) ? null : scatterTurn(battle);
    if (!turn) return [];
    const { pass, gang } = turn;
    const kind = choice([NOTHING, ...PLACES, ...(pass === 2 ? REMOVALS : [])]);
    const rules = cite(pass === 1 ? 'HIT-TILES-09' : 'HIT-TILES-10');
    return [{ id: id({ pass, gang }), of: gang, label: `Scatter, pass ${pass}`, kind, rules }];
  },
  check: faults(({ scatter }, value, { said: { pass } }) => {
    const removed = thingOf(value, 'remove');
    return [
      ...checkScatter(pass === 1 ? 1 : 2, thingOf(value, 'place'), removed),
      ...broken(!removed.every((thing) => scatter[thing] > 0), 'HIT-TILES-10', 'There is none of that on the table.'),
    ];
  }),
  apply: (battle, value, { said }) => {
    const [placed] = thingOf(value, 'place');
    const [removed] = thingOf(value, 'remove');
    const scattered = { ...battle.scattered, [scatterKey(said)]: textOf(value) };
    const scatter = { ...battle.scatter };
    if (placed && placed !== 'scatter') scatter[placed] += 1;
    if (removed) scatter[removed] -= 1;
    return { ...battle, scattered, scatter };
  },
});

/** Rolled only by who chose scatter, when it is chosen (HIT-TILES-11). */
export const SCATTER_DIE = question({
  id: askId('scatter-die', { pass: count, gang: WHOSE }),
  asks: (battle, id) => {
    const due = unrolled(battle);
    if (!due) return [];
    const told = { label: 'How many pieces of scatter', help: 'A D3: half of a D6, rounded up.' };
    return [{ id: id(due), of: due.gang, ...told, kind: DIE, rules: cite('HIT-TILES-11') }];
  },
  means: (battle, value, { said }) => {
    const pieces = scatterPieces(countOf(value, 1));
    return `${gangName(battle, said.gang)} ${pieces === 1 ? 'places 1 piece' : `places ${pieces} pieces`}`;
  },
  apply: (battle, value, { said }) => {
    const pieces = scatterPieces(countOf(value, 1));
    const scatter = { ...battle.scatter, scatter: battle.scatter.scatter + pieces };
    return { ...battle, scatter, scattered: { ...battle.scattered, [scatterKey(said)]: `${pieces} pieces` } };
  },
});

function sectionTurn(battle: Battle): SideId | null {
  const { kind, built, sections, readings } = battle;
  return kind === 'sector-mechanicus' && !built
    ? turnIn(battle, sectionOrder(orderA(battle), readings), sections.length)
    : null;
}

export const SECTION = question({
  id: askId('section', { section: count }),
  asks: (battle, id) => {
    const turn = sectionTurn(battle);
    const section = battle.sections.length + 1;
    const [free = { at: [0, 0] as const }] = allSections(battle).filter(({ by }) => by === 'any');
    const suggested = { column: free.at[0], row: free.at[1] };
    const help = 'Tap a free square of the map. North is up.';
    const asked = {
      label: 'Take a section',
      help,
      kind: record(...CELL),
      suggested,
      suggestedAs: 'freeSquare' as const,
    };
    return turn
      ? [{ id: id({ section }), of: turn, ...asked, rules: cite('HIT-SECTOR-01', 'HIT-SECTOR-02', 'HIT-SECTOR-03') }]
      : [];
  },
  check: faults((battle, value) => {
    const taken: TakenTile = { by: sectionTurn(battle) ?? '', at: cellOf(value) };
    return checkSection(battle.sections, taken, orderA(battle), battle.readings);
  }),
  words: (_, value) => sectionName(cellOf(value)),
  apply: (battle, value) => ({
    ...battle,
    sections: [...battle.sections, { by: sectionTurn(battle) ?? '', at: cellOf(value) }],
  }),
});

const allTaken = (battle: Battle): boolean =>
  battle.kind === 'sector-mechanicus' && !battle.built && sectionTurn(battle) === null;

/** Every section of the battlefield, and whose it is; nobody's is built together (HIT-AMB-02). */
function allSections({ gangs, sections }: Battle): readonly { readonly at: TileCell; readonly by: SideId | 'any' }[] {
  return gangs.flatMap((_, row) =>
    gangs.map((__, column) => {
      const at: TileCell = [column, row];
      const by = sections.find((one) => sameCell(one.at, at))?.by;
      return { at, by: gangs.find((gang) => gang === by) ?? 'any' };
    }),
  );
}

const unfurnished = (battle: Battle) =>
  allSections(battle).filter(({ at }) => battle.furnished[at.join(':')] === undefined);

/** The least that a section has. */
const LEAST = { large: 1, medium: 0 };

/** All sections of a player in one tap; those that nobody took are built together. */
export const FURNISHED = question({
  id: askId('furnished', { of: text }),
  asks: (battle, id) => {
    if (!allTaken(battle) || battle.playable) return [];
    const left = unfurnished(battle).map(({ by }) => by);
    const told = {
      help: 'Each has at least one large piece of terrain, or three medium ones.',
      kind: CONFIRM,
    } as const;
    return [...battle.gangs, 'any' as const]
      .filter((of) => left.includes(of))
      .map((of) => {
        const label = of === 'any' ? 'The sections of nobody are set up' : 'My sections are set up';
        return { id: id({ of }), of, label, ...told, rules: cite('HIT-SECTOR-04', 'HIT-SECTOR-06') };
      });
  },
  apply: (battle, _, { said: { of } }) => {
    const mine = unfurnished(battle).filter(({ by }) => by === of);
    const more = Object.fromEntries(mine.map(({ at }) => [at.join(':'), LEAST]));
    return { ...battle, furnished: { ...battle.furnished, ...more } };
  },
});

/** Records of before have a figure for every section. */
export const FURNISHING = question({
  id: askId('furnish', { column: count, row: count }),
  asks: () => [],
  check: faults((_, value) => {
    const { large, medium } = fieldsOf(value);
    return checkFurnished({ large: countOf(large), medium: countOf(medium) });
  }),
  apply: (battle, value, { said: { column, row } }) => {
    const { large, medium } = fieldsOf(value);
    const furnishing = { large: countOf(large), medium: countOf(medium) };
    return { ...battle, furnished: { ...battle.furnished, [`${column}:${row}`]: furnishing } };
  },
});

/** Several players want the same piece (HIT-SECTOR-05). What it comes to is on the board. */
export const ROLL_OFF = question({
  id: askId('roll-off'),
  forAll: true,
  asks: (battle, id) => {
    if (!allTaken(battle) || battle.playable) return [];
    const dice = battle.gangs.map((gang) => maybe(gang, gangName(battle, gang), number(1, 6)));
    const told = { label: 'A roll-off for a piece of terrain', help: 'Enter the dice of those who want it.' };
    const asked = { ...told, kind: record(...dice), again: true, optional: true, rules: cite('HIT-SECTOR-05') };
    return [{ id: id({}), of: 'any', ...asked }];
  },
  check: faults((_, value) => {
    const dice = Object.entries(fieldsOf(value)).filter((one): one is [string, number] => typeof one[1] === 'number');
    const two = broken(dice.length <= 1, 'HIT-SECTOR-05', 'A roll-off is between two players or more.');
    if (two.length > 0) return two;
    const decided = rollOffWinner([Object.fromEntries(dice)]) !== null;
    return broken(!decided, 'HIT-SECTOR-05', 'The best rolled the same: those roll again, and enter what decides it.');
  }),
  apply: (battle) => battle,
});

export const PLAYABLE = question({
  id: askId('playable'),
  forAll: true,
  asks: (battle, id) => {
    if (!allTaken(battle) || battle.playable || unfurnished(battle).length > 0) return [];
    const help = 'Every section can be played. You may veto terrain that wobbles.';
    const asked = { label: 'The battlefield can be played', help, kind: CONFIRM };
    return [{ id: id({}), of: 'any', ...asked, rules: cite('HIT-SECTOR-07', 'HIT-SECTOR-09') }];
  },
  apply: (battle) => ({ ...battle, playable: true }),
});

const CHANGES = {
  nothing: 'Nothing',
  move: 'Move one terrain piece',
  walkway: 'Place one walkway between two sections',
};

export const ADJUSTMENT = question({
  id: askId('adjust', { gang: WHOSE }),
  asks: (battle, id) => {
    const due = battle.kind === 'sector-mechanicus' && battle.playable;
    const turn = due ? orderA(battle).find((gang) => !battle.adjusted[gang]) : undefined;
    if (!turn) return [];
    const kind = choice(labelled(CHANGES));
    return [{ id: id({ gang: turn }), of: turn, label: 'One last change', kind, rules: cite('HIT-SECTOR-08') }];
  },
  check: faults((_, value) => checkAdjustment(value === 'move' ? 1 : 0, value === 'walkway' ? 1 : 0)),
  apply: (battle, _, { said: { gang } }) => ({ ...battle, adjusted: { ...battle.adjusted, [gang]: true } }),
});

export const HYBRID = question({
  id: askId('hybrid'),
  forAll: true,
  asks: ({ kind, playable }, id) => {
    const told = { label: 'The battlefield is ready', help: 'A hybrid is set up by common consent.', kind: CONFIRM };
    return kind === 'hybrid' && !playable ? [{ id: id({}), of: 'any', ...told, rules: cite('HIT-SETUP-03') }] : [];
  },
  apply: (battle) => ({ ...battle, playable: true }),
});
