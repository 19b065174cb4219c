/** The pages for people: the built ones as files, the rule references, this interface, and whether all is well. */
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { apiPage } from '../../pages/api.ts';
import { type Page, openPages } from '../../pages/built.ts';
import { type Reader, chosenLanguage, pageOf, readerOf } from '../../pages/page.ts';
import { STYLE } from '../../pages/style.ts';
import { guidePage, ruleList, rulePage } from '../../pages/documents.ts';
import type { StorageDown } from '../../problems.ts';
import type { App, Context } from '../context.ts';
import { withFirstView } from '../first-view.ts';
import { sendPieces } from '../outgoing.ts';

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
  const described = kept(() => Buffer.from(JSON.stringify(app.swagger())));
  const document = documents(context);
  const { docs } = context.folders;
  app.get('/api', (request, reply) => document(request, reply, (reader) => apiPage(app.swagger(), reader)));
  app.get('/api/style.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/api/openapi.json', (_, reply) => sendPieces(reply.type(JSON_TEXT), context, [described()]));
  app.get('/rules', (request, reply) => document(request, reply, (reader) => ruleList(docs, reader)));
  app.get('/rules/:system', { schema: { params: z.object({ system: z.string().max(100) }) } }, (request, reply) =>
    document(request, reply, (reader) => rulePage(docs, reader, request.params.system)),
  );
  app.get('/help', (request, reply) => document(request, reply, (reader) => guidePage(docs, reader)));
  app.get('/help/:guide', { schema: { params: z.object({ guide: z.string().max(100) }) } }, (request, reply) =>
    document(request, reply, (reader) => guidePage(docs, reader, request.params.guide)),
  );
}

const YEAR = 365 * 24 * 3600;

/** Answers with a page, which is written once a language. Only those that exist are kept. */
function documents(context: Context) {
  const known = new Map<string, Buffer>();
  return async (
    request: Pick<FastifyRequest, 'url' | 'headers'>,
    reply: FastifyReply,
    write: (reader: Reader) => string | null | Promise<string | null>,
  ) => {
    const reader = readerOf(request);
    const key = `${reader.language} ${reader.path}`;
    const made = known.has(key) ? null : await write(reader);
    const page = known.get(key) ?? (made === null ? null : Buffer.from(made));
    if (!page) {
      reply.callNotFound();
      return reply;
    }
    known.set(key, page);
    const chosen = chosenLanguage(request);
    // As the pages of web/ remember it.
    if (chosen !== null) reply.header('set-cookie', `language=${chosen}; path=/; max-age=${YEAR}; samesite=lax`);
    reply.headers({ 'content-language': reader.language, vary: 'accept-language, cookie' });
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
      return reply
        .code(404)
        .type(HTML)
        .send(pageOf('Not built', NOT_BUILT, readerOf(request)));
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
