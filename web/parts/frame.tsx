/** The frame of a page: masthead, content, foot. On a wide screen the masthead stands beside the content. */
import '../base.css';
import './frame.css';
import type { ComponentChildren } from 'preact';
import { say } from '../text/language.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { NewBuild } from './new-build.tsx';
import { SkipLink } from './skip-link.tsx';
import { Status } from './status.tsx';
import { type Guide, Ways } from './ways.tsx';

export interface FrameProps {
  readonly masthead: ComponentChildren;
  /** Kept in sight below everything, e.g. that the line is dead. */
  readonly banner?: ComponentChildren;
  readonly foot?: ComponentChildren;
  /** Where *Help* leads, unless to the guide of the page's game. */
  readonly guide?: Guide;
  /** The masthead stays on top: the content needs the width. */
  readonly wide?: boolean | undefined;
  readonly children: ComponentChildren;
}

export function Frame({ masthead, banner, foot, guide, wide = false, children }: FrameProps) {
  return (
    <>
      <SkipLink to="content">{say('app.skip')}</SkipLink>
      <div class={wide ? 'frame' : 'frame frame-aside'}>
        <header class="masthead">{masthead}</header>
        <main class="content" id="content" tabIndex={-1}>
          <NewBuild />
          {children}
        </main>
        <Ways guide={guide} />
        <footer class="foot off-paper">
          {foot}
          <LanguageSwitch />
        </footer>
      </div>
      {banner}
      <Status />
    </>
  );
}

/** The product's own mark, on the way back to all events. */
export function Wordmark() {
  return (
    <a class="wordmark" href="/" aria-label={`${say('app.name')}: ${say('app.events')}`}>
      <svg width="18" height="20" viewBox="0 0 18 20" aria-hidden="true">
        <path d="M2 0v20" stroke="currentColor" stroke-width="2.4" />
        <path d="M4.5 1.5H18l-4 4.25 4 4.25H4.5z" fill="currentColor" />
      </svg>
      {say('app.name')}
    </a>
  );
}
