/** Bent requests for every route: its address, its query, its headers and its body, from every role. */
import { Agent, request } from 'node:http';
import fc from 'fast-check';
import { ENCOUNTER_POLICY } from '../../core/encounter/policy.ts';
import { ROUTES } from '../../server/policy.ts';

/** Words that stand where something was expected. */
const WORDS = [
  '',
  '.',
  '..',
  '%',
  '%ff',
  '%00',
  '%2e%2e',
  '%2F',
  '//',
  '[',
  '\\',
  '*',
  '?',
  '#',
  'null',
  '-1',
  '0',
  '1',
  '999',
  '1e9',
  '0x1',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  'e1',
  'r1g1',
  'r9g9',
  'm1',
  'gaining-grounds-s0',
  'ä',
  '%F0%9F%8E%B2',
  '%20',
  "'",
  '"',
  '<script>',
  'a'.repeat(300),
  '_',
  '____________',
  '%25',
  ';',
  '$',
  '../../etc/passwd',
] as const;

/** Addresses that are none. */
const PATHS = [
  '/',
  '//',
  '///',
  '//[',
  '/\\',
  '/%',
  '/%ff',
  '/?%',
  '/..',
  '/.',
  '/de//',
  '/api//',
  '//evil.example/..',
  '/e/%',
  '/e/[',
  '/p/%ff',
  '/assets/',
  '/assets/..%2f',
];

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { accept: 'text/html' },
  { cookie: 'muster=' },
  { cookie: `muster=${'a'.repeat(43)}` },
  { cookie: 'muster=%ff; screen=[' },
  { authorization: 'Bearer' },
  { authorization: `Bearer ${'x'.repeat(43)}` },
  { origin: 'null' },
  { host: '' },
  { host: '[' },
  { host: '[::1' },
  { 'accept-language': ',;q=x,*;q=9,'.repeat(50) },
  { 'accept-encoding': '*;q=' },
  { 'if-none-match': '"' },
  { 'last-event-id': 'x.'.repeat(100) },
  { range: 'bytes=9-1' },
  { 'content-type': 'application/json; charset=' },
  { 'content-type': 'multipart/form-data' },
  { 'x-forwarded-for': '%', 'x-forwarded-host': '[' },
];

const QUERIES = [
  '',
  '?',
  '?as=organiser',
  '?as=nobody',
  '?as=player&as=judge',
  '?parts=',
  '?parts=event,__proto__',
  '?after=x',
  '?%',
  '?sides=9',
  '?screen=%ff',
  '?events=__proto__',
  '?system=chess',
  '?[]=&[=1',
];

const word = fc.oneof(fc.constantFrom<unknown>(...WORDS), fc.jsonValue({ maxDepth: 2 }));

/** What may be said at a table, each part of it something else. */
const atTable = fc.record({
  id: fc.uuid(),
  command: fc.record(
    {
      type: fc.constantFrom(...Object.keys(ENCOUNTER_POLICY)),
      side: fc.constantFrom<unknown>('A', 'B', 'C', 'Z', 1),
      answers: fc.array(
        fc.record({ ask: fc.oneof(fc.constantFrom('strategy', 'deployment', 'crew:A'), word), value: word }),
        {
          maxLength: 3,
        },
      ),
      answer: fc.oneof(fc.nat(5), word),
      ask: word,
      with: fc.constantFrom('A', 'B'),
      value: word,
      reason: fc.constantFrom<unknown>('r', '', 7),
      name: word,
      text: word,
      lines: word,
      target: word,
    },
    { requiredKeys: ['type'] },
  ),
});

