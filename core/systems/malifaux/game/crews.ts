/** The two Crews in a game: who is in them, who fell, and what can be said of them without a measure. */
import { sideIn } from '../../../encounter/names.ts';
import type { Guide, SideId } from '../../../encounter/types.ts';
import { bare } from '../rules/entered.ts';
import type { Kill } from '../rules/happened.ts';
import type { Known } from '../rules/notes.ts';
import type { ModelOnTable, PlayTable, CrewSide } from '../rules/table.ts';
import type { Crew } from '../roster/crew.ts';
import { SIDES } from './ids.ts';

/** A model of a Crew, under an id of its own: `A2`. */
export interface FieldedModel extends Known {
  readonly name: string;
  /** Of a team, whose Crew it is in: `1`, or `2` for the teammate's. */
  readonly player: string;
}

export interface Fallen {
  readonly turn: number;
  readonly victim: string;
  readonly by: string | null;
  readonly how: Kill['how'] | 'buried';
}

/** A model that no list names: summoned, or of a Crew on paper. */
export function strangerOf(side: CrewSide): string {
  return `other-${side}`;
}

/** The sides whose models are all known: each player of the team named their Crew. */
export function wholeCrews(models: readonly FieldedModel[], crews: number): readonly SideId[] {
  const playersOf = (side: SideId) => new Set(models.flatMap((one) => (one.side === side ? [one.player] : [])));
  return SIDES.filter((side) => playersOf(side).size === crews);
}

/** A model that came into play during the game. Its card is not known. */
export function summonedModel(models: readonly FieldedModel[], side: SideId, name: string): FieldedModel {
  const own = models.filter((one) => one.side === side);
  const alike = own.filter((one) => one.name === name || one.name.startsWith(`${name} (`)).length;
  return {
    id: `${side}${own.length + 1}`,
    side,
    name: alike === 0 ? name : `${name} (${alike + 1})`,
    rank: 'minion',
    leader: false,
    cost: null,
    unsure: ['rank', 'cost'],
    player: own[0]?.player ?? '1',
    summoned: true,
  };
}

/** Who is numbered already, whose Crew of a team it is, and whether Leaders and Masters have a Cost in this edition. */
interface Fielding {
  readonly before: number;
  readonly player: string;
  readonly costlyLeaders: boolean;
}

export function fieldedIn(
  side: CrewSide,
  crew: Crew,
  { before, player, costlyLeaders }: Fielding,
): readonly FieldedModel[] {
  const seen = new Map<string, number>();
  return crew.models.map(({ name, rank, cost }, index) => {
    const copy = (seen.get(name) ?? 0) + 1;
    seen.set(name, copy);
    const leader = name === crew.leader && copy === 1;
    const costless = !costlyLeaders && (leader || rank === 'master');
    return {
      id: `${side}${before + index + 1}`,
      side,
      name: copy === 1 ? name : `${name} (${copy})`,
      rank: rank ?? (leader ? 'master' : 'minion'),
      leader,
      cost: cost ?? null,
      unsure: [
        ...(rank === undefined ? (['rank'] as const) : []),
        ...(cost === undefined && !costless ? (['cost'] as const) : []),
      ],
      player,
    };
  });
}

/** What each side played, once the game is over; nothing of a Crew on paper. */
export function playedGuides(
  sides: readonly SideId[],
  led: (side: SideId) => readonly { readonly name: string }[],
): readonly Guide[] {
  const played = sides.flatMap((side) => {
    const names = led(side).map(({ name }) => name);
    return names.length === 0 ? [] : [`${sideIn(side)} played ${names.join(' and ')}`];
  });
  return played.length === 0 ? [] : [{ text: `${played.join('; ')}.`, rules: [] }];
}

/** The Crews as a table on which nothing has a place: for what needs none. `out`: who is not in play. */
export function placelessTable(deployment: string, models: readonly FieldedModel[], out: readonly string[]): PlayTable {
  return {
    deployment,
    models: models.map((model) => ({ ...bare(model), inPlay: !out.includes(model.id) })),
    markers: [],
    terrain: [],
    out,
  };
}

/** Who died, in order; from the kill at place `revealed` on after the Scheme in question was revealed. */
export function killsOn(table: PlayTable, fallen: readonly Fallen[], revealed = Infinity): readonly Kill[] {
  const found = (id: string | null, place: number): ModelOnTable | null =>
    table.models.find((model) => model.id === id) ?? strangerIn(id, place);
  return fallen.flatMap(({ turn, victim, by, how }, place) => {
    const dead = found(victim, place);
    if (!dead || how === 'buried') return [];
    const killer = found(by, place);
    return [{ turn, victim: dead, by: killer, crew: killer?.side ?? null, how, afterReveal: place >= revealed }];
  });
}

function strangerIn(id: string | null, place: number): ModelOnTable | null {
  const side = ['A', 'B'].find((one) => strangerOf(one) === id);
  if (side === undefined) return null;
  const known = { id: `${side}.${place}`, side, rank: 'minion', leader: false, cost: null } as const;
  return { ...bare({ ...known, unsure: ['rank', 'cost'] }), summoned: true };
}
