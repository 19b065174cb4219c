/** Battles of The Hit for pages to be looked at: played by program as far as a page is wanted. */
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
