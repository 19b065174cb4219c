/** Teams at the table: who of two activates next, where their Crews are known and their Activations told. */
import { turnScope, SIDES } from './ids.ts';
import { askId } from '../../../encounter/ask-id.ts';
import { sideIn } from '../../../encounter/names.ts';
import type { Ask, Guide, SideId } from '../../../encounter/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import type { Json } from '../../../journal/json.ts';
import type { FieldedModel } from './crews.ts';
import type { GameState } from './state.ts';

function playsInTeams({ edition, setting }: GameState): boolean {
  return edition.teams !== null && edition.crews(setting.options) > 1;
}

/** Models that may still act in this Turn. */
function leftOf({ models, out, acted }: GameState): readonly FieldedModel[] {
  return models.filter(({ id }) => !acted.includes(id) && !out.includes(id));
}

export const ACTIVATED_ID = askId('activated');

export function activationAsks(state: GameState): readonly Ask[] {
  const left = leftOf(state);
  if (!playsInTeams(state) || left.length === 0) return [];
  return [
    {
      id: ACTIVATED_ID.write({}, turnScope(state.turn)),
      of: 'any',
      label: 'A model was activated',
      help: 'Then the page says whose model of the team is next.',
      kind: {
        type: 'choice',
        choices: left.map(({ id, side, name }) => ({ id, label: `${name}, ${sideIn(side)}` })),
      },
      again: true,
      optional: true,
      rules: cite(...(state.edition.teams?.rules ?? [])),
    },
  ];
}

interface Due {
  readonly next: string;
  readonly rules: readonly RuleId[];
}

/** Who of this side's two has to be next: nobody before the first, or where one of the Crews is on paper. */
function dueOf(state: GameState, side: SideId): Due | null {
  const { edition, models, acted } = state;
  const own = models.filter((model) => model.side === side);
  const last = [...acted].reverse().flatMap((id) => own.find((model) => model.id === id) ?? [])[0];
  const team = ['1', '2'];
  if (last === undefined || !team.every((player) => own.some((model) => model.player === player))) return null;
  const left = leftOf(state).filter((model) => model.side === side);
  const counted = team.map((player) => [player, left.filter((model) => model.player === player).length] as const);
  const found = edition.teams?.next({ team, last: last.player, left: Object.fromEntries(counted) });
  return found && found.next !== null ? { next: found.next, rules: found.rules } : null;
}

/** A Crew by who leads it. */
function crewOf({ models }: GameState, side: SideId, player: string): string {
  const own = models.filter((model) => model.side === side && model.player === player);
  return (own.find(({ leader }) => leader) ?? own[0])?.name ?? '';
}

/** A player among all: `A:2`. */
function playerOf({ side, player }: Pick<FieldedModel, 'side' | 'player'>): string {
  return `${side}:${player}`;
}

/** Which team is next; nothing where Crews are on paper, for nobody knows who has a model left. */
function teamGuides(state: GameState): readonly Guide[] {
  const { edition, models, acted } = state;
  const last = models.find(({ id }) => id === acted[acted.length - 1]);
  const teams = Object.fromEntries(SIDES.map((side) => [side, ['1', '2'].map((player) => playerOf({ side, player }))]));
  const known = Object.values(teams).every((team) =>
    team.every((player) => models.some((model) => playerOf(model) === player)),
  );
  if (!last || !known) return [];
  const left = leftOf(state).map(playerOf);
  const counts = Object.fromEntries(left.map((player) => [player, left.filter((one) => one === player).length]));
  const next = edition.teams?.nextTeam({ teams, last: playerOf(last), left: counts }) ?? null;
  return next === null
    ? []
    : [{ text: `${sideIn(next)} activates next.`, rules: cite(...(edition.teams?.rules ?? [])) }];
}

export function activationGuides(state: GameState): readonly Guide[] {
  if (!playsInTeams(state)) return [];
  return [...teamGuides(state), ...dueGuides(state)];
}

function dueGuides(state: GameState): readonly Guide[] {
  return SIDES.flatMap((side) => {
    const due = dueOf(state, side);
    if (due === null) return [];
    return [
      { text: `${sideIn(side)}: next a model of ${crewOf(state, side, due.next)}’s Crew.`, rules: [...due.rules] },
    ];
  });
}

export function checkActivated(state: GameState, value: Json): Refusal | null {
  const model = state.models.find(({ id }) => id === value);
  const due = model === undefined ? null : dueOf(state, model.side === 'B' ? 'B' : 'A');
  if (!model || !due || due.next === model.player) return null;
  const crew = crewOf(state, model.side === 'B' ? 'B' : 'A', due.next);
  const message = `Teammates take turns: a model of ${crew}’s Crew is next, while it has one to activate.`;
  return refuse('not-next', message, ...due.rules);
}
