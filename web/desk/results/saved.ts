/** What another desk, or the players, saved of a game while somebody here was at it: whose word it is, and what it says. */
import type { GameRow } from '../../../core/event/views.ts';
import { tell } from '../../text/work.ts';
import { say } from '../../text/language.ts';
import { useDesk, useDeskPart } from '../desk.ts';
import { scoreText } from './reported.ts';

/** Null while there is no result. */
export function useSaved(game: GameRow | undefined): string | null {
  const fields = useDesk().store.part('pack')?.fields ?? [];
  const role = useDeskPart()?.enteredBy[game?.id ?? ''];
  const result = game?.result ?? null;
  if (result === null) return null;
  const score = scoreText(result, fields);
  const staff = role === 'organiser' || role === 'judge' || role === 'scorekeeper' ? role : 'desk';
  const who = tell(`reports.who.${game?.settledBy === 'players' ? 'players' : staff}`);
  return tell('reports.savedMeanwhile', { who, score: score === '' ? say(`result.${result.kind}`) : score });
}
