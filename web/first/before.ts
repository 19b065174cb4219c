/**
 * What a page does before its program is there. The server has drawn its first view: it is shown, and the ways between its
 * panels answer a tap. The program itself is fetched meanwhile, and begins once the eye has had its turn. This script
 * stands right behind what is drawn; the view as data, which only the program reads, arrives after it.
 */

export interface Before {
  /** The links between panels, as a selector; the current one says so. */
  readonly ways: string;
  /** The panel in sight, as a selector. */
  readonly panel: string;
}

const AGAIN = 2000;
/** The program waits no longer than this for a quiet moment, ms. */
const QUIET = 500;

/** Starts a page: its program at once where the server drew nothing. A page without panels has no ways. */
export function begin(before: Before | null): void {
  if (elsewhere() === null || document.visibilityState === 'hidden') {
    void untilHere();
    return;
  }
  if (before !== null) answerTaps(before);
  drawn(() => {
    // Style and first frame had network and processor to themselves: `rel="later"` asks for nothing.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) link.rel = 'modulepreload';
    inQuiet(() => void untilHere());
  });
}

/** A frame, and what it shows is drawn. */
function drawn(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}

/** A tap that came with the first sight is answered first. Safari knows no quiet moments. */
function inQuiet(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: QUIET });
  else setTimeout(work);
}

/** The page's program, which the page names. It draws over what the server drew, from data that stands at the page's end. */
async function untilHere(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((arrived) => document.addEventListener('DOMContentLoaded', arrived));
  }
  const href = document.querySelector<HTMLLinkElement>('#program')?.href ?? '';
  for (;;) {
    try {
      await import(/* @vite-ignore */ href);
      return;
    } catch {
      await new Promise((wake) => setTimeout(wake, AGAIN));
    }
  }
}

/** What stands in a panel that is not here yet, as long as the program is not. */
const elsewhere = () => document.querySelector<HTMLTemplateElement>('#page > template');

function answerTaps(before: Before): void {
  const turn = () => turnTo(location.hash, before);
  window.addEventListener('hashchange', turn);
  turn();
  document.addEventListener('click', (tap) => {
    const way = tap.target instanceof Element ? tap.target.closest<HTMLAnchorElement>(before.ways) : null;
    if (way === null || elsewhere() === null || tap.ctrlKey || tap.metaKey || tap.shiftKey || tap.altKey) return;
    // The answer first, the address once it is seen: a slow phone takes a tenth of a second to change it.
    tap.preventDefault();
    turnTo(way.hash, before);
    drawn(() => (location.hash = way.hash));
  });
}

function turnTo(hash: string, { ways, panel }: Before): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(ways)];
  const [to, place, loading] = [links.find((link) => link.hash === hash), document.querySelector(panel), elsewhere()];
  if (to === undefined || place === null || loading === null || isCurrent(to)) return;
  for (const link of links) {
    if (link.getAttribute('role') === 'tab') link.setAttribute('aria-selected', String(link === to));
    else if (link === to) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  place.replaceChildren(loading.content.cloneNode(true));
  window.scrollTo(0, 0);
}

function isCurrent(link: Element): boolean {
  return link.getAttribute('aria-selected') === 'true' || link.hasAttribute('aria-current');
}
