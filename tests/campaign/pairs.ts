/**
 * Two histories that a seed draws, which differ in what one viewer may not see: everything that this viewer can ask for is
 * asked in both, at every step, and compared byte by byte.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashText } from '../../core/chance/bytes.ts';
import { type Stream, openStream } from '../../core/chance/stream.ts';
import { FORMAT_IDS } from '../../core/event/exchange/formats.ts';
import type { ServerOptions } from '../../server/main.ts';
import { ROUTES } from '../../server/policy.ts';
import { UNFLUSHED, newFolder } from '../server/desk.ts';
import { type Pairs, heldTogether } from './compared.ts';
import {
  type Ask,
  type Asks,
  type Hidden,
  type Seen,
  type Step,
  type Unconfirmed,
  WITNESSES,
  type Witness,
  differingFor,
  history,
  openWatching,
  round,
} from '../server/witness.ts';

const WORDS = [
  'calm',
  'rude',
  'a very long story of what happened at table two',
  '“ä🎲”',
  '</script>',
  '%00',
  'e3',
  '0',
];
const PLAYERS = ['e1', 'e2', 'e3', 'e4'];

function hiddenBy(chance: Stream, notes: number): Hidden {
  const word = (): string => `${WORDS[chance.below(WORDS.length)] ?? ''} ${chance.below(10 ** chance.die(9))}`;
  const columns = chance.below(2) === 0 ? ['Has paid'] : ['Eats with us', 'Waits for a place'];
  return {
    notes: Array.from({ length: notes }, word),
    contact: `${'a'.repeat(chance.die(40))}@example.org`,
    warning: word(),
    reply: word(),
    votes: chance.shuffle(['e2', 'e3', 'e4']),
    columns,
    // Who waits for a place is not seated: of the others none does.
    ticks: [
      ...chance
        .shuffle([...PLAYERS, 'e5'])
        .slice(0, 2)
        .map((entrant) => [entrant, 0] as const),
      ['e6', chance.below(columns.length)],
    ],
    painting: word(),
    redraws: 1,
  };
}

/** Each says at first, then differs from what the other says: the desk decides. */
function unconfirmedBy(chance: Stream): Unconfirmed {
  const [first = 0, then = 0, theirs = 0] = chance.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  return { first, then, theirs };
}

/** All that is asked for by its address alone: every view, export and page of an event, allowed or not. */
const addresses = Object.keys(ROUTES).filter(
  (key) => key.startsWith('GET ') && !/stream|\*|healthz|openapi|style\.css|layouts|:simulation|:guide/.test(key),
);
const PAGES = ['', 'desk', 'event', 'screen', 'me', 'print'];
const VIEWS = [
  '?parts=event,me',
  '?parts=desk',
  '?as=organiser',
  '?as=judge',
  '?as=player',
  '?after=x',
  '?parts=games',
];

/** What is written for everybody from files, 700 kB of it: asked now and then. */
const WRITTEN = /^GET \/(api|rules|help|layouts)(\/:\w+)?$/;

