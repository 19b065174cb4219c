/**
 * The first view comes inside of the page, drawn and as data: on bad Wi-Fi a second way to the server costs as much as the
 * whole page, and a program comes later than what it would draw. Which view a page shows first is written in the page; who
 * is looking is decided as for every other request, and what is drawn is drawn from their view alone.
 */
import type { FastifyReply } from 'fastify';
import { ROLES, type Role } from '../../core/journal/types.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import type { Filter } from '../live/changes.ts';
import type { Page } from '../pages/built.ts';
import type { Context } from './context.ts';
import { seenAs } from './devices.ts';
import { traceOf } from './errors.ts';
import { isGone, isLarge, turnOf } from './outgoing.ts';

/** `<meta name="first-view" content="as={as}&amp;parts=event,me" />`: as a stream is asked for. */
const WISH = /<meta\s+name="first-view"\s+content="([^"]*)"/;
const PLACE = '<div id="page"></div>';
const END = '</body>';

/** The page with its viewer's first view in it; null where the address names no event, or this viewer none of it. */
export async function withFirstView(
  context: Context,
  reply: FastifyReply,
  { html, language, draw }: Page,
): Promise<readonly Buffer[] | null> {
  const { request } = reply;
  const { pathname, search, searchParams } = new URL(request.url, 'http://here');
  const event = decoded(/^\/[ep]\/([^/]+)$/.exec(pathname)?.[1]) ?? searchParams.get('event');
  const wish = WISH.exec(html)?.[1];
  if (event === null || wish === undefined || request.caller === null) return null;
  const wanted = ROLES.find((role) => role === (searchParams.get('as') ?? 'organiser'));
  const query = wish.replaceAll('&amp;', '&').replace('{as}', wanted ?? '');
  const wished = new URLSearchParams(query);
  const as = ROLES.find((role) => role === wished.get('as'));
  if (as === undefined) return null;
  const filter = wished.get('parts')?.split(',').toSorted() ?? null;
  const view = await viewOf(context, reply, { event, as, filter }).catch((error: unknown) => {
    // The page comes all the same, and says what is wrong when it asks.
    request.log.error(traceOf(error), 'a first view cannot be made');
    return null;
  });
  if (view === null) return null;
  const about = `{"event":${JSON.stringify(event)},"query":${JSON.stringify(query)},"now":${context.records.now(event)},"view":`;
  const asked = { search, screen: request.cookies.screen ?? null };
  const drawing = draw?.(JSON.parse(`${about}${Buffer.concat(view).toString()}}`), language, asked);
  const drawn = await Promise.resolve(drawing ?? null).catch((error: unknown) => {
    // The page's program draws it anyway.
    request.log.error(error, 'a first view cannot be drawn');
    return null;
  });
  // What is drawn needs its style and no program: the network is the style's, until the page itself asks for more.
  const frame = drawn === null ? html : html.replaceAll('<link rel="modulepreload"', '<link rel="later"');
  const place = drawn === null ? PLACE : `<div id="page" class="first-sight">${drawn}</div>`;
  const page = frame.replace(PLACE, () => place);
  const end = page.lastIndexOf(END);
  // Most of the page is the data, which the eye does not wait for.
  const before = `${page.slice(0, end)}<script type="application/json" id="first-view">${harmless(about)}`;
  return [Buffer.from(before), ...view.map(harmlessBytes), Buffer.from(`}</script>${page.slice(end)}`)];
}

/** In a script nothing but its end needs care, and JSON can say every character in another way. */
function harmless(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

/** The same bytes where nothing needs care: they may be under way to many. */
function harmlessBytes(json: Buffer): Buffer {
  return json.includes('<') ? Buffer.from(harmless(json.toString())) : json;
}

async function viewOf(
  context: Context,
  reply: FastifyReply,
  { event, as, filter }: { readonly event: string; readonly as: Role; readonly filter: Filter },
): Promise<readonly Buffer[] | null> {
  const { caller } = reply.request;
  const live = await context.records.get(event);
  if (!live || !caller) return null;
  const seen = seenAs(caller, live, as);
  if (isRefusal(seen)) return null;
  const pieces = context.hub.feed(event, live, seen.viewer, filter).view();
  // A large one takes a while to write into a page; where too many wait for that, the page asks for it itself.
  if (isLarge(pieces) && !(await turnOf(reply, context, seen.capability?.id))) return null;
  return isGone(reply) ? null : pieces;
}

function decoded(text: string | undefined): string | null {
  try {
    return text === undefined ? null : decodeURIComponent(text);
  } catch {
    return null;
  }
}
