/** The order after the rounds before the cut: points, then the format's tie-breaks. */
import { kept } from '../../../event/kept.ts';
import { regulars } from '../../../event/history.ts';
import type { History, HistoryEntrant } from '../../../event/pack.ts';
import { type RankedCard, rankCards } from '../../../event/tie-breaks/rank.ts';
import { type Named, readTieBreak } from '../../../event/tie-breaks/reference.ts';
import { formatOf } from './configure.ts';
import { fieldOf } from './cards.ts';
import { type SwissFormat, fullPoints } from '../format/format.ts';

export interface SwissRow extends RankedCard {
  readonly entrant: HistoryEntrant;
}

/** Everybody who has a place, the first first. */
export const swissRanking = kept((history: History): readonly SwissRow[] => {
  const rows = rankingOf(history, hasPlace(formatOf(history.options)));
  return rows;
});

/** Some of those who came, the first first. */
export function rankingOf(history: History, ranks: (entrant: HistoryEntrant) => boolean): readonly SwissRow[] {
  const field = fieldOf(history);
  const entrants = new Map(
    regulars(history)
      .filter(ranks)
      .map((entrant) => [entrant.id, entrant]),
  );
  const cards = [...entrants.keys()].flatMap((id) => field.cards.get(id) ?? []);
  return rankCards(cards, tieBreaksOf(formatOf(history.options)), field).flatMap((ranked): SwissRow[] => {
    const entrant = entrants.get(ranked.card.id);
    return entrant ? [{ ...ranked, entrant }] : [];
  });
}

/** Whoever plays has a place, who was disqualified has none, and who dropped as the format says. */
export function hasPlace({ dropped }: SwissFormat): (entrant: HistoryEntrant) => boolean {
  return ({ status }) => status === 'active' || (status === 'dropped' && dropped === 'ranked');
}

export function tieBreaksOf(format: SwissFormat): readonly Named[] {
  const nameable = { columns: format.scores.map(({ id }) => id), hasFull: fullPoints(format) !== null };
  return format.tieBreaks.flatMap((name) => {
    const read = readTieBreak(name, nameable);
    return typeof read === 'string' ? [] : [read];
  });
}