function everything(event: { readonly id: string }, step: number): Ask[] {
  const of = (rest: string): string => `/api/events/${event.id}/${rest}`;
  const get = (path: string): Ask => ({ method: 'GET', path });
  const command = (body: object, name: string): Ask => ({
    method: 'POST',
    path: of('commands'),
    body: { id: `asked-number-${step}-${name}`, command: body },
  });
  const asked = addresses.filter((key) => step % 8 === 7 || !WRITTEN.test(key));
  const filled = asked.flatMap((key) => {
    const path = key.slice('GET '.length).replace('/events/:id', `/events/${event.id}`);
    if (path.includes(':format')) return FORMAT_IDS.map((id) => path.replace(':format', id));
    if (path.includes(':system')) return [path.replace(':system', 'gaining-grounds-s0')];
    return [path.replace(/:(game|round|map|id)\b/g, (_, word: string) => ({ game: 'r1g1', round: '1' })[word] ?? 'm1')];
  });
  return [
    ...filled.map(get),
    ...VIEWS.map((query) => get(of(`view${query}`))),
    ...[1, 2].map((table) => get(of(`why?round=1&seats=e${table},e${table + 2}`))),
    ...PAGES.flatMap((page) => [get(`/${page}`), get(`/${page}/${event.id}`)]),
    // What nobody here may do: what they are told must not tell more.
    command({ type: 'note', text: 'x', override: 7 }, 'note'),
    command({ type: 'confirm', game: 'r7g7' }, 'confirm'),
    // Of the desk's own steps: a player may take back what they reported.
    command({ type: 'undo', target: `step-number-${Math.min(4, Math.max(0, step - 1))}` }, 'undo'),
    command({ type: 'enter-result', game: 'r1g2', result: { kind: 'played', scores: [] } }, 'result'),
    command({ type: 'answer-call', call: 9, reply: 'x' }, 'call'),
    { method: 'POST', path: of('sign-up'), body: { name: 'Player 1 of the cup' } },
    { method: 'POST', path: of('claim'), body: { entrant: 'e1', pin: '0000' } },
    { method: 'POST', path: of('links'), body: { role: 'nobody' } },
  ];
}

/** Pages as small as can be, with the view that a server puts into them. */
function smallPages(): string {
  const folder = newFolder();
  mkdirSync(folder, { recursive: true });
  for (const [page, wish] of Object.entries({
    desk: 'as={as}',
    event: 'as=public',
    screen: 'as=display',
    me: 'as={as}',
  })) {
    const html = `<meta\n name="first-view"\n content="${wish}" /><body><div id="page"></div><link rel="modulepreload"></body>`;
    writeFileSync(join(folder, `${page}.html`), html);
  }
  return folder;
}

/** One witness by turns, two histories by the seed. */
export async function comparedPairs(seed: number, asks: Asks = everything): Promise<Pairs> {
  const chance = openStream(hashText(`pairs ${seed}`), 'pairs');
  const blind = WITNESSES.filter(({ role, entrant }) => ['public', 'display'].includes(role) || entrant === 'e3');
  const reports = seed % 3 === 0;
  const among = reports ? blind : WITNESSES;
  const who = among[chance.below(among.length)] ?? WITNESSES[0];
  if (!who) return { compared: 0, bytes: 0, differences: [] };
  const [first, second] = reports ? tables(chance) : desks(chance, who);
  const web = smallPages();
  try {
    const options = { folders: { web }, storage: UNFLUSHED };
    return differing(who, await seen(who, first, { asks, options }), await seen(who, second, { asks, options }));
  } finally {
    rmSync(web, { recursive: true });
  }
}

function tables(chance: Stream): [Step[], Step[]] {
  return [round(unconfirmedBy(chance)), round(unconfirmedBy(chance))];
}

function desks(chance: Stream, who: Witness): [Step[], Step[]] {
  const notes = chance.die(3);
  const [one, other] = [hiddenBy(chance, notes), hiddenBy(chance, notes)];
  return [history(one), history(differingFor(who, one, other))];
}

/** Each history on a server of its own: what lists every event lists one. */
async function seen(
  who: Witness,
  steps: readonly Step[],
  { asks, options }: { readonly asks: Asks; readonly options: Partial<ServerOptions> },
): Promise<Seen> {
  const watching = await openWatching(asks, options);
  try {
    return await watching.watch(who, steps);
  } finally {
    await watching.end();
  }
}

function differing({ role, entrant = '' }: Witness, one: Seen, other: Seen): Pairs {
  const texts = ({ views, stream, answers, file, exchanged }: Seen): readonly string[] => [
    ...views,
    ...stream,
    ...answers,
    file,
    ...exchanged,
  ];
  return heldTogether(`${role} ${entrant}`, texts(one), texts(other));
}
