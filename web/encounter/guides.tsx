/** What the rules tell people to do or to know at this moment. */
import { RuleLinks } from '../parts/rule-links.tsx';
import { ask } from '../text/encounter.ts';
import { useTable } from './context.ts';

export function Guides() {
  const { store } = useTable();
  const guides = store.part('mine')?.guides ?? store.part('table')?.guides ?? [];
  if (guides.length === 0) return null;
  return (
    <section class="game-guides" aria-labelledby="guides">
      <h2 id="guides">{ask('guide')}</h2>
      <ul>
        {guides.map(({ text, rules }) => (
          <li key={text}>
            <span lang="en">{text}</span> <RuleLinks rules={rules} />
          </li>
        ))}
      </ul>
    </section>
  );
}
