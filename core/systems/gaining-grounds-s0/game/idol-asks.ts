/** Corrupted Idols at the table: whose Initiative it is and the suit of the card, and where this Turn's Marker goes. */
import { sideIn } from '../../../encounter/names.ts';
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
      help: 'The Initiative card of who has Initiative: a Joker is flipped again, and with Crows they pick an end of the Centerline.',
      kind: { type: 'choice', choices: CARDS.map(({ id, label }) => ({ id, label })) },
      rules: cite('GG0-STRAT-IDOLS-01', 'GG0-STRAT-IDOLS-05', 'GG0-STRAT-IDOLS-06'),
    },
  ];
}

export function idolGuides({ deployment }: Played, told: (name: string) => Json | undefined): readonly Guide[] {
  const value = told('idol');
  const flip = CARDS.find(({ id }) => id === value)?.flip;
  if (!flip) return [];
  const { card, initiative = 'A', end } = flip;
  const drawn = { deployment, initiative, flips: [card] };
  const pick = end === undefined ? undefined : idolPlace(drawn).choices?.[end];
  const { at, rules } = idolPlace(pick ? { ...drawn, pick } : drawn);
  if (!at) return [];
  return [
    { text: `The Marker goes ${inches(at[0])} from the west edge and ${inches(at[1])} from the south edge.`, rules },
  ];
}

function inches(length: number): string {
  return `${Number(length.toFixed(2))} inches`;
}
