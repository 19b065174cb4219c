/** Corrupted Idols at the table: whose Initiative it is and the suit of the card, and where this Turn's Marker goes. */
import { sideIn } from '../../encounter/names.ts';
import type { Ask, Guide } from '../../encounter/types.ts';
import { type Json, isPlainObject } from '../../journal/json.ts';
import { cite } from '../../journal/cite.ts';
import { SUITS, type Card } from '../../chance/fate-deck.ts';
import type { Played } from '../malifaux/game/edition.ts';
import { idolPlace } from './actions/idols.ts';
import { corruptedIdols } from './strategies/corrupted-idols.ts';

const SUIT_NAMES = { R: 'Rams', C: 'Crows', M: 'Masks', T: 'Tomes' } as const;

const idOf = (turn: number): string => `turn:${turn}/idol`;

export function idolAsks({ strategies }: Played, turn: number): readonly Ask[] {
  if (!strategies.includes(corruptedIdols.id)) return [];
  const sides = (['A', 'B'] as const).map((id) => ({ id, label: sideIn(id) }));
  const suits = SUITS.map((id) => ({ id, label: SUIT_NAMES[id] }));
  const ends = [
    { id: 'west', label: 'The western end' },
    { id: 'east', label: 'The eastern end' },
  ];
  return [
    {
      id: idOf(turn),
      of: 'any',
      label: 'This Turn’s idol',
      help: 'Once Initiative is known. A Joker is flipped again.',
      kind: {
        type: 'record',
        fields: [
          { id: 'initiative', label: 'Initiative', kind: { type: 'choice', choices: sides } },
          { id: 'suit', label: 'Suit', kind: { type: 'choice', choices: suits } },
          { id: 'end', label: 'With Crows', kind: { type: 'choice', choices: ends }, optional: true },
        ],
      },
      rules: cite('GG0-STRAT-IDOLS-01', 'GG0-STRAT-IDOLS-05', 'GG0-STRAT-IDOLS-06'),
    },
  ];
}

export function idolGuides(
  { deployment }: Played,
  turn: number,
  told: (ask: string) => Json | undefined,
): readonly Guide[] {
  const value = told(idOf(turn));
  if (!isPlainObject(value)) return [];
  const { initiative, suit, end } = value;
  const card = SUITS.flatMap((one): Card[] => (one === suit ? [`1${one}`] : []));
  const flip = { deployment, initiative: initiative === 'B' ? 'B' : 'A', flips: card };
  const { choices } = idolPlace(flip);
  const pick = choices?.[end === 'east' ? 1 : 0];
  const { at, rules } = idolPlace(end === undefined || !pick ? flip : { ...flip, pick });
  const text = at
    ? `The Marker goes ${inches(at[0])} from the west edge and ${inches(at[1])} from the south edge.`
    : 'Whoever has Initiative picks an end of the Centerline for the Marker.';
  return [{ text, rules }];
}

function inches(length: number): string {
  return `${Number(length.toFixed(2))} inches`;
}
