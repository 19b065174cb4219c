/** Campaigns that have no end of their own: what one slice of each tries, by a seed. */
import { rmSync } from 'node:fs';
import { ATTACKS } from '../attack/attacks.ts';
import { measure, missed } from '../attack/attack.ts';
import { openHall } from '../attack/target.ts';
import { DAY, DISK_CODES, failAtEach } from '../crash/failing.ts';
import { killCycles } from '../crash/kill.ts';
import { cutAll, record } from '../crash/power.ts';
import { buildChild } from '../crash/process.ts';
import { noTracer } from '../crash/recording.ts';
import { faultsOfBattle } from '../oracle/firefight/battles.ts';
import { HELD, compared } from '../oracle/malifaux/compared.ts';
import { playOverHttp } from '../server/battle.ts';
import { UNFLUSHED, UNLIMITED, newFolder, testServer } from '../server/desk.ts';
import { fuzz } from '../server/fuzz.ts';
import { jumpedRound } from './clocks.ts';
import { stormyDay } from './day.ts';
import type { Figures } from './figures.ts';
import { comparedPairs } from './pairs.ts';
import { comparedTables } from './tables.ts';

export interface Slice {
  /** What was tried, and what came of it: added up over all slices. The first says how fast it goes. */
  readonly figures: Figures;
  /** A sentence each. */
  readonly faults: readonly string[];
}

export interface Campaign {
  readonly tries: string;
  /** Gives what tries one slice, and what ends it all. */
  readonly open: () => Promise<{
    readonly slice: (seed: number) => Promise<Slice>;
    readonly end?: () => Promise<void>;
  }>;
}

/** Battles that are played at the same time. */
const AT_ONCE = 8;

/** A fault for each figure that should be 0. */
const none = (figures: Figures): string[] =>
  Object.entries(figures).flatMap(([name, value]) => (value === 0 ? [] : [`${name}: ${value}`]));

/** A copy of everything costs what everything costs, and each slice leaves events behind. */
const OF_A_SERVER = 20;

export const CAMPAIGNS: Readonly<Record<string, Campaign>> = {
  requests: {
    tries:
      'bent commands and noise from every role to every route: no 5xx, none over a second of work, and the journal is whole',
    open: async () => {
      const web = newFolder();
      const fresh = () => testServer({ rates: UNLIMITED, folders: { web }, storage: UNFLUSHED });
      let on = await fresh();
      let slices = 0;
      return {
        slice: async (seed) => {
          slices += 1;
          if (slices % OF_A_SERVER === 0) {
            await on.end();
            on = await fresh();
          }
          const { requests, taken, bad, whole } = await fuzz(on, { commands: 300, routes: 700 }, seed);
          return { figures: { requests, taken }, faults: whole ? bad : [...bad, 'the journal is broken'] };
        },
        end: async () => {
          await on.end();
          rmSync(web, { recursive: true });
        },
      };
    },
  },
  kill: {
    tries: 'a server is killed while eight write: nothing that was confirmed is lost or doubled',
    open: async () => {
      const file = await buildChild('campaign', { whole: true });
      return {
        slice: async (seed) => {
          const { cycles, acknowledged, lost, doubled } = await killCycles(file, 10, seed);
          return { figures: { cycles, acknowledged }, faults: none({ lost, doubled }) };
        },
      };
    },
  },
  power: {
    tries: 'power is cut at every step of a recorded run: nothing that was confirmed is missing from the disk',
    open: async () => {
      const missing = noTracer();
      if (missing !== null) throw new Error(missing);
      return {
        slice: async (seed) => {
          const steps = await record({ flush: 'FULL', commands: 200 });
          const { images, acknowledged, lossy, broken } = await cutAll(steps, steps.length, `cuts ${seed}`);
          return { figures: { images, acknowledged }, faults: none({ lossy, broken }) };
        },
      };
    },
  },
  disk: {
    tries: 'the disk is full, fails or takes no writes, at each write of a day: nothing is lost, and nothing half done',
    open: async () => ({
      slice: async (seed) => {
        const code = DISK_CODES[seed % DISK_CODES.length] ?? DISK_CODES[0];
        // For one write, for some, or until it is mended.
        const lasting = [1, 3, Infinity][Math.floor(seed / DISK_CODES.length) % 3] ?? 1;
        const { writes, refused, faults } = await failAtEach(DAY, { code, writes: lasting });
        return { figures: { writes, refused }, faults };
      },
    }),
  },
  pairs: {
    tries:
      'two histories that differ in what one viewer may not see: every view, export, page and error is the same byte for byte',
    open: async () => ({
      slice: async (seed) => {
        const [event, table] = [await comparedPairs(seed), await comparedTables(seed)];
        const figures = { pairs: event.compared + table.compared, bytes: event.bytes + table.bytes };
        return { figures, faults: [...event.differences, ...table.differences] };
      },
    }),
  },
  clocks: {
    tries: 'the clock is set, on and off, while a round is played: it ends when it would have',
    open: async () => ({
      slice: async (seed) => {
        const { jumps, looks, faults } = await jumpedRound(seed);
        return { figures: { jumps, looks }, faults };
      },
    }),
  },
  day: {
    tries: 'every fault at random in 24 hours at a desk, compressed: the journal is verified after each',
    open: async () => ({
      slice: async (seed) => {
        const { events, commands, faultsTried, faults } = await stormyDay(seed);
        return { figures: { days: 1, events, commands, 'faults tried': faultsTried }, faults };
      },
    }),
  },
  attack: {
    tries: 'each attack on a server with an event of 200: everybody else is answered, and its memory is bounded',
    open: async () => {
      const hall = await openHall(200, 5);
      const bars = { slowest: 1000, letGo: 60_000, memory: 512 };
      return {
        slice: async (seed) => {
          const attack = ATTACKS[seed % ATTACKS.length];
          if (!attack) return { figures: {}, faults: [] };
          const faults = missed(attack, await measure(attack, { hall, size: 'many' }), bars);
          return { figures: { attacks: 1 }, faults: faults.map((fault) => `${attack.name}: ${fault}`) };
        },
        end: async () => hall.close(),
      };
    },
  },
  malifaux: {
    tries: 'random games of Malifaux at the table: each pays what a referee of its own says of the finished record',
    open: async () => ({
      slice: async (seed) => {
        const all = Object.keys(HELD).map((system) => compared(system, seed * 20, 20));
        return { figures: { games: 20 * all.length }, faults: all.flatMap(({ differences }) => differences) };
      },
    }),
  },
  firefight: {
    tries: 'random battles of Firefight: a referee of its own finds no fault in the record',
    open: async () => ({
      slice: async (seed) => ({ figures: { battles: 1 }, faults: faultsOfBattle(seed) }),
    }),
  },
  battles: {
    tries: 'random battles over HTTP: no proposal of the engine is refused, and nothing differs',
    open: async () => {
      const on = await testServer({ rates: UNLIMITED });
      return {
        // What several write at once goes to the disk together: most of the time is the disk's.
        slice: async (seed) => {
          const seeds = Array.from({ length: AT_ONCE }, (_, place) => (seed - 1) * AT_ONCE + place + 1);
          const played = await Promise.all(seeds.map((one) => playOverHttp(on, one, 1, 0)));
          const decisions = played.reduce((sum, { made }) => sum + made, 0);
          const faults = played.flatMap(({ refused, differs }, place) =>
            [...refused, ...none({ differs })].map((fault) => `battle ${seeds[place]}: ${fault}`),
          );
          return { figures: { battles: AT_ONCE, decisions }, faults };
        },
        end: () => on.end(),
      };
    },
  },
};
