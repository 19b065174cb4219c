/** Corrupted Idols at the table: whose Initiative it is and the suit of the card, and where this Turn's Marker goes. */
import { sideIn } from '../../../encounter/names.ts';
import type { TablePiece } from '../../../encounter/table.ts';
import type { Guide } from '../../../encounter/types.ts';
import type { Json } from '../../../journal/json.ts';
import { cite } from '../../../rules/cite.ts';
import type { FateCard } from '../../../chance/fate-deck.ts';
import type { Beside, Played } from '../../malifaux/game/edition.ts';
import { idolPlace } from '../rules/actions/idols.ts';
import { corruptedIdols } from '../rules/strategies/corrupted-idols.ts';

const SIDES = ['A', 'B'] as const;

/** What the card may say: its suit, with whose left or right it is, or the end that was picked. */
const CARDS: readonly { readonly id: string; readonly label: string; readonly flip: Flip }[] = [
  { id: 'rams', label: 'Rams', flip: { card: '1R' } },
  ...SIDES.flatMap((side) => [
    {
      id: `masks-${side}`,
      label: `Masks, ${sideIn(side)} has Initiative`,
      flip: { card: '1M', initiative: side } as const,
    },
    {
      id: `tomes-${side}`,
      label: `Tomes, ${sideIn(side)} has Initiative`,
      flip: { card: '1T', initiative: side } as const,
    },
  ]),
  { id: 'crows-west', label: 'Crows, the western end', flip: { card: '1C', end: 0 } },
  { id: 'crows-east', label: 'Crows, the eastern end', flip: { card: '1C', end: 1 } },
];

interface Flip {
  readonly card: FateCard;
  readonly initiative?: 'A' | 'B';
  /** Of the two ends of the Centerline, the western one first. */
  readonly end?: 0 | 1;
}

export function idolAsks({ strategies }: Played): readonly Beside[] {
  if (!strategies.includes(corruptedIdols.id)) return [];
  return [
    {
      name: 'idol',
      of: 'any',
      label: 'This Turn’s idol',
      help: 'The Initiative card of the player with Initiative. A Joker is flipped again. With Crows that player picks an end of the Centerline.',
      kind: { type: 'choice', choices: CARDS.map(({ id, label }) => ({ id, label })) },
      rules: cite('GG0-STRAT-IDOLS-01', 'GG0-STRAT-IDOLS-05', 'GG0-STRAT-IDOLS-06'),
    },
  ];
}

/** Where the idol of a Turn comes up, by what was told of its card; null where nothing was. */
function placeOf({ deployment }: Played, value: Json | undefined) {
  const flip = CARDS.find(({ id }) => id === value)?.flip;
  if (!flip) return null;
  const { card, initiative = 'A', end } = flip;
  const drawn = { deployment, initiative, flips: [card] };
  const pick = end === undefined ? undefined : idolPlace(drawn).choices?.[end];
  const { at, rules } = idolPlace(pick ? { ...drawn, pick } : drawn);
  return at ? { at, rules } : null;
}

const MIDDLE = 18;

/** A sits where the map is near, so that west is to the left: on every Centerline, the slanting ones too. */
export function idolGuides(played: Played, told: (name: string) => Json | undefined): readonly Guide[] {
  const place = placeOf(played, told('idol'));
  if (place === null) return [];
  const { at, rules } = place;
  const far = Math.hypot(at[0] - MIDDLE, at[1] - MIDDLE);
  const [left, right] = at[0] < MIDDLE ? [sideIn('A'), sideIn('B')] : [sideIn('B'), sideIn('A')];
  const text =
    far === 0
      ? 'This Turn’s idol comes up in the middle of the table.'
      : `This Turn’s idol comes up on the Centerline, ${inches(far)} from the middle: to the left as ${left} sees it, to the right as ${right} sees it.`;
  return [{ text, rules }];
}

/** Each on the table map, where it came up, until somebody moves it. */
export function idolPieces(
  played: Played,
  turn: number,
  told: (name: string, turn: number) => Json | undefined,
): readonly TablePiece[] {
  if (!played.strategies.includes(corruptedIdols.id)) return [];
  return Array.from({ length: turn }, (_, before) => before + 1).flatMap((one): TablePiece[] => {
    const place = placeOf(played, told('idol', one));
    if (place === null) return [];
    const name = `Strategy Marker of Turn ${one}`;
    return [{ id: `strategy-turn${one}`, name, kind: 'marker', side: 'neutral', base: IDOL, at: place.at }];
  });
}

/** The base of a Strategy Marker, in millimetres. */
const IDOL = 30;

function inches(length: number): string {
  return `${Number(length.toFixed(2))} inches`;
}
