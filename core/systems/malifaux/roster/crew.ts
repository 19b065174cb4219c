/** A Crew as data: what somebody recorded of its models. What nobody said breaks nothing. */
import type { Rank } from '../rules/table.ts';

export interface CrewUpgrade {
  readonly name: string;
  readonly cost?: number;
}

export interface CrewModel {
  readonly name: string;
  readonly rank?: Rank;
  /** Printed Cost. */
  readonly cost?: number;
  readonly factions?: readonly string[];
  readonly keywords?: readonly string[];
  readonly versatile?: boolean;
  /** Of Dead Man’s Hand. */
  readonly dmh?: boolean;
  /** How many of it there may be. */
  readonly limit?: number;
  /** The name of the model whose Totem it is. */
  readonly totemOf?: string;
  readonly upgrades?: readonly CrewUpgrade[];
  /** It stands for a model that it is not. */
  readonly proxy?: boolean;
  readonly paint?: 'painted' | 'primer' | 'bare';
  /** What it is cast in; gray unless told. */
  readonly plastic?: 'gray' | 'coloured';
  /** Percent of a conversion that is not from the model's maker. */
  readonly foreignShare?: number;
  /** An Emissary of Fate. */
  readonly emissary?: boolean;
  /** The diameter of the base in mm, and what the model's has to be. */
  readonly base?: number;
  readonly legalBase?: number;
  /** The miniature that stands for it, where that is another one. */
  readonly miniature?: { readonly name: string; readonly avatar: boolean; readonly faction?: string };
}

export interface Crew<Model extends CrewModel = CrewModel> {
  /** As it was declared for this game; left out: the player's. */
  readonly faction?: string;
  /** The Leader, by name. */
  readonly leader: string;
  /** All models, the Leader among them. */
  readonly models: readonly Model[];
  /** Soulstones in the pool, where somebody counted them. */
  readonly soulstones?: number;
}

/** What a model costs with its Upgrades; a Cost that nobody told counts nothing. */
export function costOf({ cost = 0, upgrades = [] }: CrewModel): number {
  return cost + upgradesCost(upgrades);
}

export function upgradesCost(upgrades: readonly CrewUpgrade[]): number {
  return upgrades.reduce((sum, upgrade) => sum + (upgrade.cost ?? 0), 0);
}

export function leaderOf<Model extends CrewModel>({ leader, models }: Crew<Model>): Model | undefined {
  return models.find(({ name }) => name === leader);
}

/** All models but the Leader: a second one of that name is a hire. */
export function hiresOf<Model extends CrewModel>(crew: Crew<Model>): readonly Model[] {
  const leader = leaderOf(crew);
  return crew.models.filter((model) => model !== leader);
}

export function shareKeyword(a: CrewModel, b: CrewModel | undefined): boolean {
  return a.keywords?.some((keyword) => b?.keywords?.includes(keyword)) ?? false;
}

/** Names with how many of each are more than the other list has. */
export function beyond(names: readonly string[], pool: readonly string[]): readonly string[] {
  const left = [...pool];
  return names.filter((name) => {
    const place = left.indexOf(name);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** Whether two Crews are the same models, in any order. */
export function sameNames(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && beyond(a, b).length === 0;
}
