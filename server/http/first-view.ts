/**
 * The first view comes inside of the page, drawn and as data: on bad Wi-Fi a second way to the server costs as much as the
 * whole page, and a program comes later than what it would draw. Which view a page shows first is written in the page; who
 * is looking is decided as for every other request, and what is drawn is drawn from their view alone.
 */
import type { FastifyRequest } from 'fastify';
import { ROLES, type Role } from '../../core/journal/types.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import type { Filter } from '../live/changes.ts';
import type { Page } from '../pages/built.ts';
import type { Context } from './context.ts';
import { type Caller, seenAs } from './devices.ts';
import { traceOf } from './errors.ts';

/** `<meta name="first-view" content="as={as}&amp;parts=event,me" />`: as a stream is asked for. */
const WISH = /<meta\s+name="first-view"\s+content="([^"]*)"/;
const PLACE = '<div id="page"></div>';
const END = '</body>';

/** The page with its viewer's first view in it; null where the address names no event, or this viewer none of it. */
export async function withFirstView(
  context: Context,
  request: FastifyRequest,
  { html, language, draw }: Page,
): Promise<string | null> {
  const { pathname, search, searchParams } = new URL(request.url, 'http://here');
  const event = decoded(/^\/[ep]\/([^/]+)$/.exec(pathname)?.[1]) ?? searchParams.get('event');
  const wish = WISH.exec(html)?.[1];
  if (event === null || wish === undefined || request.caller === null) return null;
  const query = wish.replaceAll('&amp;', '&').replace('{as}', searchParams.get('as') ?? 'organiser');
  const wished = new URLSearchParams(query);
  const as = ROLES.find((role) => role === wished.get('as'));
  if (as === undefined) return null;
  const filter = wished.get('parts')?.split(',').toSorted() ?? null;
  const view = await viewOf(context, request.caller, { event, as, filter }).catch((error: unknown) => {
    // The page comes all the same, and says what is wrong when it asks.
    request.log.error(traceOf(error), 'a first view cannot be made');
    return null;
  });
  if (view === null) return null;
  const first = `{"event":${JSON.stringify(event)},"query":${JSON.stringify(query)},"now":${context.records.now(event)},"view":${view}}`;
  // In a script nothing but its end needs care, and JSON can say every character in another way.
  const data = `<script type="application/json" id="first-view">${first.replaceAll('<', '\\u003c')}</script>`;
  const asked = { search, screen: request.cookies.screen ?? null };
  const drawn = await draw(JSON.parse(first), language, asked).catch((error: unknown) => {
    // The page's program draws it anyway.
    request.log.error(error, 'a first view cannot be drawn');
    return null;
  });
  // What is drawn needs its style and no program: the network is the style's, until the page itself asks for more.
  const frame = drawn === null ? html : html.replaceAll('<link rel="modulepreload"', '<link rel="later"');
  const place = drawn === null ? PLACE : `<div id="page" class="first-sight">${drawn}</div>`;
  // Most of the page is the data, which the eye does not wait for.
  return frame.replace(PLACE, () => place).replace(END, () => data + END);
}

async function viewOf(
  { records, hub }: Context,
  caller: Caller,
  { event, as, filter }: { readonly event: string; readonly as: Role; readonly filter: Filter },
): Promise<string | null> {
  const live = await records.get(event);
  if (!live) return null;
  const seen = seenAs(caller, live, as);
  return isRefusal(seen) ? null : String(Buffer.concat(hub.feed(event, live, seen.viewer, filter).view()));
}

function decoded(text: string | undefined): string | null {
  try {
    return text === undefined ? null : decodeURIComponent(text);
  } catch {
    return null;
  }
}
