/** The standings: baseline, schemes, Finals Tables. */
import { kept } from '../../../event/kept.ts';
import type { History, HistoryEntrant, StandingRow, Standings } from '../../../event/pack.ts';
import { type RankKey, rankRows } from '../../../event/standing.ts';
import type { EntrantId } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { regulars } from '../../../event/history.ts';
import { finalPlaces } from './finals.ts';
import { has, settings } from './options.ts';
import { scheduleOf, scheduleRules } from './schedule.ts';
import { type Row, keysOf, schemeOf } from './schemes.ts';
import { totalsFor, totalsOf } from './totals.ts';

/** A history is asked for its standings many times between two changes. */
export const standings = kept((history: History): Standings => {
  const now = computed(history);
  return now;
});

/** Everybody's columns, ranked or not, in order of registration. */
export function rowsOf(history: History, players: readonly HistoryEntrant[] = regulars(history)): readonly Row[] {
  const totals = totalsOf(history);
  const sos = scheduleOf(history);
  return players.map(({ id }) => {
    const { tp, controlPoints, armyPointsDestroyed, assassinations } = totalsFor(totals, id);
    return { entrant: id, columns: { tp, sos: sos(id), controlPoints, armyPointsDestroyed, assassinations } };
  });
}

function computed(history: History): Standings {
  const players = regulars(history);
  const ranks = ({ status }: HistoryEntrant): boolean => status !== 'disqualified';
  const rows = rowsOf(history, players.filter(ranks));
  const finals = finalPlaces(history, rowsBeforeLast(history), rows);
  const scheme = schemeOf(history.options);
  const ranked = rankRows(rows, finals.length > 0 ? finalKeys(history, finals) : keysOf(scheme.keys));
  const status = new Map(players.map((player) => [player.id, player.status]));
  const joint = ranked.some(({ decidedBy }) => decidedBy === 'joint');
  const ringers = history.entrants.filter((entrant) => entrant.status === 'ringer');
  return {
    rows: ranked.map(({ row, rank, decidedBy }): StandingRow => ({
      entrant: row.entrant,
      rank,
      status: status.get(row.entrant) ?? 'active',
      columns: { ...row.columns },
      decidedBy,
    })),
    unranked: [...ringers, ...players.filter((player) => !ranks(player))].map(({ id }) => id),
    rules: [
      ...scheme.rules,
      ...scheduleRules(history),
      ...cite(...(joint ? (['SR15-RANK-05', 'SR15-AMB-20'] as const) : []), ...(finals.length > 0 ? FINALS_RULES : [])),
      ...leftRules(players),
    ],
  };
}

const FINALS_RULES: readonly RuleId[] = ['SR15-VAR-FINAL-05', 'SR15-AMB-32'];

function leftRules(players: readonly HistoryEntrant[]): readonly RuleId[] {
  const some = (status: HistoryEntrant['status']): boolean => players.some((player) => player.status === status);
  return cite(
    ...(some('disqualified') ? (['SR15-SPORT-06', 'SR15-AMB-16'] as const) : []),
    ...(some('dropped') ? (['SR15-AMB-44'] as const) : []),
  );
}

/** The columns before the last round of those who met somebody in it. */
function rowsBeforeLast(history: History): readonly Row[] {
  const last = history.rounds.at(-1);
  if (!last || !has(history.options, 'finals-tables')) return [];
  const playing = new Set(last.games.flatMap(({ seats }) => (seats.length > 1 ? seats : [])));
  const earlier = { ...history, rounds: history.rounds.slice(0, -1) };
  return rowsOf(
    earlier,
    history.entrants.filter(({ id }) => playing.has(id)),
  );
}

/** The places of the finals, then everybody else by the rest of the scheme. */
function finalKeys({ options }: History, finals: readonly EntrantId[]): RankKey<Row>[] {
  const place = ({ entrant }: Row): number => {
    const index = finals.indexOf(entrant);
    return index < 0 ? 0 : finals.length - index;
  };
  const pointsFirst = settings(options).choice('finalsRest') === 'points-first';
  return [{ id: 'finals', value: place }, ...keysOf([...(pointsFirst ? ['tp' as const] : []), 'sos', 'controlPoints'])];
}
