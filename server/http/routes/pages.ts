/** The pages for people: the built ones as files, the rule references, this interface, and whether all is well. */
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { refuse } from '../../../core/rules/refusal.ts';
import { apiPage } from '../../pages/api.ts';
import { type Page, openPages } from '../../pages/built.ts';
import { STYLE, pageOf } from '../../pages/page.ts';
import { guidePage, ruleList, rulePage } from '../../pages/documents.ts';
import type { StorageDown } from '../../problems.ts';
import type { App, Context } from '../context.ts';
import { withFirstView } from '../first-view.ts';
import { sendPieces } from '../outgoing.ts';
import { answerRefusal } from '../refusals.ts';

/** How long an answer about the disk holds: asking costs a flush. */
const HEALTH = 2000;
/** Ways to write a page for the network, the smallest first. Browsers take Brotli over TLS and on their own machine. */
const CODINGS = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes),
};
const HTML = 'text/html; charset=utf-8';
const JSON_TEXT = 'application/json; charset=utf-8';
/** Vite puts a hash of the content in the names of these. */
const HASHED = /[\\/]assets[\\/]/;

export function addPageRoutes(app: App, context: Context): void {
  addHealth(app, context);
  // Written when they are first asked for, and then kept: each takes as long as a hundred other answers.
  const api = kept(() => Buffer.from(apiPage(app.swagger())));
  const described = kept(() => Buffer.from(JSON.stringify(app.swagger())));
  app.get('/api', (_, reply) => sendPieces(reply.type(HTML), context, [api()]));
  app.get('/api/style.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/api/openapi.json', (_, reply) => sendPieces(reply.type(JSON_TEXT), context, [described()]));
  const { docs } = context.folders;
  app.get('/rules', (_, reply) => reply.type(HTML).send(ruleList(docs)));
  const document = documents(context);
  app.get(
    '/rules/:system',
    { schema: { params: z.object({ system: z.string().max(100) }) } },
    ({ url, params: { system } }, reply) => document(reply, url, () => rulePage(docs, system)),
  );
  app.get('/help', ({ url }, reply) => document(reply, url, () => guidePage(docs)));
  app.get(
    '/help/:guide',
    { schema: { params: z.object({ guide: z.string().max(100) }) } },
    ({ url, params: { guide } }, reply) => document(reply, url, () => guidePage(docs, guide)),
  );
}

/** Answers with a document, which is written once. Only those that exist are kept. */
function documents(context: Context) {
  const known = new Map<string, Buffer>();
  return async (reply: FastifyReply, url: string, write: () => Promise<string | null>) => {
    const [path = ''] = url.split('?');
    const made = known.has(path) ? null : await write();
    const page = known.get(path) ?? (made === null ? null : Buffer.from(made));
    if (!page) return answerRefusal(reply, refuse('no-such-page', 'There is no guide or rule reference of that name.'));
    known.set(path, page);
    return sendPieces(reply.type(HTML), context, [page]);
  };
}

function kept<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The built pages; without them a page that says what to do. */
export async function addFiles(app: App, context: Context): Promise<void> {
  const { folders } = context;
  if (!existsSync(folders.web)) {
    app.get('/*', (request, reply) => {
      if (request.url.startsWith('/api')) {
        reply.callNotFound();
        return;
      }
      return reply.code(404).type(HTML).send(pageOf('Not built', NOT_BUILT));
    });
    return;
  }
  const pages = openPages(folders.web);
  await app.register(fastifyStatic, {
    root: folders.web,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const kept = HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.setHeader('cache-control', kept);
    },
  });
  app.get('/*', async (request, reply) => {
    // Not read as an address on a server: two slashes would begin with a name.
    const [pathname = '/'] = request.url.split('?');
    if (pathname.startsWith('//')) {
      reply.callNotFound();
      return reply;
    }
    const page = await pages(pathname, request.headers);
    return page === null
      ? reply.sendFile(pathname)
      : sendPage(reply, context, page, await withFirstView(context, reply, page));
  });
}

/** A page with somebody's view in it is theirs alone, and never the same twice. */
async function sendPage(
  reply: FastifyReply,
  context: Context,
  { html, language, etag }: Page,
  personal: readonly Buffer[] | null,
): Promise<FastifyReply> {
  reply.headers({
    'cache-control': personal === null ? 'no-cache' : 'private, no-store',
    'content-language': language,
    vary: 'accept-language, cookie, accept-encoding',
  });
  if (personal === null) {
    reply.header('etag', etag);
    if (reply.request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  const pieces = personal ?? [Buffer.from(html)];
  reply.type(HTML);
  const taken = reply.request.headers['accept-encoding'] ?? '';
  const coding = (['br', 'gzip'] as const).find((one) => new RegExp(`\\b${one}\\b`).test(taken));
  if (coding === undefined) return sendPieces(reply, context, pieces);
  return reply.header('content-encoding', coding).send(await CODINGS[coding](Buffer.concat(pieces)));
}

const NOT_BUILT = `<h1>The pages are not built</h1>
<p>Run <code>npm run build</code>. The interface for programs works: <a href="/api">see it here</a>.</p>`;

function addHealth(app: App, { storage, clock }: Context): void {
  let known: { readonly at: number; readonly trouble: Promise<StorageDown | null> } | null = null;
  app.get('/healthz', async (_, reply) => {
    const now = clock.now();
    if (!known || Math.abs(now - known.at) > HEALTH) known = { at: now, trouble: storage.trouble() };
    const trouble = await known.trouble;
    if (trouble) throw trouble;
    return reply.send({ ok: true });
  });
}
