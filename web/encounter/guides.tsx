/** What the rules tell people to do or to know at this moment. */
import { Notice } from '../parts/notice.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { ask } from '../text/encounter.ts';
import { useTable } from './context.ts';
import { langOf } from './said.ts';
import { useTurn } from './turn/turn-asks.ts';

function useGuides(urgent: boolean) {
  const { store } = useTable();
  const guides = store.part('mine')?.guides ?? store.part('table')?.guides ?? [];
  return guides.filter((guide) => (guide.urgent ?? false) === urgent);
}

export function useUrgent(): string {
  return useGuides(true)
    .map(({ text }) => text)
    .join(' ');
}

/** What changes the rest of the game, as a call of the clock does. */
export function Urgent() {
  const guides = useGuides(true);
  // The screen of a Turn needs the room.
  const brief = useTurn() === null ? '' : 'game-urgent-brief';
  if (guides.length === 0) return null;
  return (
    <div class={`game-urgent ${brief}`}>
      {guides.map(({ text, rules }) => (
        <Notice key={text} meaning="wait" rules={rules}>
          <p lang={langOf(text)}>{text}</p>
        </Notice>
      ))}
    </div>
  );
}

/** More than this wait in their fold. */
const SHORT = 2;

export function Guides() {
  const guides = useGuides(false);
  const isTurn = useTurn() !== null;
  // They speak to whoever plays.
  if (useTable().store.part('mine') === undefined || guides.length === 0) return null;
  return (
    <details class="game-fold game-guides" open={isTurn || guides.length <= SHORT}>
      <summary class="game-fold-face">{ask('guide')}</summary>
      <ul>
        {guides.map(({ text, rules }) => (
          <li key={text}>
            <span lang={langOf(text)}>{text}</span> <RuleLinks rules={rules} />
          </li>
        ))}
      </ul>
    </details>
  );
}
