/**
 * What somebody is told on their phone until they have seen it. The record says what was told to whom; what has been seen is
 * kept on the device. A new kind is a shape here, a line where its entry is folded, and its words in the pages.
 */
import { roundOfGame } from './game-id.ts';
import { valueOf } from '../journal/seal.ts';
import type { Entry } from '../journal/types.ts';
import { kept } from './kept.ts';
import { type EventState, gameOf, latestRound, nameOf } from './state.ts';
import type { AlertWhat, EntrantId, Game, StoredAlert, GameId } from './types.ts';
import type { Alert, MyCall } from './views.ts';

/** Tells it to these. The command names it: how many entries came before is not for everybody. */
export function alertFor(
  state: EventState,
  { command, at }: Pick<Entry, 'command' | 'at'>,
  to: StoredAlert['to'],
  what: AlertWhat,
): EventState {
  return { ...state, alerts: [...state.alerts, { id: command, at, to, what }] };
}

/** Who was told what, and `all` what everybody was, once for each state of the list: a thousand phones ask. */
const byEntrant = kept((alerts: EventState['alerts']): ReadonlyMap<EntrantId, readonly StoredAlert[]> => {
  const found = new Map<EntrantId, StoredAlert[]>();
  for (const alert of alerts) {
    for (const entrant of alert.to === 'all' ? ['all'] : alert.to) {
      found.set(entrant, [...(found.get(entrant) ?? []), alert]);
    }
  }
  return found;
});

/** What this entrant was told and what still is so, the latest last. */
export function alertsFor(state: EventState, me: EntrantId): readonly Alert[] {
  const latest = latestRound(state);
  const game = latest && gameOf(latest, me);
  const mine = byEntrant(state.alerts);
  const alerts = [...(mine.get(me) ?? []), ...(mine.get('all') ?? [])].flatMap(({ id, at, what }): Alert[] => {
    const shown = shownTo(state, me, what, game);
    return shown === null ? [] : [{ id, at, ...shown }];
  });
  return [...alerts, ...toConfirm(state, me, game)].sort((a, b) => a.at - b.at);
}

type Shown = Alert extends infer One ? (One extends Alert ? Omit<One, 'id' | 'at'> : never) : never;

/** How it reads now; null where it is so no longer. */
function shownTo(state: EventState, me: EntrantId, what: AlertWhat, game: Game | undefined): Shown | null {
  const latest = latestRound(state);
  const mine = game?.result === null || game?.kind === 'bye' ? game : undefined;
  switch (what.kind) {
    case 'unseated': {
      // The round was taken back, or goes on without them.
      const isSo = state.rounds.length < what.round || (latest?.number === what.round && !latest.closed && !game);
      return isSo ? what : null;
    }
    case 'moved': {
      // A game that is over, or was moved once more, needs nobody at its table.
      if (!latest || mine?.id !== what.game) return null;
      const opponents = mine.seats.filter((seat) => seat !== me).map((seat) => nameOf(state.entrants[seat]));
      return { kind: 'moved', round: latest.number, table: mine.table, opponents };
    }
    case 'ruling': {
      // The next round begins without what was said in the one before; it is read among the rulings.
      if (what.round !== state.rounds.length) return null;
      const table = what.game === null ? null : (game?.table ?? null);
      return { kind: 'ruling', topic: what.topic, text: valueOf(what.text) ?? '', table };
    }
    case 'called':
      if (latest?.number !== what.round || latest.closed || mine?.kind !== 'game') return null;
      return { kind: 'called', label: what.label, more: mine.extension };
    case 'extended':
      return mine?.id === what.game ? { kind: 'extended', minutes: what.minutes } : null;
    case 'answered': {
      const call = state.calls.find(({ number }) => number === what.call);
      if (!call || state.rounds.length > roundOf(call.game, state)) return null;
      const reply = (what.reply && valueOf(what.reply)) ?? '';
      // Who called from a table that has finished needs no judge any more; what was written is still answered.
      if (call.game !== null && reply === '' && mine?.id !== call.game) return null;
      return { kind: 'answered', about: call.game === null ? 'words' : 'table', reply };
    }
    case 'announced':
      if ((state.entrants[me]?.number ?? 0) > what.entrants) return null;
      return { kind: 'announced', text: valueOf(what.text) ?? '' };
  }
}

/** The round a game belongs to; the latest where there is none. */
function roundOf(game: GameId | null, { rounds }: EventState): number {
  return game === null ? rounds.length : roundOfGame(game);
}

/** What others at my table reported, where I have not said the same. */
function toConfirm({ entrants }: EventState, me: EntrantId, game: Game | undefined): readonly Alert[] {
  if (game?.result !== null || game.reports[me] !== undefined) return [];
  return Object.entries(game.reports).map(([by, { at }]) => ({
    id: `${game.id} ${by} ${at}`,
    at,
    kind: 'confirm',
    by: nameOf(entrants[by]),
  }));
}

/** Calls from my table and words of mine that wait, the latest last. */
export function callsOf(state: EventState, me: EntrantId): readonly MyCall[] {
  const latest = latestRound(state);
  const game = latest && gameOf(latest, me);
  return state.calls.flatMap(({ game: called, entrant, at, taken, answered }): MyCall[] => {
    const isMine = called === null ? entrant === me : called === game?.id;
    if (!isMine || answered) return [];
    return [{ about: called === null ? 'words' : 'table', at, takenAt: taken?.at ?? null }];
  });
}
