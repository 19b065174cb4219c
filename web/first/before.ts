/**
 * What a page does before its program is there. The server has drawn its first view: it is shown, and the ways between its
 * panels answer a tap. The program itself is fetched meanwhile, and begins once the eye has had its turn.
 */

export interface Before {
  /** The links between panels, as a selector; the current one says so. */
  readonly ways: string;
  /** The panel in sight, as a selector. */
  readonly panel: string;
  /** Imports the program. It draws over what the server drew. */
  readonly program: () => Promise<unknown>;
}

const AGAIN = 2000;
/** The program waits no longer than this for a quiet moment, ms. */
const QUIET = 500;

/** Starts a page: at once where the server drew nothing. */
export function begin(before: Before): void {
  if (elsewhere() === null || document.visibilityState === 'hidden') {
    void untilHere(before.program);
    return;
  }
  const turn = () => turnTo(location.hash, before);
  window.addEventListener('hashchange', turn);
  turn();
  // A frame, and what it shows is drawn.
  requestAnimationFrame(() =>
    setTimeout(() => {
      // Style and first frame had network and processor to themselves: `rel="later"` asks for nothing.
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) link.rel = 'modulepreload';
      inQuiet(() => void untilHere(before.program));
    }),
  );
}

/** A tap that came with the first sight is answered first. Safari knows no quiet moments. */
function inQuiet(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: QUIET });
  else setTimeout(work);
}

async function untilHere(program: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await program();
      return;
    } catch {
      await new Promise((wake) => setTimeout(wake, AGAIN));
    }
  }
}

/** What stands in a panel that is not here yet, as long as the program is not. */
const elsewhere = () => document.querySelector<HTMLTemplateElement>('#page > template');

function turnTo(hash: string, { ways, panel }: Before): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(ways)];
  const [to, place, loading] = [links.find((link) => link.hash === hash), document.querySelector(panel), elsewhere()];
  if (to === undefined || place === null || loading === null || isCurrent(to)) return;
  for (const link of links) {
    if (link.role === 'tab') link.setAttribute('aria-selected', String(link === to));
    else if (link === to) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  place.replaceChildren(loading.content.cloneNode(true));
  window.scrollTo(0, 0);
}

function isCurrent(link: Element): boolean {
  return link.getAttribute('aria-selected') === 'true' || link.hasAttribute('aria-current');
}
