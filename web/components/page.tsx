/** Every part that the pages are made of, in all its states: what it is for, what it takes, how it looks. */
import './components.css';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Choice } from '../parts/choice.tsx';
import { Frame, Wordmark } from '../parts/frame.tsx';
import { System } from '../parts/rule-links.tsx';
import { type PartId, words } from '../text/components.ts';
import {
  ButtonStates,
  CheckStates,
  ChoiceStates,
  FieldStates,
  SelectStates,
  TextAreaStates,
  TextFileStates,
} from './controls.tsx';
import {
  DialogStates,
  FrameStates,
  LanguageSwitchStates,
  LiveStates,
  QrStates,
  SkipLinkStates,
  StatusStates,
} from './frames.tsx';
import { ClockStates, DataTableStates, TabsStates } from './rows.tsx';
import { TableViewStates } from './table.tsx';
import { Tokens } from './tokens.tsx';
import { BadgeStates, NameStates, NoticeStates, PurposeStates, RuleLinksStates } from './sayings.tsx';

const PARTS: Readonly<Record<PartId, ComponentType>> = {
  button: ButtonStates,
  field: FieldStates,
  'text-area': TextAreaStates,
  'text-file': TextFileStates,
  select: SelectStates,
  choice: ChoiceStates,
  check: CheckStates,
  badge: BadgeStates,
  name: NameStates,
  notice: NoticeStates,
  'rule-links': RuleLinksStates,
  purpose: PurposeStates,
  'data-table': DataTableStates,
  tabs: TabsStates,
  clock: ClockStates,
  'live-state': LiveStates,
  dialog: DialogStates,
  status: StatusStates,
  qr: QrStates,
  'language-switch': LanguageSwitchStates,
  'skip-link': SkipLinkStates,
  'table-view': TableViewStates,
  frame: FrameStates,
};
const IDS = Object.keys(PARTS) as readonly PartId[];

export function ComponentsPage() {
  return (
    <System.Provider value="gaining-grounds-s0">
      <Frame masthead={<Masthead />}>
        <div class="components">
          <Tokens />
          {IDS.map((id) => (
            <Part key={id} id={id} States={PARTS[id]} />
          ))}
        </div>
      </Frame>
    </System.Provider>
  );
}

function Part({ id, States }: { readonly id: PartId; readonly States: ComponentType }) {
  return (
    <section class="part" id={id} aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`}>{id}</h2>
      <p>{words()[`${id}.for`]}</p>
      <p class="soft">{words()[`${id}.props`]}</p>
      <div class="part-states" data-part={id}>
        <States />
      </div>
    </section>
  );
}

function Masthead() {
  return (
    <div class="components-mast">
      <Wordmark />
      <h1>{words().title}</h1>
      <p>{words().lead}</p>
      <nav class="components-list" aria-label={words().title}>
        {IDS.map((id) => (
          <a key={id} href={`#${id}`}>
            {id}
          </a>
        ))}
      </nav>
      <ThemeChoice />
    </div>
  );
}

const THEMES = ['device', 'light', 'dark'] as const;

function ThemeChoice() {
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('device');
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'device') delete dataset.theme;
    else dataset.theme = theme;
  }, [theme]);
  return (
    <Choice
      label={words().theme}
      value={theme}
      options={THEMES.map((value) => ({ value, label: words()[`theme.${value}`] }))}
      onChange={setTheme}
    />
  );
}
