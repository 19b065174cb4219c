/** The cards that drew a scenario, as they fell: anybody may check them against the rules. */
import './cards.css';
import { say } from '../text/language.ts';

const SUITS = ['R', 'C', 'M', 'T'] as const;
type Suit = (typeof SUITS)[number];

/** A ram's horns, a crow's wing, a mask, a tome: signs of our own, told apart by outline. */
const SIGNS: Readonly<Record<Suit, string>> = {
  R: 'M10 17c-1-5-3-7-5-7-3 0-4-4-1-6 3-2 6 0 6 4 0-4 3-6 6-4 3 2 2 6-1 6-2 0-4 2-5 7z',
  C: 'M2 9c4-5 9-7 16-6-2 2-3 3-6 4 3 0 4 0 5 1-3 1-4 2-6 2 2 1 3 2 3 3-5 0-9-1-12-4z',
  M: 'M2 5c3-2 5-1 8 0 3-1 5-2 8 0 1 6-2 10-5 10-2 0-2-2-3-2s-1 2-3 2C4 15 1 11 2 5zm3 3c1 2 3 2 4 1C8 7 6 7 5 8zm6 1c1 1 3 1 4-1-1-1-3-1-4 1z',
  T: 'M3 3c3-1 5 0 7 1 2-1 4-2 7-1v12c-3-1-5 0-7 1-2-1-4-2-7-1zm6 3v7l2 0V6z',
};

export function Cards({ drawn }: { readonly drawn: readonly string[] }) {
  return (
    <section class="drawn">
      <h3>{say('scenario.drawn')}</h3>
      <ol class="cards">
        {drawn.map((card, index) => (
          <li key={index}>
            <Card card={card} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Card({ card }: { readonly card: string }) {
  if (card === 'RJ' || card === 'BJ') return <span class="card card-joker">{say(`card.${card}`)}</span>;
  const suit = SUITS.find((one) => card.endsWith(one));
  const value = card.slice(0, -1);
  // Whatever else a pack draws, e.g. a die, is shown as it is written.
  if (suit === undefined || !/^\d+$/.test(value)) return <span class="card card-joker">{card}</span>;
  return (
    <span class="card" role="img" aria-label={say(`card.${suit}`, { value })}>
      <span class="card-value">{value}</span>
      <svg width="22" height="20" viewBox="0 0 20 18" aria-hidden="true">
        <path d={SIGNS[suit]} fill="currentColor" fill-rule="evenodd" />
      </svg>
    </span>
  );
}
