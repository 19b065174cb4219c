/** The HTTP side of the server: plugins, gate, routes. */
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import type { RequestListener as Answerer } from 'node:http';
import fastify, { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import {
  type ZodTypeProvider,
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { refuse } from '../../core/rules/refusal.ts';
import { nothingPage, readerOf } from '../pages/page.ts';
import { routePolicy } from '../policy.ts';
import type { App, Context } from './context.ts';
import { boundConnections } from './connections.ts';
import { answerNoRequest, handleError } from './errors.ts';
import { addGate } from './gate.ts';
import { countBodies, oneByOne, refusePieces } from './incoming.ts';
import { countAnswers, standInLine } from './outgoing.ts';
import { answerRefusal } from './refusals.ts';
import { addBattleRoutes } from './routes/battles.ts';
import { addCopyRoutes } from './routes/copies.ts';
import { addDeskRoutes } from './routes/desk.ts';
import { addEventRoutes } from './routes/events.ts';
import { addGameRoutes } from './routes/games.ts';
import { addExchangeRoutes } from './routes/exchange.ts';
import { addFiles, addPageRoutes } from './routes/pages.ts';
import { addHallRoutes } from './routes/hall.ts';
import { shelfRoutes } from './routes/shelf.ts';
import { addLayoutRoutes } from './routes/layouts.ts';
import { addMapRoutes } from './routes/maps.ts';
import { addPlayRoutes } from './routes/play.ts';
import { addScreenRoutes } from './routes/screens.ts';
import { addSimulationRoutes } from './routes/simulations.ts';
import { addSessionRoutes } from './routes/sessions.ts';
import { addSignUpRoute } from './routes/sign-up.ts';
import { type Pair, secureServer } from './tls.ts';

const BODY_LIMIT = 1024 * 1024;

/** `tls`: the certificate that it holds itself; without one it speaks plainly, to phones or to a proxy. */
export async function buildApp(context: Context, logger: FastifyBaseLogger, tls: Pair | null): Promise<App> {
  const app = fastify({
    loggerInstance: logger,
    // One line a request, written below: fastify's own holds the whole address.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // A venue’s network has no proxy, and nobody is believed about where they are. Where there is one, the one that
    // connects is believed, and nobody before it: whoever asks can write the rest of those headers themselves.
    trustProxy: context.proxy > 0 && ((_address: string, hop: number) => hop < context.proxy),
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    clientErrorHandler: answerNoRequest,
    forceCloseConnections: 'idle',
    requestTimeout: context.waits.request,
    connectionTimeout: context.waits.unread,
    keepAliveTimeout: context.waits.next,
    http: { headersTimeout: context.waits.headers, connectionsCheckingInterval: context.waits.look },
    ...(tls
      ? { serverFactory: (answerer: Answerer) => secureServer(tls, context.waits, context.publicUrl ?? '', answerer) }
      : {}),
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: { buildValidator: notLoaded, buildSerializer: notLoaded } },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(nothingThere);
  refusePieces(app.server);
  oneByOne(app);
  await app.register(cookie);
  await app.register(helmet, HEADERS);
  addDescriptions(app);
  await app.register(swagger, {
    openapi: ABOUT,
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  // Behind a proxy all have the address of the proxy.
  if (context.proxy === 0) boundConnections(app.server);
  addGate(app, context);
  countBodies(app, context);
  countAnswers(app, context);
  standInLine(app, context);
  addHabits(app, context);
  addEventRoutes(app, context);
  addExchangeRoutes(app, context);
  addPlayRoutes(app, context);
  addGameRoutes(app, context);
  addBattleRoutes(app, context);
  addSimulationRoutes(app, context);
  addSessionRoutes(app, context);
  addSignUpRoute(app, context);
  addDeskRoutes(app, context);
  addCopyRoutes(app, context);
  addHallRoutes(app, context);
  addScreenRoutes(app, context);
  addLayoutRoutes(app, context);
  addMapRoutes(app, context);
  addPageRoutes(app, context);
  await app.register(shelfRoutes, context);
  await addFiles(app, context);
  await app.ready();
  return app;
}

/** Fastify's own schema compilers take as long to load as half of the rest; zod's are set in their place. */
function notLoaded(): never {
  throw new Error('schemas are zod’s here');
}

/** A program is told so in JSON, a person on a page. */
function nothingThere(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const person = !request.url.startsWith('/api') && (request.headers.accept ?? '').includes('text/html');
  if (!person) return answerRefusal(reply, NO_PAGE);
  return reply
    .code(404)
    .type('text/html; charset=utf-8')
    .send(nothingPage(readerOf(request)));
}

const NO_PAGE = refuse('no-such-page', 'There is nothing at this address. The interface is described at /api.');

const ABOUT = {
  openapi: '3.1.0',
  info: {
    title: 'Muster',
    version: '1',
    description:
      'Tournaments and the games in them. A link’s token is sent as a bearer token, or exchanged for a cookie.',
  },
  components: { securitySchemes: { link: { type: 'http', scheme: 'bearer' } } },
} as const;

/** Nothing inline, nothing from elsewhere. A venue's network has no certificate: no HSTS, no upgrade of requests. */
const HEADERS = {
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
} as const;

/** Each route's description is the policy's: one sentence, written once. */
function addDescriptions(app: App): void {
  app.addHook('onRoute', (route) => {
    const policy = routePolicy(`${String(route.method)} ${route.url}`);
    const isApi = route.url.startsWith('/api/') && !route.url.endsWith('.css') && !route.url.endsWith('.json');
    if (!policy || !isApi) {
      route.schema = { ...route.schema, hide: true };
      return;
    }
    const { who, what } = policy;
    const description = `For: ${typeof who === 'string' ? who : who.join(', ')}.`;
    route.schema = { summary: what, description, security: [{ link: [] }], ...route.schema };
  });
}

function addHabits(app: App, { hub }: Context): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
    return payload;
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern and not its address: an address may hold what is nobody's business.
    const { method, url = 'unknown' } = request.routeOptions;
    const time = Math.round(reply.elapsedTime);
    request.log.info({ method, url, status: reply.statusCode, time }, 'request');
  });
  app.addHook('preClose', async () => hub.close());
}
