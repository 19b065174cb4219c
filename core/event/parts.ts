/** The parts of an event's view by name: what `sharedParts` and `ownParts` make, and what pages and commands read. */
import type {
  AwardsPart,
  ClockPart,
  DeskPart,
  DetailsPart,
  EntrantRow,
  EventPart,
  GameRow,
  LedgerPart,
  MePart,
  PackPart,
  RoundPart,
  RulingRow,
  StandingsPart,
} from './views.ts';
import type { EntrantId, GameId } from './types.ts';

/** What everybody may see. `round/N` and `games/N` come one a round. */
export type EventParts = {
  readonly event: EventPart;
  readonly pack: PackPart;
  readonly entrants: Readonly<Record<EntrantId, EntrantRow>>;
  /** Empty while they are kept for the prize-giving. */
  readonly standings: StandingsPart;
  readonly awards: AwardsPart;
  readonly rulings: readonly RulingRow[];
  /** Where the pack asks for something that everybody may read. */
  readonly details?: DetailsPart;
  /** Where the pack keeps one. */
  readonly ledger?: LedgerPart;
  /** While a round is open. */
  readonly clock?: ClockPart;
} & {
  readonly [round: `round/${number}`]: RoundPart | undefined;
  readonly [games: `games/${number}`]: Readonly<Record<GameId, GameRow>> | undefined;
};

/** What one viewer sees beside: a player, or the staff. */
export type OwnEventParts = {
  readonly me?: MePart;
  readonly desk?: DeskPart;
};
