/** The ways between the panels, at the lower edge where the thumb is. */
import './nav.css';
import { say } from '../text/player.tsx';
import type { PlayerTab } from './tabs.ts';

const WAYS: readonly { readonly tab: PlayerTab; readonly sign: string }[] = [
  { tab: 'now', sign: 'M3 11l9-8 9 8v10h-6v-7H9v7H3z' },
  { tab: 'pairings', sign: 'M3 4h8v7H3zM13 4h8v7h-8zM3 13h8v7H3zM13 13h8v7h-8z' },
  { tab: 'standings', sign: 'M3 13h5v8H3zM9.5 3h5v18h-5zM16 9h5v12h-5z' },
  { tab: 'games', sign: 'M4 3h16v18H4zM7 7v2h10V7zM7 11v2h10v-2zM7 15v2h6v-2z' },
  { tab: 'more', sign: 'M3 10h4v4H3zM10 10h4v4h-4zM17 10h4v4h-4z' },
];

export function Nav({ current }: { readonly current: PlayerTab }) {
  return (
    <nav class="phone-nav off-paper" aria-label={say('me.nav')}>
      {WAYS.map(({ tab, sign }) => (
        <a key={tab} class="phone-way" href={`#${tab}`} aria-current={tab === current ? 'page' : undefined}>
          <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
            <path d={sign} fill="currentColor" fill-rule="evenodd" />
          </svg>
          <span>{say(`me.tab.${tab}`)}</span>
        </a>
      ))}
    </nav>
  );
}
