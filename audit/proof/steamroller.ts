/** What Steamroller 2015 makes of a round to be drawn: piles of equal points, Finals Tables apart. */
import { byesOf, lastMeeting } from '../meetings.ts';
import { baselineOf, isFinals } from '../steamroller-2015/standings.ts';
import { sheetsOf } from '../steamroller-2015/scores.ts';
import type { Draw } from './draw.ts';
import type { Seat } from './least-cost.ts';
import { type Pilings, figuresAmong, pileFaults, pileReading } from './piles.ts';
import { drawnByeFaults } from './bye.ts';
import { grown } from './totals.ts';
import type { Facts } from '../facts.ts';
import { keepsApart, keptApart } from '../keep-apart.ts';

export function steamrollerFaults(draw: Draw): string[] {
  const { facts, certificate } = draw;
  const { points, pairedDown } = grown(facts, (table) => {
    const sheets = sheetsOf(facts, table);
    return sheets && new Map([...sheets].map(([id, { tp }]) => [id, tp]));
  });
  const last = lastMeeting(facts);
  const players = certificate.method === 'top-down' ? [] : certificate.players;
  const finals = finalTables(draw, new Set(players));
  if (typeof finals === 'string') return [finals];
  const pairs = draw.pairs.filter((pair) => !finals.includes(pair));
  const met = (what: string) => {
    const round = Number(what.split(':')[1]);
    const counts = what === 'rematch' ? (own: number) => own > 0 : (own: number) => own === round;
    return (a: Seat, b: Seat): number => (counts(last(a ?? '', b ?? '')) ? 1 : 0);
  };
  const pilings: Pilings = {
    pairs,
    points,
    pairedDown,
    strict: facts.options.pairDown !== 'weighted',
    meetings: (among) => ['rematch', ...figuresAmong(draw, among, last).map((round) => `rematch:${round}`)],
    met,
    ...apartIn(facts, draw.round),
    set: [...draw.pins, ...finals, ...(draw.odd === null ? [] : [[draw.odd.id, null] as const])],
    isOpen: (a, b) => (a === null || b === null ? byesOf(facts, a ?? b ?? '') === 0 : last(a, b) === 0),
  };
  return [...pileFaults(draw, pilings), ...byeFaults(draw, pilings)];
}

/** SR15-BYE-02 to -04: by lot among the lowest who had none. In a round of finals those come first, and it is not looked at. */
function byeFaults(draw: Draw, pilings: Pilings): string[] {
  const { facts, certificate, round, odd } = draw;
  if (certificate.method === 'top-down' || isFinals(facts, round)) return [];
  const { bye, levels } = certificate;
  const players = [...pilings.pairs.flat(), ...(odd === null ? [] : [odd.id])];
  const readingOf = (among: readonly string[]) => pileReading(draw, pilings, among);
  const rankIn = (names: readonly string[], totals: readonly number[]): readonly number[] => {
    const sum = (kind: string): number =>
      names.reduce((all, what, level) => (what === kind ? all + (totals[level] ?? 0) : all), 0);
    return [sum('rematch'), sum('apart'), sum('group'), sum('second-down')];
  };
  if (facts.options.byeRematch === 'keep') return [];
  return drawnByeFaults(
    draw,
    bye,
    {
      players,
      height: round === 1 ? () => 0 : pilings.points,
      had: (id) => byesOf(facts, id),
      isOpen: pilings.isOpen,
      planned: facts.planned ?? 0,
      rankIn,
      readingOf,
    },
    levels,
  );
}

/** The organiser's wish, in round 1 or always: pairs by name, and groups. */
function apartIn(facts: Facts, round: number): Pick<Pilings, 'apart' | 'group'> {
  if (!keepsApart(facts, round)) return { group: null };
  const named = keptApart(facts);
  const group = facts.options.groupsApart === true ? (id: string) => facts.people.get(id)?.group ?? null : null;
  return { apart: (a, b) => named.has([a, b].toSorted().join(' ')), group };
}

/** SR15-VAR-FINAL-04: outside the piles are at most the tables of the best four, and in that round alone. */
function finalTables(draw: Draw, drawn: ReadonlySet<Seat>): Draw['pairs'] | string {
  const outside = draw.pairs.filter((pair) => !pair.some((id) => drawn.has(id)));
  if (outside.length === 0) return outside;
  if (!isFinals(draw.facts, draw.round)) return 'a table is neither set nor in the certificate';
  // Whoever has the bye is at no Finals Table, however they stand.
  const rows = baselineOf(
    draw.facts,
    draw.ids.filter((id) => id !== draw.odd?.id),
  );
  const fourth = rows[3]?.rank ?? 0;
  const best = new Set(rows.flatMap(({ entrant, rank }) => (rank <= fourth ? [entrant] : [])));
  const strange = outside.length > 2 || outside.flat().some((id) => !best.has(id));
  return strange ? 'a table is neither set, nor of the finals, nor in the certificate' : outside;
}
