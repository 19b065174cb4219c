/** Battles of The Hit for pages to be looked at: played by program as far as a page is wanted. */
import { SIDE_IDS, type SideId } from '../../core/encounter/types.ts';
import type { Json } from '../../core/journal/json.ts';
import { type ByProgram, type Told, byProgram } from './game-by-program.ts';

const GANGS: readonly Told[] = (['A', 'B'] as const).map((side) => {
  const text = `Gang of ${side}\nBoss ${side}, W2, leader, Mesh armour\nQuiet ${side}, W1, champion`;
  return [side, `gang:${side}`, { text }];
});

/** Tiles are laid, and what stands on the first is seen from near. */
const TILES: readonly Told[] = [
  ...GANGS,
  ['A', 'campaign', true],
  ['A', 'battlefield', 'zone-mortalis'],
  ['A', 'priority-a-order:0', ['A', 'B']],
  ['A', 'tile:1', { column: 0, row: 0 }],
  ['A', 'fit:A', { tile: '0:0', walls: true, north: 'locked', inside: 'door' }],
];

/** In the first round: one is out, another is wounded. */
const ROUND: readonly Told[] = [
  ...GANGS,
  ['A', 'campaign', true],
  ['A', 'battlefield', 'hybrid'],
  ['A', 'priority-a-order:0', ['A', 'B']],
  ['A', 'hybrid', true],
  ['A', 'underdog', 'A'],
  ['A', 'set-aside:A', { deck: 0, cards: 0 }],
  ['B', 'set-aside:B', { deck: 0, cards: 0 }],
  ['A', 'crew:A', ['a1', 'a2']],
  ['B', 'crew:B', ['b1', 'b2']],
  ['A', 'priority-b-order:0', ['A', 'B']],
  ['A', 'zone', 'inches'],
  ['A', 'edge:A', 'south'],
  ['A', 'deploy:1', { fighter: 'a1' }],
  ['B', 'deploy:2', { fighter: 'b1' }],
  ['A', 'deploy:3', { fighter: 'a2' }],
  ['B', 'deploy:4', { fighter: 'b2' }],
  ['A', 'seen:A', true],
  ['B', 'seen:B', true],
  ['A', 'ballot:A', { B: 'b1' }],
  ['B', 'ballot:B', { A: 'a2' }],
  ['A', 'priority-order:1', ['A', 'B']],
  ['A', 'loses', { fighter: 'b1', wounds: 2 }],
  ['A', 'out', { fighter: 'b1', how: 'injury', by: 'a1' }],
];

/** The same with so many fighters of each, and one of them is Hidden. */
const hidden = (each: number): readonly Told[] =>
  ROUND.flatMap((told): readonly Told[] => {
    const [side, ask, value] = told;
    const crew = Array.from({ length: each }, (_, place) => place + 1);
    if (ask.startsWith('gang:')) {
      const quiet = side === 'B' ? 'infiltrating' : 'champion';
      const more = crew.slice(2).map((one) => `Number ${one} ${side}, W1`);
      const text = [`Gang of ${side}`, `Boss ${side}, W2, leader`, `Quiet ${side}, W1, ${quiet}`, ...more].join('\n');
      return [[side, ask, { text }]];
    }
    if (ask.startsWith('crew:')) return [[side, ask, crew.map((one) => `${side.toLowerCase()}${one}`)]];
    if (ask === 'deploy:1')
      return [
        ['B', 'infiltrate:1', { fighter: 'b2', hidden: true }],
        ['A', 'deployed:A', true],
        ['B', 'deployed:B', true],
      ];
    return ask.startsWith('deploy:') || ask === 'loses' || ask === 'out' ? [] : [[side, ask, value]];
  });

const REWARDS: readonly Told[] = [
  ...ROUND,
  ['A', 'out', { fighter: 'b2', how: 'injury', by: 'a1' }],
  ['A', 'check:1', true],
  ['A', 'reveal', true],
  ['A', 'mvf:A', 'a1'],
  ['A', 'rewards', true],
];

/** The paths of the first side’s phone: laying tiles, in a round, and after all have signed. */
export async function hitGames(url: string): Promise<Readonly<Record<'TILES' | 'ROUND' | 'SIGNED', string>>> {
  const [tiles, round] = [await played(url, TILES), await played(url, ROUND)];
  return { TILES: tiles.path, ROUND: round.path, SIGNED: await signedGame(url) };
}

/** The path of a phone after all have signed. */
export async function signedGame(url: string): Promise<string> {
  const { path, send } = await played(url, REWARDS);
  await send('A', { type: 'propose-result' });
  await send('B', { type: 'confirm-result' });
  return path;
}

/** In the first round, with one of the second side Hidden. */
export const hiddenBattle = (url: string, each: number): Promise<ByProgram> => begun(url, hidden(each));

/** The path of a phone in a round in which one of the others is Hidden. */
export const hiddenGame = async (url: string, each = 5): Promise<string> => (await hiddenBattle(url, each)).pathOf('A');

