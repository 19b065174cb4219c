/** Reading what a vector gives: fields with their plain defaults, and an event so far as the packs read it. */
import type { History, HistoryEntrant, HistoryGame, HistoryStatus, Pack } from '../core/event/pack.ts';
import { FORFEIT_REASONS, type OptionValues, type Result, type ScoreLine } from '../core/event/types.ts';
import {
  type Json,
  numberOf,
  textOf,
  fieldsOf,
  rowsOf,
  textsOf,
  type Fields,
  isPlainObject,
} from '../core/journal/json.ts';
import { type Refusal, isRefusal } from '../core/rules/refusal.ts';
import type { Answer } from './operation.ts';

/** What a refusal is in a vector's words. */
export function refused({ refused: rules }: Refusal): { readonly refused: readonly string[] } {
  return { refused: rules };
}

/** What is set of a pack's options; a vector may name some that are none of them. */
export function knownOptions(pack: Pack, options: unknown): OptionValues {
  const known = Object.entries(fieldsOf(options)).filter(([id]) =>
    pack.options.specs.some((option) => option.id === id),
  );
  return Object.fromEntries(known) as Record<string, Json>;
}

/** The product's answer under the options that a vector sets, or why no event is played under them. */
export function answerUnder(
  pack: Pack,
  values: OptionValues,
  answer: (options: OptionValues) => Answer | Refusal,
): Answer {
  const configured = pack.options.configure(values);
  const found = isRefusal(configured) ? configured : answer(configured.options);
  return isRefusal(found) ? refused(found) : found;
}

/** The pack's options as the vector sets them. */
export function optionsOf(pack: Pack, given: Fields): OptionValues {
  const configured = pack.options.configure(knownOptions(pack, given.options));
  if (isRefusal(configured)) throw new Error(configured.message);
  return configured.options;
}

/** How many rounds the organiser planned, or null. */
export function plannedOf(given: Fields): number | null {
  const { rounds } = fieldsOf(given.options);
  return numberOf(rounds, null);
}

/** An event so far. */
export function historyOf(pack: Pack, given: Fields): History {
  return {
    options: optionsOf(pack, given),
    entrants: rowsOf(given.players).map(entrantOf),
    rounds: rowsOf(given.rounds).map(({ games }) => ({ games: rowsOf(games).map(gameOf) })),
  };
}

const STATUSES: readonly HistoryStatus[] = ['active', 'dropped', 'disqualified', 'ringer'];

function entrantOf(player: Fields): HistoryEntrant {
  const { id, status, checkedIn, leftAfterRound, group } = player;
  return {
    id: textOf(id),
    status: STATUSES.find((known) => known === status) ?? 'active',
    checkedIn: checkedIn !== false,
    ...(typeof leftAfterRound === 'number' ? { leftAfterRound } : {}),
    ...(typeof group === 'string' ? { group } : {}),
  };
}

export function gameOf({ players, result }: Fields): HistoryGame {
  return { seats: textsOf(players), result: isPlainObject(result) ? resultOf(result) : null };
}

function resultOf(given: Fields): Result {
  const { kind } = given;
  switch (kind) {
    case 'bye':
    case 'void':
      return { kind };
    case 'played':
    case 'set':
      return { kind, scores: scoresOf(given.scores) };
    case 'forfeit': {
      const reason = FORFEIT_REASONS.find((known) => known === given.reason);
      return { kind, by: idsOf(given.by), ...(reason ? { reason } : {}) };
    }
    case 'no-cards':
      return { kind, by: textOf(given.by) };
    case 'concession': {
      const approvals = isPlainObject(given.approvals) ? { approvals: approvalsOf(given.approvals) } : {};
      return { kind, by: textOf(given.by), scores: scoresOf(given.scores), ...approvals, ...agreementOf(given) };
    }
    case 'agreed': {
      const { current = given.scores, packed } = given;
      const rest = { ...agreementOf(given), current: scoresOf(current), ...(packed === true ? { packed } : {}) };
      return { kind, scores: scoresOf(given.scores), approvals: approvalsOf(fieldsOf(given.approvals)), ...rest };
    }
    default:
      throw new Error(`no result is of the kind ${String(kind)}`);
  }
}

function agreementOf({ current, inducement }: Fields): { current?: readonly ScoreLine[]; inducement?: boolean } {
  return {
    ...(current === undefined ? {} : { current: scoresOf(current) }),
    ...(inducement === true ? { inducement } : {}),
  };
}

function approvalsOf(given: Fields): Record<string, boolean> {
  const answered = Object.entries(given).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean');
  return Object.fromEntries(answered);
}

function idsOf(value: unknown): readonly string[] {
  return typeof value === 'string' ? [value] : textsOf(value);
}

function scoresOf(value: unknown): readonly ScoreLine[] {
  const isScore = (entry: [string, unknown]): entry is [string, number | string] =>
    typeof entry[1] === 'number' || typeof entry[1] === 'string';
  return rowsOf(value).map((line) => Object.fromEntries(Object.entries(line).filter(isScore)));
}
