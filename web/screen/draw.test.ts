/** A big screen as the server draws it: what the desk chose, of what everybody may see. */
import { expect, test } from 'vitest';
import { draw } from './draw.tsx';

const entrant = (name: string) => ({ name, state: 'in', club: '', faction: '' });
const ENTRANTS = { a: entrant('Ada <b>'), b: entrant('Bo'), c: entrant('Cy'), d: entrant('Di') };
const game = (id: string, table: number, seats: readonly string[]) => ({ id, kind: 'game', table, seats });
const GAMES = { g: game('g', 1, ['a', 'b']), h: game('h', 2, ['c', 'd']) };
const standing = (id: string, place: number) => ({ entrant: id, place, rank: place, columns: { tp: 7 - place } });
const setup = { name: 'By the door', view: 'tables', distance: '8', size: '75', dwell: 6, share: [2, 2] };
const PARTS = {
  event: { name: 'Autumn', phase: 'running', round: 1, rounds: 3, purpose: null, system: 'open-swiss', attendance: 4 },
  pack: { columns: [{ id: 'tp', short: 'TP', label: 'Tournament points', signed: false }], scenarioFields: [] },
  entrants: ENTRANTS,
  'games/1': GAMES,
  'round/1': { scenario: null, closed: false },
  standings: Object.fromEntries(['a', 'b', 'c', 'd'].map((id, index) => [id, standing(id, index + 1)])),
  awards: { given: [], podium: [{ rank: 1, entrants: ['a'] }], painting: null },
  clock: {
    round: 1,
    minutes: 60,
    startedAt: null,
    endsAt: null,
    pausedAt: null,
    paused: 0,
    endedAfter: null,
    calls: [],
  },
  screens: { K7PM: { setup, connected: false } },
};

async function drawn(search: string, screen: string | null = null, parts: object = PARTS): Promise<string> {
  const view = { viewer: { role: 'public' }, position: '1', parts };
  return (await draw({ event: 'x', query: '', now: 1000, view }, 'en', { search, screen })) ?? '';
}

test.each([
  ['names', 'Pairings, round 1', ['Ada &lt;b>', 'Bo', 'Cy', 'Di']],
  ['tables', 'Pairings, round 1', ['Ada &lt;b>', 'Bo', 'Cy', 'Di']],
  ['standings', 'Standings', ['Ada &lt;b>', 'TP</abbr>', 'Di']],
  ['clock', 'Round 1 of 3', ['1:00:00']],
  ['scenario', 'Scenario of round 1', ['<main class="screen-scenario">']],
  ['podium', 'Prize-giving', ['Ada &lt;b>', 'podium-1']],
  ['auto', 'Pairings, round 1', ['Ada &lt;b>', 'Di']],
])('its address says what it shows: %s', async (view, title, shown) => {
  const html = await drawn(`?event=x&view=${view}`);
  expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toContain(title);
  for (const text of shown) expect(html).toContain(text);
  // The server does not know what time it is there, and a button needs the program.
  expect(html).toContain('Connecting …');
  expect(html).toMatch(/<button[^>]* disabled/);
});

test('who has won stands in the head of the final standings for good, and nothing takes turns with it', async () => {
  const event = { ...PARTS.event, phase: 'over', winners: ['a'], decided: null };
  const html = await drawn('?event=x&view=auto', null, { ...PARTS, event });
  const head = /<h1.*?<\/h1>/s.exec(html)?.[0].replaceAll(/<[a-z/][^>]*>/g, ' ');
  expect(head).toMatch(/Final standings\s+Winner: +Ada &lt;b>/);
  expect(html.match(/Winner:/g)).toHaveLength(1);
});

test('a list comes whole, with what the screen needs to fit it', async () => {
  const html = await drawn('?event=x&view=names&distance=10&size=projector');
  const [, told = ''] = /data-unfitted="([^"]*)"/.exec(html) ?? [];
  expect(JSON.parse(told.replaceAll('&quot;', '"'))).toEqual({
    hall: { distance: 10, size: 'projector' },
    dwell: 0,
    leasts: [24, 10],
    now: 1000,
  });
  expect(html.match(/class="screen-row"/g)).toHaveLength(4);
  expect(html.match(/class="screen-against" data-needs="24"/g)).toHaveLength(4);
});

test('what the desk told this screen counts, and its share of the list alone is drawn', async () => {
  const told = await drawn('?event=x&view=clock', 'K7PM');
  expect(told).toContain('By the door');
  expect(told).toContain('Di');
  expect(told).not.toContain('Ada');
  expect(told).toContain('&quot;distance&quot;:8,&quot;size&quot;:&quot;75&quot;},&quot;dwell&quot;:6000');
  for (const stranger of ['H4LL', '<b>', null]) {
    const html = await drawn('?event=x&view=clock', stranger);
    expect(html).toContain('screen-clock');
    expect(html).not.toContain('<b>');
  }
});

test('nothing is drawn of an event that nothing is known of', async () => {
  expect(await drawn('?event=x&view=names', null, {})).toBe('');
});
