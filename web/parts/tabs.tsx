/** Tabs that are links: each has an address, so that it can be shared and the back button works. */
import './tabs.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export interface Tab {
  readonly id: string;
  readonly label: string;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly current: string;
}

const MOVES: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function Tabs({ label, tabs, current }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const chosen = () => list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
  useEffect(() => {
    const center = () => {
      const [strip, tab] = [list.current, chosen()];
      // Only the strip is scrolled: scrollIntoView would move the page too.
      if (strip && tab) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.clientWidth) / 2;
    };
    center();
    addEventListener('resize', center);
    return () => removeEventListener('resize', center);
  }, [current]);
  const onKeyDown = (event: KeyboardEvent) => {
    // From the tab that has the focus: the address may not have followed the last key yet.
    const from = tabs.findIndex(({ id }) => `tab-${id}` === document.activeElement?.id);
    const next = tabs[MOVES[event.key]?.(from, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    location.replace(`#${next.id}`);
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  };
  return (
    <div class="tabs">
      <div ref={list} class="tabs-strip" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: face }) => (
          <a
            key={id}
            id={`tab-${id}`}
            class="tab"
            role="tab"
            href={`#${id}`}
            aria-selected={id === current}
            aria-controls={id === current ? `panel-${id}` : undefined}
            tabIndex={id === current ? 0 : -1}
          >
            {face}
          </a>
        ))}
      </div>
    </div>
  );
}

export interface TabPanelProps {
  readonly id: string;
  readonly children: ComponentChildren;
}

export function TabPanel({ id, children }: TabPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // Opened from far down another one: begin at its beginning.
    if ((panel.current?.getBoundingClientRect().top ?? 0) < 0) panel.current?.scrollIntoView();
  }, [id]);
  return (
    <section ref={panel} key={id} id={`panel-${id}`} class="panel" role="tabpanel" aria-labelledby={`tab-${id}`}>
      {children}
    </section>
  );
}
