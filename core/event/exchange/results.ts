/** A game of another program's as a result of a pack's: by its fields, whatever the pack. */
import type { FieldSpec, Pack } from '../pack.ts';
import type { EntrantId, OptionValues, Result, ScoreLine } from '../types.ts';
import { type ExchangeGame, type ExchangeSeat, mainField } from './exchange.ts';

interface Seated {
  /** The seats of the game here, in their order. */
  readonly seats: readonly EntrantId[];
  /** Entrants by the file's ids. */
  readonly ids: ReadonlyMap<string, EntrantId>;
}

/** Null for a game that has no result. What the file does not say is left out, and the pack says whether it may be. */
export function resultOf(pack: Pack, options: OptionValues, game: ExchangeGame, { seats, ids }: Seated): Result | null {
  const fields = pack.results.fields(options);
  const lines = seats.flatMap((id) => {
    const seat = game.seats.find(({ player }) => ids.get(player) === id);
    return seat ? [lineOf(fields, seat, game.winner)] : [];
  });
  switch (game.result) {
    case 'pending':
    case 'void':
    case 'bye':
      return null;
    case 'forfeit':
      return { kind: 'forfeit', by: seats.filter((id) => id !== (game.winner === null ? null : ids.get(game.winner))) };
    case 'played':
    case 'agreed':
      return { kind: 'played', scores: lines };
  }
}

/** By the convention of all packs a choice of who won has the ids `win` and `loss`, and `tie` or `draw`. */
const OUTCOMES = { won: ['win'], lost: ['loss'], level: ['tie', 'draw'] } as const;

function lineOf(fields: readonly FieldSpec[], seat: ExchangeSeat, winner: string | null): ScoreLine {
  const main = mainField(fields);
  const ended = winner === null ? 'level' : winner === seat.player ? 'won' : 'lost';
  const words: readonly string[] = OUTCOMES[ended];
  const cells = fields.flatMap(({ id, kind, choices = [] }): (readonly [string, number | string])[] => {
    if (kind === 'choice') {
      const choice = choices.find((one) => words.includes(one.id));
      return choice ? [[id, choice.id]] : [];
    }
    const figure = seat.scores[id] ?? (id === main ? seat.score : null);
    return figure === null ? [] : [[id, figure]];
  });
  return Object.fromEntries(cells);
}
