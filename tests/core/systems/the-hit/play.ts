/** Battles played at random, for tests: everything that is asked is answered somehow, and what rules refuse is tried again. */
import { BATTLE } from '../../../../core/systems/the-hit/game/game.ts';
import { asksNow } from '../../../../core/systems/the-hit/game/interview.ts';
import { partsOf } from '../../../../core/encounter/ask-id.ts';
import { type Stream, streamOf } from '../../../../core/chance/stream.ts';
import type { Ask, AskKind, SideId } from '../../../../core/encounter/types.ts';
import { SIDE_IDS } from '../../../../core/encounter/types.ts';
import type { Json } from '../../../../core/journal/json.ts';
import type { Refusal } from '../../../../core/rules/refusal.ts';
import { type Battle, newBattle } from '../../../../core/systems/the-hit/game/battle.ts';
import { READINGS, type HitReadings } from '../../../../core/systems/the-hit/readings.ts';
import { tilePlaces } from '../../../../core/systems/the-hit/rules/tiles.ts';

/** A fast stream for tests: the same numbers for the same seed. */
export function seeded(seed: number): Stream {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  let taken = 0;
  const word = (): number => {
    taken += 1;
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return streamOf(`test ${seed}`, word, () => taken);
}

/** A gang of fighters with random figures; every name holds the side. */
export function randomGang(side: SideId, dice: Stream): Json {
  const fighters = Array.from({ length: 2 + dice.below(4) }, (_, place) => ({
    id: `${side.toLowerCase()}${place + 1}`,
    name: `Fighter ${side}${place + 1}`,
    wounds: 1 + dice.below(3),
    intelligence: 5 + dice.below(5),
    leader: place === 0,
    champion: place === 1,
    infiltrating: dice.below(3) === 0,
    value: dice.below(4) * 50,
    spots: dice.below(2),
    lurks: dice.below(2),
    away: place > 1 && dice.below(6) === 0 ? 'in recovery' : '',
  }));
  return { name: `Gang ${side}`, fighters };
}

/** Something of the right shape, and often of the right meaning. */
export function randomValue(battle: Battle, ask: Ask, dice: Stream): Json {
  const {
    name,
    words: [side = 'A'],
  } = partsOf(ask.id);
  if (name === 'gang') return randomGang(side as SideId, dice);
  const cells = battle.gangs.flatMap((_, row) => battle.gangs.map((__, column) => [column, row] as const));
  const laid = battle.tiles.map(({ at }) => at);
  const places = name === 'tile' ? tilePlaces(battle.gangs.length, laid) : name === 'section' ? cells : [];
  const [column, row] = dice.pick(places) ?? [0, 0];
  if (places.length > 0) return { column, row };
  if (name === 'set-aside') return { deck: 10, cards: dice.below(6) };
  if (name === 'draw-cards') return dice.below(4);
  return ask.suggested ?? ofKind(ask.kind, dice);
}

function ofKind(kind: AskKind, dice: Stream): Json {
  switch (kind.type) {
    case 'confirm':
      return true;
    case 'flag':
      return dice.below(2) === 0;
    case 'number':
      return kind.min + dice.below(Math.min(kind.max - kind.min + 1, 150));
    case 'choice':
      return dice.pick(kind.choices)?.id ?? '';
    case 'choices': {
      const many = kind.min + dice.below(Math.min(kind.max - kind.min, 2) + 1);
      return dice.shuffle(kind.choices.map(({ id }) => id)).slice(0, many);
    }
    case 'text':
      return 'words';
    case 'record':
      return recordOf(kind.fields, dice);
    case 'draw':
      return ofKind(kind.as, dice);
    case 'table':
    case 'sheet':
      return {};
  }
}

/** Places that nobody measured are left out: at random they would hardly ever be legal. */
function recordOf(fields: Extract<AskKind, { type: 'record' }>['fields'], dice: Stream): Json {
  const told = fields.filter(({ id, optional }) => !optional || (!['x', 'y'].includes(id) && dice.below(2) === 0));
  return Object.fromEntries(told.map((field) => [field.id, ofKind(field.kind, dice)]));
}

/** A battle whose gangs are still to be entered. */
export function freshBattle(gangs: number, readings: Partial<HitReadings> = {}): Battle {
  return newBattle(SIDE_IDS.slice(0, gangs), {
    readings: { ...READINGS, ...readings },
    campaign: true,
    sheets: {},
    known: {},
  });
}

export interface Move {
  readonly before: Battle;
  readonly after: Battle;
  readonly ask: Ask;
  readonly value: Json;
  readonly refused: Refusal | null;
}

const MOST_TRIES = 5000;

/** Plays on to the end of the rewards; `watch` sees every answer, those that rules refuse too. */
export function playOn(from: Battle, dice: Stream, watch: (move: Move) => void): Battle {
  let battle = from;
  for (let tries = 0; battle.step !== 'post-battle'; tries += 1) {
    if (tries === MOST_TRIES) throw new Error(`no end: ${JSON.stringify(asksNow(battle).map(({ id }) => id))}`);
    const ask = pickAsk(asksNow(battle), dice);
    const value = randomValue(battle, ask, dice);
    const given = { ask: ask.id, value, side: null, number: 0, sealed: ask.secret === true, at: 0 };
    const refused = BATTLE.checkIn(battle, given);
    const after = refused ? battle : BATTLE.answered(battle, given);
    watch({ before: battle, after, ask, value, refused });
    battle = after;
  }
  return battle;
}

/** Mostly what has to be done; now and then something that may be. */
function pickAsk(asks: readonly Ask[], dice: Stream): Ask {
  const must = asks.filter(({ optional }) => !optional);
  const may = asks.filter(({ optional, again }) => optional && (again ?? dice.below(3) === 0));
  const picked = dice.below(10) < 4 ? dice.pick(must) : (dice.pick(may) ?? dice.pick(must));
  if (!picked) throw new Error('nothing is asked, and the battle is not over');
  return picked;
}