const json = fc.oneof(
  atTable,
  fc.constantFrom<unknown>(
    undefined,
    null,
    '',
    '{',
    '[]',
    '{}',
    '{"__proto__":{}}',
    '['.repeat(2000),
    '"\\ud800"',
    '\u0000',
    {},
    [],
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(
    fc.constantFrom(
      'id',
      'command',
      'system',
      'name',
      'token',
      'entrant',
      'pin',
      'role',
      'label',
      'open',
      'person',
      'setup',
      'options',
      'reason',
      'date',
      'players',
      'laid',
      'terrain',
    ),
    word,
  ),
);

/** What is in the places of addresses, where it is right. */
export interface Known {
  readonly event: string;
  /** The record of one of its games. */
  readonly game: string;
  readonly tokens: readonly (string | undefined)[];
}

/** But streams, which stay open once they are let in: how those behave has tests of its own. */
const KEYS = Object.keys(ROUTES).filter((key) => !key.endsWith('/stream'));
const METHODS = ['GET', 'POST', 'DELETE', 'PUT'] as const;

const bent = fc.record({
  route: fc.nat(),
  rightId: fc.nat(3),
  words: fc.array(fc.constantFrom(...WORDS), { minLength: 3, maxLength: 3 }),
  path: fc.nat(),
  method: fc.nat(),
  headers: fc.constantFrom(...HEADERS),
  query: fc.constantFrom(...QUERIES),
  role: fc.nat(),
  body: json,
});

type Bent = ReturnType<(typeof bent)['generate']>['value'];

interface Asked {
  readonly method: (typeof METHODS)[number];
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** No request may cost more, in ms. */
export const LONGEST = 1000;

/** Counts what this process works from here on, in ms of a processor: other programs on the machine are no fault. */
export function working(): () => number {
  const since = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(since);
    return (user + system) / 1000;
  };
}

/** Asked at once, so that nobody waits for the disk. Together they may cost no more than one may. */
const AT_ONCE = 10;

/** Asks so many, over the network: a client that tidies addresses would send none of these. Answers what was no proper answer. */
export async function fuzzRoutes(
  url: string,
  known: Known,
  { requests, seed }: { readonly requests: number; readonly seed: number },
): Promise<string[]> {
  const bad: string[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const all = fc.sample(bent, { numRuns: requests, seed }).map((one) => requestOf(one, known));
  for (let next = 0; next < all.length; next += AT_ONCE) {
    const some = all.slice(next, next + AT_ONCE);
    const took = working();
    const answers = await Promise.all(some.map(async (asked) => [asked, await ask(url, agent, asked)] as const));
    const worked = took();
    if (worked > LONGEST) bad.push(`${worked} ms of work for ${JSON.stringify(some)}`);
    for (const [asked, answered] of answers) {
      if (isProper(answered)) continue;
      bad.push(`${answered.status} ${answered.text.slice(0, 200)} for ${JSON.stringify(asked)}`);
    }
  }
  agent.destroy();
  return bad;
}

interface Answered {
  readonly status: number;
  readonly kind: string;
  readonly text: string;
}

function ask(url: string, agent: Agent, { method, path, headers, body }: Asked): Promise<Answered> {
  return new Promise((found, fail) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = { agent, method, path, headers: { 'content-type': 'application/json', ...headers, ...length } };
    const sent = request(url, { ...options, setHost: headers.host === undefined }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const kind = response.headers['content-type'] ?? '';
        found({ status: response.statusCode ?? 0, kind, text: Buffer.concat(chunks).toString() });
      });
    });
    sent.on('error', fail);
    sent.end(body);
  });
}

function requestOf({ route, rightId, words, path, method, headers, query, role, body }: Bent, known: Known): Asked {
  const [named = 'GET', pattern = '/'] = (KEYS[route % KEYS.length] ?? '').split(' ');
  const places = [...words];
  const filled = pattern
    .replace(':id', rightId === 0 ? ':id' : pattern.startsWith('/api/encounters/') ? known.game : known.event)
    .replaceAll(/:\w+|\*/g, () => places.pop() ?? '')
    .replace(/^(?!\/)/, '/');
  const address = path % 20 === 0 ? (PATHS[(path / 20) % PATHS.length] ?? '/') : filled;
  const right = METHODS.find((one) => one === named) ?? 'GET';
  const chosen = method % 10 === 0 ? (METHODS[(method / 10) % METHODS.length] ?? right) : right;
  // The event is thrown away by nobody here, and its links stay good.
  const token = chosen === 'DELETE' ? undefined : known.tokens[role % known.tokens.length];
  const link = token === undefined || 'authorization' in headers ? {} : { authorization: `Bearer ${token}` };
  const sent =
    chosen === 'GET' || body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  return { method: chosen, path: `${address}${query}`, headers: { ...link, ...headers }, body: sent };
}

function isProper({ status, kind, text }: Answered): boolean {
  if (status < 400) return true;
  if (status >= 500) return false;
  if (kind.startsWith('text/html')) return status === 404;
  if (!kind.startsWith('application/json')) return false;
  const { code, message, rules } = JSON.parse(text) as { code?: unknown; message?: unknown; rules?: unknown };
  return typeof code === 'string' && typeof message === 'string' && Array.isArray(rules);
}