async function begun(url: string, told: readonly Told[]): Promise<ByProgram> {
  const game = await byProgram(url, { system: 'the-hit', names: ['Ana', 'Bo'] });
  await game.tell(...told);
  return game;
}

async function played(url: string, told: readonly Told[]) {
  const { pathOf, send } = await begun(url, told);
  return { path: pathOf('A'), send };
}

/** A battle of so many gangs, of so many fighters each, phase by phase: what is told, after which a page is looked at. */
export function phases(gangs: number, each: number): readonly (readonly Told[])[] {
  const sides = SIDE_IDS.slice(0, gangs);
  return [...settingUp(sides, each), ...fighting(sides, each)];
}

const one = (ask: string, value: Json): readonly Told[] => [['A', ask, value]];
const all = (sides: readonly SideId[], ask: string, value: (side: SideId) => Json): readonly Told[] =>
  sides.map((side) => [side, `${ask}:${side}`, value(side)]);
const crewOf = (side: SideId, each: number): readonly string[] =>
  Array.from({ length: each }, (_, place) => `${side.toLowerCase()}${place + 1}`);

function settingUp(sides: readonly SideId[], each: number): readonly (readonly Told[])[] {
  const width = sides.length;
  const gang = (side: SideId): Json => {
    const named = [`Boss ${side}, W2, leader, Mesh armour`, `Quiet ${side}, W1, infiltrating`];
    const more = crewOf(side, each).slice(2);
    return { text: [`Gang of ${side}`, ...named, ...more.map((id) => `Fighter ${id}, W1`)].join('\n') };
  };
  const tiles = Array.from({ length: width ** 2 }, (_, place): Told => {
    const at = { column: place % width, row: Math.floor(place / width) };
    return [sides[place % width] ?? 'A', `tile:${place + 1}`, at];
  });
  const edges = (['south', 'north', 'west'] as const).slice(0, width === 2 ? 1 : 3);
  const names = (side: SideId): Json =>
    Object.fromEntries(sides.flatMap((other) => (other === side ? [] : [[other, `${other.toLowerCase()}2`]])));
  return [
    [],
    all(sides, 'gang', gang),
    one('campaign', true),
    one('battlefield', 'zone-mortalis'),
    one('priority-a-order:0', sides),
    tiles.slice(0, -1),
    tiles.slice(-1),
    all(sides, 'scatter:1', () => 'nothing'),
    all(sides, 'scatter:2', () => 'nothing'),
    one('underdog', 'A'),
    all(sides, 'set-aside', () => ({ deck: 6, cards: 2 })),
    [...one('take-card:A', true), ...all(sides, 'draw-cards', () => 2)],
    all(sides, 'crew', (side) => crewOf(side, each)),
    one('priority-b-order:0', sides),
    one('zone', 'inches'),
    edges.map((edge, place): Told => [sides[place] ?? 'A', `edge:${sides[place]}`, edge]),
    ...sides.map((side, place): readonly Told[] => [
      [side, `infiltrate:${place + 1}`, { fighter: `${side.toLowerCase()}2`, hidden: side !== 'A' }],
    ]),
    all(sides, 'deployed', () => true),
    all(sides, 'seen', () => true),
    all(sides, 'ballot', names),
    one('priority-order:1', sides),
  ];
}

function fighting(sides: readonly SideId[], each: number): readonly (readonly Told[])[] {
  const acted = (round: number, first: number): readonly Told[] =>
    sides.flatMap((side) =>
      crewOf(side, each)
        .slice(first)
        .map((fighter): Told => [side, `acted:${round}`, { fighter }]),
    );
  const ofTwo = (ask: string, round: number, value: Json): readonly Told[] =>
    (['A', 'B'] as const).map((side) => [side, `${ask}:${side}:${round}`, value]);
  const attack = (...traits: readonly string[]): Told => ['B', 'attack', { by: 'b2', target: 'a1', traits }];
  const looks = { by: 'a1', view: 'open', within: 'close', free: true };
  return [
    [attack()],
    [...one('seek:b2', looks), ...one('detect-result', false)],
    [attack('noisy')],
    [['B', 'put:b2', true]],
    acted(1, 0),
    ...[1, 2, 3].map((round) => [...one(`check:${round}`, true), ...one(`priority-order:${round + 1}`, sides)]),
    [
      ['B', 'out', { fighter: 'a1', how: 'injury', by: 'b1' }],
      ['A', 'out', { fighter: 'b1', how: 'injury', by: 'a2' }],
    ],
    acted(4, 1),
    one('end-round:4', true),
    ofTwo('bottle', 4, 'fails'),
    ofTwo('flee', 4, []),
    one('check:4', true),
    one('end-roll:4', 6),
    one('priority-order:5', sides),
    one('end-round:5', true),
    ofTwo('flee', 5, []),
    one('check:5', true),
    one('reveal', true),
    all(sides, 'mvf', (side) => `${side.toLowerCase()}1`),
    one('rewards', true),
  ];
}
