/** The tabs of the desk: what each role needs, with what waits counted on the tab. */
import type { DeskPart } from '../../core/event/views.ts';
import { Standings } from '../event/standings.tsx';
import type { Tab } from '../parts/tabs.tsx';
import { say } from '../text/language.ts';
import { tell } from '../text/desk.ts';
import { AwardsPanel } from './awards/panel.tsx';
import { ClockPanel } from './clock/panel.tsx';
import type { Desk } from './desk.ts';
import { JudgePanel } from './judge/panel.tsx';
import { LinksPanel } from './links/panel.tsx';
import { MorePanel } from './more/panel.tsx';
import { PlayersPanel } from './players/panel.tsx';
import { PromptsPanel } from './prompts/panel.tsx';
import { ResultsPanel } from './results/panel.tsx';
import { RoundPanel } from './round/panel.tsx';
import { ScreensPanel } from './screens/panel.tsx';
import { SettingsPanel } from './settings/panel.tsx';

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

export function tabsFor(desk: Desk, part: DeskPart): readonly (Tab & { readonly id: TabId })[] {
  const waiting: Partial<Record<TabId, number>> = {
    results: part.openGames.length,
    judges: part.calls.length,
    prompts: part.prompts.filter(({ required, given }) => required && given === null).length,
  };
  return TABS.filter((id) => desk.role === 'organiser' || !ORGANISERS.includes(id)).map((id) => {
    const label = id === 'standings' ? say('tab.standings') : tell(`tab.${id}`);
    const count = waiting[id] ?? 0;
    return { id, label: count === 0 ? label : tell('tab.counted', { label, count }) };
  });
}

export function Panel({ id }: { readonly id: TabId }) {
  switch (id) {
    case 'players':
      return <PlayersPanel />;
    case 'round':
      return <RoundPanel />;
    case 'results':
      return <ResultsPanel />;
    case 'clock':
      return <ClockPanel />;
    case 'standings':
      return <Standings />;
    case 'judges':
      return <JudgePanel />;
    case 'prompts':
      return <PromptsPanel />;
    case 'awards':
      return <AwardsPanel />;
    case 'settings':
      return <SettingsPanel />;
    case 'links':
      return <LinksPanel />;
    case 'screens':
      return <ScreensPanel />;
    case 'event':
      return <MorePanel />;
  }
}
