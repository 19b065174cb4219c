/** Season Zero at the table: Strategies, Schemes, whole scoring steps, actions, idols and whose turn it is. */
import { figuresOf, textOf, numberOf, fieldsOf, textsOf, type Fields } from '../../core/journal/json.ts';
import { isCard } from '../../core/chance/fate-deck.ts';
import { nextToken } from '../../core/systems/gaining-grounds-s0/rules/actions/explosives.ts';
import { idolPlace } from '../../core/systems/gaining-grounds-s0/rules/actions/idols.ts';
import { brawlOrder, nextOfTeam, nextTeam } from '../../core/systems/gaining-grounds-s0/rules/actions/turns.ts';
import { SEASON_ZERO } from '../../core/systems/gaining-grounds-s0/rules/edition.ts';
import { gainingGroundsS0 as pack } from '../../core/systems/gaining-grounds-s0/pack.ts';
import { readTable } from '../../core/systems/malifaux/rules/read.ts';
import { optionsOf } from '../given.ts';
import { playOperations } from '../malifaux-play.ts';
import { textsInAnyOrder } from '../match.ts';
import type { Answer, Operations } from '../operation.ts';

function place(value: unknown): readonly [number, number] | undefined {
  if (!Array.isArray(value)) return undefined;
  const places: readonly unknown[] = value;
  return [numberOf(places[0], 0), numberOf(places[1], 0)];
}

function idol(given: Fields): Answer {
  const pick = place(given.pick);
  const instead = given.blocked === true ? { instead: place(given.agreedSpot) ?? null } : {};
  const { spot, choices, at } = idolPlace({
    deployment: textOf(given.deployment, 'standard'),
    initiative: textOf(given.initiative, 'A'),
    flips: textsOf(given.flips).filter(isCard),
    ...(pick ? { pick } : {}),
    ...instead,
  });
  return { spot, choices, at };
}

function teamTurn({ last, teams, left, side }: Fields): Answer {
  const byTeam = Object.fromEntries(Object.entries(fieldsOf(teams)).map(([id, players]) => [id, textsOf(players)]));
  const counts = figuresOf(left);
  const next = typeof side === 'string' ? side : nextTeam({ teams: byTeam, last: textOf(last), left: counts });
  const team = byTeam[next ?? ''] ?? [];
  const { next: player } = nextOfTeam({ team, last: team.includes(textOf(last)) ? textOf(last) : null, left: counts });
  return { next: player };
}

export const PLAY_OPERATIONS: Operations = {
  ...playOperations({
    edition: SEASON_ZERO,
    options: (given) => optionsOf(pack, given),
    beside: () => ({}),
  }),
  'sequence/tokens': {
    manner: textsInAnyOrder(),
    answer: ({ initiative, table }) => ({ next: nextToken(readTable(table), textOf(initiative, 'A')).next }),
  },
  'sequence/team-activation': { manner: textsInAnyOrder(), answer: teamTurn },
  'sequence/activation-order': {
    manner: textsInAnyOrder('order'),
    answer: ({ flips }) => ({ order: brawlOrder(figuresOf(flips)).order }),
  },
  effect: { manner: textsInAnyOrder(), answer: idol },
};
