/** The tabs of the desk: what each role needs, with what waits counted on the tab. */
import type { DeskPart } from '../../core/event/views.ts';
import { later } from '../parts/later.tsx';
import type { Tab } from '../parts/tabs.tsx';
import { say } from '../text/language.ts';
import { tell } from '../text/work.ts';
import type { Desk } from './desk.ts';
import { ResultsPanel } from './results/panel.tsx';

const TABS = [
  'players',
  'round',
  'results',
  'clock',
  'standings',
  'judges',
  'prompts',
  'awards',
  'settings',
  'links',
  'screens',
  'event',
] as const;

export type TabId = (typeof TABS)[number];

/** What only the organiser can do anything on. */
const ORGANISERS: readonly TabId[] = ['settings', 'links', 'screens'];

export function tabIdsFor({ role }: Pick<Desk, 'role'>): readonly TabId[] {
  return TABS.filter((id) => role === 'organiser' || !ORGANISERS.includes(id));
}

export function tabsFor(desk: Desk, part: DeskPart): readonly (Tab & { readonly id: TabId })[] {
  const waiting: Partial<Record<TabId, number>> = {
    results: part.openGames.length,
    judges: part.calls.length,
    prompts: part.prompts.filter(({ required, given }) => required && given === null).length,
  };
  return tabIdsFor(desk).map((id) => {
    const label = id === 'standings' ? say('tab.standings') : tell(`tab.${id}`);
    const count = waiting[id] ?? 0;
    return { id, label: count === 0 ? label : tell('tab.counted', { label, count }) };
  });
}

/** The day's work comes with the page; the other panels when somebody opens them, or in a quiet moment. */
export const LATER = {
  players: later(async () => (await import('./players/panel.tsx')).PlayersPanel),
  round: later(async () => (await import('./round/panel.tsx')).RoundPanel),
  clock: later(async () => (await import('./clock/panel.tsx')).ClockPanel),
  standings: later(async () => (await import('./standings.tsx')).StandingsPanel),
  judges: later(async () => (await import('./judge/panel.tsx')).JudgePanel),
  prompts: later(async () => (await import('./prompts/panel.tsx')).PromptsPanel),
  awards: later(async () => (await import('./awards/panel.tsx')).AwardsPanel),
  settings: later(async () => (await import('./settings/panel.tsx')).SettingsPanel),
  links: later(async () => (await import('./links/panel.tsx')).LinksPanel),
  screens: later(async () => (await import('./screens/panel.tsx')).ScreensPanel),
  event: later(async () => (await import('./more/panel.tsx')).MorePanel),
};

/** Fetches what a panel needs, unless it came with the page. */
export const fetchPanel = (id: TabId): Promise<void> => (id === 'results' ? Promise.resolve() : LATER[id].fetch());

export function Panel({ id }: { readonly id: TabId }) {
  if (id === 'results') return <ResultsPanel />;
  const { View } = LATER[id];
  return <View key={id} />;
}
