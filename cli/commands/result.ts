import { Option } from 'commander';
import { FORFEIT_REASONS, type Result } from '../../core/event/types.ts';
import type { EntrantRow, GameRow } from '../../core/event/views.ts';
import type { EventView } from '../desk/parts.ts';
import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import type { Desk } from '../desk/desk.ts';
import {
  type Asked,
  type CommandSpec,
  type Options,
  type Outcome,
  listOf,
  numberOf,
  onEvent,
  overridable,
  textOf,
  whole,
} from '../spec.ts';

const KINDS = ['played', 'forfeit', 'agreed', 'concession', 'set', 'no-cards', 'void'] as const;

export const result: CommandSpec = {
  usage: 'result <what...>',
  summary: 'enter a result: `result 3 5-2`, `result ana 5-2 bo`, `result 3 --kind forfeit --by ana`',
  define: (command) =>
    overridable(onEvent(command))
      .addOption(new Option('--kind <kind>', 'how it ended').choices(KINDS).default('played'))
      .option('--by <who...>', 'who forfeits or concedes')
      .addOption(new Option('--grounds <why>', 'of a forfeit').choices(FORFEIT_REASONS))
      .option('--current <score>', 'the score on the table when they agreed')
      .option('--scores <json>', 'for packs that ask for several figures')
      .option('--reason <text>', 'needed to change a result; everybody can read it')
      .option('--round <number>', 'without it, the latest', whole(1, 64)),
  run: async (asked) => {
    const { atDesk } = await import('../desk/open.ts');
    return atDesk(asked, (desk, parts) => enter(asked, desk, parts));
  },
};

async function enter(asked: Asked, desk: Desk, parts: EventView): Promise<Outcome> {
  const found = await gameOf(asked, parts);
  if (isRefusal(found)) return found;
  const { game, score, turn, entrants } = found;
  const entered = await resultOf(asked.options, { game, score, turn, entrants, parts });
  if (isRefusal(entered)) return entered;
  const [reason, override] = [textOf(asked.options, 'reason'), textOf(asked.options, 'override')];
  const done = await desk.send({
    type: 'enter-result',
    game: game.id,
    result: entered,
    ...(reason === undefined ? {} : { reason }),
    ...(override === undefined ? {} : { override }),
  });
  if (isRefusal(done)) return done;
  const { playersText, resultText } = await import('../text/event.ts');
  const { safe } = await import('../text/safe.ts');
  const text = safe(
    `${playersText({ ...game, attacker: null }, entrants)}: ${resultText({ ...game, result: entered })}`,
  );
  return {
    data: { game: game.id, table: game.table, seats: game.seats, result: entered, entries: done.entries },
    text,
  };
}

interface Found {
  readonly game: GameRow;
  readonly score: string | undefined;
  /** The score was written from the other side of the table. */
  readonly turn: boolean;
  readonly entrants: readonly EntrantRow[];
}

/** `3 5-2`, `ana 5-2 bo`, or a table or player alone. */
async function gameOf({ words, options }: Asked, parts: EventView): Promise<Found | Refusal> {
  const { entrantsOf, gamesOf } = await import('../desk/parts.ts');
  const { findEntrant, findGame } = await import('../who.ts');
  const { isScore } = await import('../score.ts');
  const round = numberOf(options, 'round') ?? parts.event.round;
  const games = gamesOf(parts, round);
  if (games.length === 0)
    return refuse('no-round', round === 0 ? 'No round is published yet.' : `There is no round ${round}.`);
  const at = words.findIndex(isScore);
  const [before, after] = at === -1 ? [words, []] : [words.slice(0, at), words.slice(at + 1)];
  const entrants = entrantsOf(parts);
  const first = before.join(' ');
  const game = findGame(games, entrants, first);
  if (isRefusal(game)) return game;
  const score = words[at];
  if (after.length === 0) return { game, score, turn: false, entrants };
  const [left, right] = [findEntrant(entrants, first), findEntrant(entrants, after.join(' '))];
  if (isRefusal(left)) return refuse('usage', 'Name both players, or only the table: `result 3 5-2`.');
  if (isRefusal(right)) return right;
  if (!game.seats.includes(right.id)) {
    return refuse('not-opponents', `${left.name} and ${right.name} do not play each other in round ${round}.`);
  }
  return { game, score, turn: game.seats.indexOf(left.id) > game.seats.indexOf(right.id), entrants };
}

interface Entering extends Found {
  readonly parts: EventView;
}

async function resultOf(options: Options, { game, score, turn, entrants, parts }: Entering): Promise<Result | Refusal> {
  const { scoresFrom, turned } = await import('../score.ts');
  const { findAll } = await import('../who.ts');
  const { fields } = parts.pack;
  const scores = turned(scoresFrom(score, textOf(options, 'scores'), fields), turn);
  const current = turned(scoresFrom(textOf(options, 'current'), undefined, fields), turn);
  const by = findAll(entrants, listOf(options, 'by'));
  for (const refusal of [scores, current, by]) if (isRefusal(refusal)) return refusal;
  const who = isRefusal(by) ? [] : by.map(({ id }) => id);
  const given = { scores: isRefusal(scores) ? undefined : scores, current: isRefusal(current) ? undefined : current };
  return ofKind(textOf(options, 'kind') ?? 'played', { ...given, who, grounds: textOf(options, 'grounds'), game });
}

interface Given {
  readonly scores: Extract<Result, { kind: 'played' }>['scores'] | undefined;
  readonly current: Extract<Result, { kind: 'played' }>['scores'] | undefined;
  readonly who: readonly string[];
  readonly grounds: string | undefined;
  readonly game: GameRow;
}

function ofKind(kind: string, { scores, current, who, grounds, game }: Given): Result | Refusal {
  const [first] = who;
  if (kind === 'void') return { kind };
  if (kind === 'forfeit' || kind === 'no-cards' || kind === 'concession') {
    if (first === undefined) return refuse('usage', 'Name the player with --by.');
  }
  if (kind === 'forfeit') {
    const reason = FORFEIT_REASONS.find((known) => known === grounds);
    return { kind, by: who, ...(reason === undefined ? {} : { reason }) };
  }
  if (kind === 'no-cards') return { kind, by: first ?? '' };
  if (scores === undefined) return refuse('usage', 'Give the score, like 5-2.');
  if (kind === 'concession') return { kind, by: first ?? '', scores };
  // The desk enters what everybody has agreed to: it has asked them.
  const approvals = Object.fromEntries([...game.seats, 'to'].map((seat) => [seat, true]));
  if (kind === 'agreed') return { kind, scores, current: current ?? scores, approvals };
  return kind === 'set' ? { kind, scores } : { kind: 'played', scores };
}
