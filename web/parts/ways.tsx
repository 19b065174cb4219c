/** The ways to every part of Muster, and to the guide of this page. They are the same on every page. */
import { useContext } from 'preact/hooks';
import { say } from '../text/language.ts';
import { System } from './rule-links.tsx';

/** A guide of `docs/`, with or without a heading of it. */
export type Guide =
  | 'organisers'
  | 'organisers#make-an-event'
  | 'organisers#screens-paper-staff'
  | 'players'
  | 'players#a-game-at-home'
  | 'exchange#rankings-of-a-season'
  | 'formats'
  | 'firefight'
  | 'tables'
  | 'malifaux'
  | 'steamroller'
  | 'the-hit';

const OF_SYSTEM: Readonly<Record<string, Guide>> = {
  'gaining-grounds-s0': 'malifaux',
  'gaining-grounds-2018': 'malifaux',
  'steamroller-2015': 'steamroller',
  'the-hit': 'the-hit',
  firefight: 'firefight',
  'open-swiss': 'formats',
};

const WAYS = [
  ['/play', 'ways.play'],
  ['/', 'ways.events'],
  ['/odds', 'ways.odds'],
  ['/layouts', 'ways.tables'],
  ['/learn', 'ways.learn'],
] as const;

/** The address of the guide to a system's game or format. */
export function guideTo(system: string): string {
  const guide = OF_SYSTEM[system];
  return guide === undefined ? '/help' : `/help/${guide}`;
}

/** Without a guide of its own, a page leads to the guide of its game, or to the index. */
export function Ways({ guide }: { readonly guide: Guide | undefined }) {
  const system = useContext(System);
  return (
    <nav class="all-ways off-paper" aria-label={say('app.name')}>
      {WAYS.map(([address, key]) => (
        <a key={address} href={address}>
          {say(key)}
        </a>
      ))}
      <a href={system === '' ? '/rules' : `/rules/${encodeURIComponent(system)}`}>{say('ways.rules')}</a>
      <a href={guide === undefined ? guideTo(system) : `/help/${guide}`}>{say('ways.help')}</a>
    </nav>
  );
}
