import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { armyNamed } from '../../core/systems/firefight/roster/armies/armies.ts';
import { noGames } from '../../core/systems/firefight/players/series-tally.ts';
import { runAnywhere } from './anywhere.ts';

const armies = { A: armyNamed('wardens')?.units ?? [], B: armyNamed('choir')?.units ?? [] };
const series = { armies, players: { A: 'greedy', B: 'greedy' }, seed: 1 } as const;

/** What the workers of this device were sent. */
let here: unknown[];
class FakeWorker {
  postMessage(message: unknown): void {
    here.push(message);
  }
  terminate(): void {
    here.push('ended');
  }
}

beforeEach(() => {
  here = [];
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('navigator', { hardwareConcurrency: 1 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that answers so, in turn; it does not answer more. */
function server(...answers: readonly (readonly [status: number, body: object])[]): string[] {
  const asked: string[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const [status, body] = left.shift() ?? [503, {}];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  return asked;
}

const watch = () => ({ onTally: vi.fn(), onFailed: vi.fn(), onServer: vi.fn() });
const seen = (played: number) => ({ games: 5000, played, problem: null, tally: { ...noGames(armies), A: played } });

test('a long series is played by the workers of the server, and shown as it comes', async () => {
  const asked = server([201, { id: 'x' }], [200, seen(2000)], [200, seen(5000)]);
  const watching = watch();
  runAnywhere(series, 5000, watching);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual(['/api/simulations', '/api/simulations/x', '/api/simulations/x']);
  expect(watching.onServer.mock.calls).toEqual([[true], [true]]);
  expect(watching.onTally.mock.calls).toEqual([[seen(2000).tally], [seen(5000).tally]]);
  expect(here).toEqual([]);
});

test('a server that does not answer for some seconds is asked again, and nothing begins anew', async () => {
  const away = Array.from({ length: 5 }, () => [503, {}] as const);
  server([201, { id: 'x' }], [200, seen(2000)], ...away, [200, seen(5000)]);
  const watching = watch();
  runAnywhere(series, 5000, watching);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(watching.onTally.mock.calls).toEqual([[seen(2000).tally], [seen(5000).tally]]);
  expect(here).toEqual([]);
});

test.each([
  ['has no queue', 5000, [[409, { code: 'no-queue' }]]],
  ['has no workers', 5000, [[201, { id: 'x' }], ...Array.from({ length: 30 }, () => [200, seen(0)] as const)]],
  [
    'goes away',
    5000,
    [
      [201, { id: 'x' }],
      [200, seen(2000)],
    ],
  ],
  ['is not asked: the series is short', 40, []],
] as const)('it is played here where the server %s', async (_, games, answers) => {
  server(...answers);
  const stop = runAnywhere(series, games, watch());
  await vi.advanceTimersByTimeAsync(20_000);
  expect(here).toEqual([series]);
  stop();
  expect(here.at(-1)).toBe('ended');
});

test('nothing begins here once it was ended', async () => {
  server([409, { code: 'no-queue' }]);
  runAnywhere(series, 5000, watch())();
  await vi.advanceTimersByTimeAsync(2000);
  expect(here).toEqual([]);
});
