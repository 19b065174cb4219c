import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Listener } from '../../tests/server/listener.ts';
import {
  type Answered,
  type TestEvent,
  type TestServer,
  newEvent,
  players,
  testServer,
} from '../../tests/server/desk.ts';

let on: TestServer;
let event: TestEvent;
beforeAll(async () => {
  on = await testServer();
});
afterAll(() => on.end());
beforeEach(async () => {
  event = await newEvent(on);
  await event.play(players(3));
});

const codeOf = ({ status, body }: Answered): readonly [number, unknown] => [status, (body as { code?: string }).code];

function cookieOf({ headers }: Answered): string {
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

async function device(token: string): Promise<string> {
  return cookieOf(await on.call('POST', '/api/session', { body: { token } }));
}

const claim = (cookie: string | undefined, entrant: string, pin?: string): Promise<Answered> =>
  on.call('POST', event.path('claim'), { cookie, body: { entrant, ...(pin === undefined ? {} : { pin }) } });

const as = async (cookie: string | undefined, role = ''): Promise<unknown> => {
  const { body } = await on.call('GET', event.path(`view${role === '' ? '' : `?as=${role}`}`), { cookie });
  return (body as { viewer?: unknown }).viewer ?? body;
};

describe('a link', () => {
  test('is exchanged once for a cookie that no script can read', async () => {
    const judge = await event.link({ role: 'judge', label: 'Table 1 to 10' });
    const answered = await on.call('POST', '/api/session', { body: { token: judge.token } });
    expect(answered.body).toEqual({ event: event.id, role: 'judge', entrant: null, label: 'Table 1 to 10' });
    expect(answered.headers['set-cookie']).toMatch(
      /^muster=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(answered.headers['cache-control']).toBe('no-store');
    const cookie = cookieOf(answered);
    expect(await as(cookie)).toEqual({ role: 'judge' });
    const { body } = await on.call('GET', '/api/session', { cookie });
    expect(body).toMatchObject({ holds: [{ event: event.id, role: 'judge' }] });
    expect(cookie).not.toContain(judge.token);
  });

  test('adds to what a device holds; the strongest counts unless another is asked for', async () => {
    const judge = await event.link({ role: 'judge' });
    const player = await event.link({ role: 'player', entrant: 'e2' });
    const cookie = await device(judge.token);
    await on.call('POST', '/api/session', { cookie, body: { token: player.token } });
    expect(await as(cookie)).toEqual({ role: 'judge' });
    expect(await as(cookie, 'player')).toEqual({ role: 'player', entrant: 'e2' });
    // Of two players it is the one whose link was opened last.
    const next = await event.link({ role: 'player', entrant: 'e1' });
    await on.call('POST', '/api/session', { cookie, body: { token: next.token } });
    expect(await as(cookie, 'player')).toEqual({ role: 'player', entrant: 'e1' });
    // Nor does it matter that the clock stood still meanwhile.
    await on.call('POST', '/api/session', { cookie, body: { token: player.token } });
    expect(await as(cookie, 'player')).toEqual({ role: 'player', entrant: 'e2' });
    expect(await as(cookie, 'public')).toEqual({ role: 'public' });
    expect(await as(cookie, 'organiser')).toMatchObject({ code: 'not-held' });
    expect(await as(cookie, 'emperor')).toMatchObject({ code: 'bad-request' });
  });

  test('opens its own event alone', async () => {
    const other = await newEvent(on);
    expect((await on.call('GET', other.path('view'), { token: event.token })).body).toMatchObject({
      viewer: { role: 'public' },
    });
    expect(codeOf(await on.call('GET', other.path('links'), { token: event.token }))).toEqual([401, 'not-signed-in']);
    const link = await other.link({ role: 'judge' });
    expect(codeOf(await on.call('DELETE', event.path(`links/${link.id}`), { token: event.token }))).toEqual([
      404,
      'unknown-link',
    ]);
  });

  test('is listed without its token, and revoked at once', async () => {
    const judge = await event.link({ role: 'judge', label: 'Jo' });
    const cookie = await device(judge.token);
    const list = await on.call('GET', event.path('links'), { token: event.token });
    expect(list.body).toMatchObject({
      claiming: false,
      // The tests' server listens to this machine alone.
      origins: [],
      links: expect.arrayContaining([expect.objectContaining({ role: 'judge', label: 'Jo', staff: 'staff-2' })]),
    });
    expect(list.text).not.toContain(judge.token);
    // What staff read of who saved something: the name, and nothing else of the link.
    const { text } = await on.call('GET', event.path('staff'), { token: judge.token });
    expect(JSON.parse(text)).toEqual({ staff: [{ staff: 'staff-2', label: 'Jo' }] });
    const gone = await on.call('DELETE', event.path(`links/${judge.id}`), { token: event.token });
    expect(gone.status).toBe(204);
    expect(await as(cookie)).toEqual({ role: 'public' });
    expect(codeOf(await event.view(judge.token))).toEqual([401, 'not-signed-in']);
    expect(codeOf(await on.call('POST', '/api/session', { body: { token: judge.token } }))).toEqual([
      403,
      'revoked-link',
    ]);
    expect(codeOf(await on.call('DELETE', event.path(`links/${judge.id}`), { token: event.token }))).toEqual([
      404,
      'unknown-link',
    ]);
  });

  test('is not revoked by whoever is using it', async () => {
    const { body } = await on.call('GET', event.path('links'), { token: event.token });
    const mine = (body as { links: { id: string; role: string }[] }).links.find(({ role }) => role === 'organiser');
    expect(codeOf(await on.call('DELETE', event.path(`links/${mine?.id}`), { token: event.token }))).toEqual([
      422,
      'own-link',
    ]);
  });

  test.each([
    ['a stranger', { role: 'player', entrant: 'e99' }],
    ['a judge who plays', { role: 'judge', entrant: 'e1' }],
  ])('is not made for %s', async (_, body) => {
    expect(codeOf(await on.call('POST', event.path('links'), { token: event.token, body }))).toEqual([
      404,
      'unknown-entrant',
    ]);
  });

  test('that nobody made is no link', async () => {
    expect(codeOf(await event.view('x'.repeat(43)))).toEqual([401, 'not-signed-in']);
    expect(await as(`muster=${'x'.repeat(43)}`)).toEqual({ role: 'public' });
  });

  test('is let go of with all else that a device holds', async () => {
    const cookie = await device((await event.link({ role: 'judge' })).token);
    const answered = await on.call('DELETE', '/api/session', { cookie });
    expect([answered.headers['set-cookie']].flat()).toContainEqual(expect.stringMatching(/^muster=;/));
    expect(await as(cookie)).toEqual({ role: 'public' });
    expect((await on.call('DELETE', '/api/session')).status).toBe(200);
  });

  test('ends the streams of a device that lets go of all it holds, and of no other', async () => {
    const judge = await event.link({ role: 'judge' });
    const cookies = [await device(judge.token), await device(judge.token)];
    const [mine, other] = await Promise.all(
      cookies.map((cookie) => Listener.open(on.server.url, event.id, { cookie, query: '?as=judge' })),
    );
    await on.call('DELETE', '/api/session', { cookie: cookies[0] });
    await mine?.until(({ ended }) => ended);
    await event.play({ type: 'publish-pack' });
    await other?.until(({ view }) => (view.pack as { published: boolean }).published);
    other?.close();
  });

  test('is never held by a name that the device made up', async () => {
    const madeUp = `muster=${'m'.repeat(43)}`;
    const judge = await event.link({ role: 'judge' });
    const answered = await on.call('POST', '/api/session', { cookie: madeUp, body: { token: judge.token } });
    expect(answered.headers['set-cookie']).toMatch(/^muster=(?!m{43})[\w-]{43};/);
    expect([await as(madeUp), await as(cookieOf(answered))]).toEqual([{ role: 'public' }, { role: 'judge' }]);
    await on.call('POST', event.path('claiming'), { token: event.token, body: { open: true } });
    const claimed = await claim(madeUp, 'e1');
    expect(claimed.headers['set-cookie']).toMatch(/^muster=(?!m{43})/);
    expect(await as(madeUp)).toEqual({ role: 'public' });
  });

  test('keeps two desks apart in the journal', async () => {
    const second = await event.link({ role: 'organiser' });
    await event.send({ type: 'note', text: 'one' }, event.token, 'first-desk');
    expect((await event.send({ type: 'undo', target: 'first-desk' }, second.token)).body).toMatchObject({
      code: 'not-yours',
    });
    const { text } = await on.call('GET', event.path('export'));
    expect(text).toContain('"staff":"staff-1"');
  });
});

describe('a name', () => {
  test('is claimed with the code in the hall', async () => {
    const hall = await event.link({ role: 'player' });
    const cookie = await device(hall.token);
    expect(await as(cookie)).toEqual({ role: 'public' });
    const claimed = await claim(cookie, 'e1');
    expect(claimed.body).toEqual({ entrant: 'e1', pin: expect.stringMatching(/^\d{6}$/) });
    expect(await as(cookie)).toEqual({ role: 'player', entrant: 'e1' });
    // Asking again changes nothing, and shows no PIN to whoever holds the phone later.
    expect((await claim(cookie, 'e1')).body).toEqual({ entrant: 'e1', pin: null });
  });

  test('is claimed without a code only while the organiser lets everybody', async () => {
    expect(codeOf(await claim(undefined, 'e1'))).toEqual([403, 'not-open']);
    await on.call('POST', event.path('claiming'), { token: event.token, body: { open: true } });
    const claimed = await claim(undefined, 'e1');
    expect(await as(cookieOf(claimed))).toEqual({ role: 'player', entrant: 'e1' });
    await on.restart();
    expect((await claim(undefined, 'e2')).status).toBe(200);
    await on.call('POST', event.path('claiming'), { token: event.token, body: { open: false } });
    expect(codeOf(await claim(undefined, 'e3'))).toEqual([403, 'not-open']);
    expect(codeOf(await claim(undefined, 'e99'))).toEqual([404, 'unknown-entrant']);
  });

  test('is one device’s; a second needs its PIN, and has few guesses', async () => {
    await on.call('POST', event.path('claiming'), { token: event.token, body: { open: true } });
    const { body } = await claim(undefined, 'e1');
    const { pin } = body as { pin: string };
    expect(codeOf(await claim(undefined, 'e1'))).toEqual([409, 'claimed']);
    const wrong = pin === '000000' ? '000001' : '000000';
    expect(codeOf(await claim(undefined, 'e1', wrong))).toEqual([403, 'wrong-pin']);
    const second = await claim(undefined, 'e1', pin);
    expect(second.body).toEqual({ entrant: 'e1', pin: null });
    expect(await as(cookieOf(second))).toEqual({ role: 'player', entrant: 'e1' });
    for (let guess = 0; guess < 4; guess += 1) await claim(undefined, 'e1', wrong);
    expect(codeOf(await claim(undefined, 'e1', pin))).toEqual([429, 'too-fast']);
    on.clock.set(on.clock.now() + 61_000);
    expect((await claim(undefined, 'e1', pin)).status).toBe(200);
  });

  test('is guessed at neither with made-up cookies nor from many addresses', async () => {
    await on.call('POST', event.path('claiming'), { token: event.token, body: { open: true } });
    const { pin } = (await claim(undefined, 'e1')).body as { pin: string };
    const wrong = pin === '000000' ? '000001' : '000000';
    const guess = (from: string, entrant = 'e1', cookie = `muster=${'a'.repeat(40)}${from.slice(-3)}`) =>
      on.call('POST', event.path('claim'), { cookie, from, body: { entrant, pin: wrong } });
    const answers: (readonly [number, unknown])[] = [];
    for (let address = 100; address < 150; address += 1) answers.push(codeOf(await guess(`10.0.0.${address}`)));
    expect(answers.filter(([status]) => status === 403)).toHaveLength(30);
    expect(answers.at(-1)).toEqual([429, 'too-fast']);
    // Their own device is not asked; from where they have opened their name before, others’ guesses count for nothing.
    expect((await claim(undefined, 'e1', pin)).body).toEqual({ entrant: 'e1', pin: null });
    expect(
      codeOf(await on.call('POST', event.path('claim'), { from: '10.0.0.9', body: { entrant: 'e1', pin } })),
    ).toEqual([429, 'too-fast']);
  });

  test('are guessed at by one address for a while and not for long', async () => {
    const more = ['Ada', 'Bea', 'Cleo', 'Dee', 'Eve', 'Fay'].map((name) => ({ name }));
    await event.play({ type: 'add-entrants', entrants: more });
    await on.call('POST', event.path('claiming'), { token: event.token, body: { open: true } });
    let guesses = 0;
    for (let name = 1; name <= 9; name += 1) {
      await claim(undefined, `e${name}`);
      for (let guess = 0; guess < 5; guess += 1) {
        const body = { entrant: `e${name}`, pin: 'no PIN' };
        const answered = await on.call('POST', event.path('claim'), { from: '10.0.9.9', body });
        if (codeOf(answered)[1] === 'wrong-pin') guesses += 1;
      }
    }
    expect(guesses).toBe(30);
  });

  test('claimed by two devices in one moment is one’s', async () => {
    await on.call('POST', event.path('claiming'), { token: event.token, body: { open: true } });
    const both = await Promise.all([claim(undefined, 'e2'), claim(undefined, 'e2')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('that somebody claims at the very same moment is looked at again', async () => {
    let collisions = 0;
    const before = (sql: string): void => {
      if (sql.startsWith('insert into "capabilities"') && armed && collisions === 0) {
        collisions += 1;
        throw Object.assign(new Error('taken'), { code: 'SQLITE_CONSTRAINT_UNIQUE' });
      }
    };
    let armed = false;
    const busy = await testServer({ storage: { libsql: { before } } });
    const cup = await newEvent(busy);
    await cup.play(players(1));
    await busy.call('POST', cup.path('claiming'), { token: cup.token, body: { open: true } });
    armed = true;
    const answered = await busy.call('POST', cup.path('claim'), { body: { entrant: 'e1' } });
    expect([answered.status, collisions]).toEqual([200, 1]);
    await busy.end();
  });

  test('can be claimed anew once the desk revokes the claim', async () => {
    await on.call('POST', event.path('claiming'), { token: event.token, body: { open: true } });
    const first = cookieOf(await claim(undefined, 'e1'));
    const { body } = await on.call('GET', event.path('links'), { token: event.token });
    const held = (body as { links: { id: string; claimed: boolean }[] }).links.find(({ claimed }) => claimed);
    await on.call('DELETE', event.path(`links/${held?.id}`), { token: event.token });
    expect(await as(first)).toEqual({ role: 'public' });
    expect((await claim(undefined, 'e1')).body).toMatchObject({ pin: expect.any(String) });
  });
});

describe('a person', () => {
  test('who is forgotten leaves a number, a chain that holds, and nothing else', async () => {
    const player = await event.link({ role: 'player', entrant: 'e1' });
    await event.play({ type: 'warn', entrant: 'e1', topic: 'Pace', text: 'unkind words' });
    await event.play({ type: 'change-entrant', entrant: 'e1', changes: { name: 'Renamed Person' } });
    const answered = await on.call('POST', event.path('people/e1/forget'), { token: event.token, body: {} });
    expect(answered.body).toEqual({ forgotten: 5 });
    await on.restart();
    const desk = (await event.view(event.token)).text;
    const file = (await on.call('GET', event.path('export'))).text;
    for (const gone of ['Player 1 of the cup', 'Renamed Person', 'player1@example.org', 'unkind words']) {
      expect(desk).not.toContain(gone);
      expect(file).not.toContain(gone);
    }
    expect(desk).toContain('Player 2 of the cup');
    expect(codeOf(await event.view(player.token))).toEqual([401, 'not-signed-in']);
    const elsewhere = await testServer();
    expect(
      (await elsewhere.call('POST', '/api/import', { body: file, headers: { 'content-type': 'text/plain' } })).status,
    ).toBe(201);
    await elsewhere.end();
    expect(codeOf(await on.call('POST', event.path('people/e99/forget'), { token: event.token, body: {} }))).toEqual([
      404,
      'unknown-entrant',
    ]);
  });
});

describe('signing up', () => {
  const open = (places: number | null): Promise<unknown> =>
    event.play({ type: 'change-settings', settings: { signUp: { closes: on.clock.now() + 3_600_000, places } } });
  const signUp = (id: string, name: string, pin = '123456'): Promise<Answered> =>
    on.call('POST', event.path('sign-up'), { body: { id, person: { name, contact: 'ada@example.org' }, pin } });

  test('puts somebody on the list and gives them their name, on this device and with the PIN on another', async () => {
    await open(null);
    const answered = await signUp('sign-up-ada', 'Ada of the north');
    expect(answered.body).toEqual({ entrant: 'e4', pin: '123456' });
    expect(await as(cookieOf(answered))).toEqual({ role: 'player', entrant: 'e4' });
    expect((await event.view()).text).not.toContain('ada@example.org');
    // The answer was lost, and with it the cookie: the same is asked again.
    const again = await signUp('sign-up-ada', 'Ada of the north');
    expect(again.body).toEqual(answered.body);
    expect(await as(cookieOf(again))).toEqual({ role: 'player', entrant: 'e4' });
  });

  test('takes nobody’s name with the id of a command that everybody can read', async () => {
    await open(null);
    await signUp('sign-up-bea', 'Bea of the south');
    expect(codeOf(await signUp('sign-up-bea', 'Mallory', '654321'))).toEqual([403, 'wrong-pin']);
    const ids = (await on.call('GET', event.path('export'))).text.match(/"command":"[^"]+"/g) ?? [];
    const desk = ids.map((found) => found.slice('"command":"'.length, -1)).filter((id) => id !== 'sign-up-bea');
    for (const id of desk.filter((known) => /^[\w-]{8,}$/.test(known))) {
      expect(codeOf(await signUp(id, 'Mallory'))[1]).toBe('id-taken');
    }
    expect(desk.length).toBeGreaterThan(1);
  });

  test('ends with its time, its places, and what one address may do', async () => {
    await open(4);
    expect((await signUp('sign-up-one', 'One')).status).toBe(200);
    expect(codeOf(await signUp('sign-up-two', 'Two'))[1]).toBe('sign-up-full');
    await open(null);
    const many = await Promise.all(Array.from({ length: 40 }, (_, index) => signUp(`sign-up-${index}-x`, `N${index}`)));
    expect(many.some(({ status }) => status === 429)).toBe(true);
    await on.clock.pass(3_600_000);
    expect(codeOf(await signUp('sign-up-late', 'Late'))[1]).toBe('sign-up-closed');
  });
});

describe('lots', () => {
  test('are renewed by the organiser’s word, and drawn by the server', async () => {
    const body = { id: 'renew-the-lots', reason: 'the laptop was out of sight' };
    const answered = await on.call('POST', event.path('lots'), { token: event.token, body });
    expect(answered.body).toMatchObject({ entries: [{ type: 'lots-renewed' }] });
    await event.play(
      { type: 'change-settings', settings: { rounds: 2 } },
      { type: 'publish-pack' },
      { type: 'start-event' },
      { type: 'draft-round' },
      { type: 'publish-round' },
    );
  });
});
