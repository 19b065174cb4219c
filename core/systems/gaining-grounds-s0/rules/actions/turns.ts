/** Whose turn it is: teammates one after the other, and a Brawl by its flips. */
import { cite } from '../../../../rules/cite.ts';
import type { RuleId } from '../../../../rules/rule-ids.ts';

interface TeamTurn {
  /** The players of the team. */
  readonly team: readonly string[];
  /** Who of them activated last; null: nobody yet. */
  readonly last: string | null;
  /** By player: models still to act. */
  readonly left: Readonly<Record<string, number>>;
}

/** Who of a team activates next: the teammate of who did last, as long as they have a model to activate. */
export function nextOfTeam({ team, last, left }: TeamTurn): {
  readonly next: string | null;
  readonly rules: readonly RuleId[];
} {
  const start = last === null ? 0 : team.indexOf(last) + 1;
  const order = [...team.slice(start), ...team.slice(0, start)];
  return {
    next: order.find((player) => (left[player] ?? 0) > 0) ?? null,
    rules: cite('GG0-VAR-TEAM-08', 'GG0-AMB-52'),
  };
}

interface TeamsTurn {
  /** By side: the players of the team. */
  readonly teams: Readonly<Record<string, readonly string[]>>;
  /** Who activated last of all; null: nobody yet. */
  readonly last: string | null;
  /** By player: models still to act. */
  readonly left: Readonly<Record<string, number>>;
}

/** Whose activation is next: that of the team that did not activate last, as long as it has a model to activate. */
export function nextTeam({ teams, last, left }: TeamsTurn): string | null {
  const sides = Object.entries(teams).filter(([, team]) => team.some((player) => (left[player] ?? 0) > 0));
  const [next] = sides.find(([, team]) => last !== null && !team.includes(last)) ?? sides[0] ?? [null];
  return last === null ? null : next;
}

/** The order of a Brawl: the highest flip first. Who flipped alike flip again among themselves. */
export function brawlOrder(flips: Readonly<Record<string, number>>): {
  readonly order: readonly string[];
  readonly again: readonly string[];
  readonly rules: readonly RuleId[];
} {
  const players = Object.entries(flips).sort(([, a], [, b]) => b - a);
  const again = players.filter(([, flip]) => players.filter(([, other]) => other === flip).length > 1);
  return {
    order: players.map(([player]) => player),
    again: again.map(([player]) => player),
    rules: cite('GG0-MODE-AOB-06', ...(again.length > 0 ? (['GG0-AMB-72'] as const) : [])),
  };
}
