/** Draws a page where its program does not run: on the server, for somebody who should not have to wait for it. */
import { type ComponentChild, type VNode, options } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { type FirstView, readFirstView } from '../live/first-view.ts';
import { withTimesOpen } from '../text/format.ts';
import { say } from '../text/language.ts';
import { tagOf } from '../text/languages.ts';
import { speak } from '../text/vocabulary.ts';

/** What needs the program is out of use until it is there, so that no tap and no word is lost on it. */
const CONTROLS: readonly unknown[] = ['button', 'input', 'select', 'textarea'];

/** Long lists end below a laptop's screen: the rest comes with the program, and a slow phone has less to lay out. */
const LISTS: readonly unknown[] = ['tbody', 'ul', 'ol'];
const MOST = 16;

/** HTML of what nobody can use yet, with so much of each list. */
function stillHtml(drawn: VNode, most: number): string {
  const others = { ...options };
  options.vnode = (vnode) => {
    const { type, props } = vnode;
    if (CONTROLS.includes(type)) Object.assign(props, { disabled: true });
    const rows: unknown = props.children;
    if (LISTS.includes(type) && Array.isArray(rows)) Object.assign(props, { children: rows.slice(0, most) });
    others.vnode?.(vnode);
  };
  try {
    return withTimesOpen(() => renderToString(drawn));
  } finally {
    Object.assign(options, { vnode: undefined }, others);
  }
}

/** What somebody asked for beside an event. */
export interface Asked {
  /** The address behind its `?`. */
  readonly search: string;
  /** What a big screen says that it is called; null for anybody else. */
  readonly screen: string | null;
}

/**
 * How the server draws a page: from the words of the request and the view that this viewer gets; null where this page has
 * nothing to draw from it. One that was loaded draws in one language.
 */
export type Draw = (found: unknown, language: string, asked: Asked) => Promise<string | null>;

export interface Drawing {
  /** Makes the page of a view. */
  readonly page: (event: string, first: FirstView, asked: Asked) => ComponentChild;
  /** Fetches what it is made of. */
  readonly parts?: () => Promise<unknown>;
  /** How much of a list is drawn. */
  readonly most?: number;
}

export function drawing({ page, parts = () => Promise.resolve(), most = MOST }: Drawing): Draw {
  let ready: Promise<unknown> | null = null;
  return async (found, language, asked) => {
    // The words of its parts come with them, in the language in use.
    ready ??= speak(tagOf(language)).then(parts);
    await ready;
    const first = readFirstView(found);
    const drawn = first === null ? null : page(eventOf(found), first, asked);
    if (drawn === null) return null;
    return stillHtml(
      <>
        {drawn}
        <template>
          <p class="soft">{say('live.loading')}</p>
        </template>
      </>,
      most,
    );
  };
}

function eventOf(found: unknown): string {
  return typeof found === 'object' && found !== null && 'event' in found ? String(found.event) : '';
}
