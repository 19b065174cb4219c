/** What a Crew may put on the table: its player's Faction, painted models, official miniatures. */
import { type RuleId, cite } from '../../journal/cite.ts';
import { type Refusal, refuse } from '../../journal/types.ts';

/** A model as somebody recorded it; what nobody said breaks nothing. */
export interface FieldedModel {
  readonly name: string;
  readonly paint?: 'painted' | 'primer' | 'bare';
  /** What it is cast in; gray unless told. */
  readonly plastic?: 'gray' | 'coloured';
  /** Percent of a conversion that is not from the model's maker. */
  readonly foreignShare?: number;
  readonly proxy?: boolean;
  /** An Emissary of Fate, and the Factions of the model. */
  readonly emissary?: boolean;
  readonly factions?: readonly string[];
  /** The diameter of the base in mm, and what the model's has to be. */
  readonly base?: number;
  readonly legalBase?: number;
  /** The miniature that stands for it, where that is another one. */
  readonly miniature?: { readonly name: string; readonly avatar: boolean; readonly faction?: string };
}

export interface FieldedCrew {
  readonly faction: string;
  readonly models: readonly FieldedModel[];
}

/** The most percent of a conversion that may be from other makers. */
const FOREIGN = 33;

/** Miniatures of models that are no more: they stand for the model that took their place, on its base. */
const RETIRED: readonly string[] = [
  'minion hamelin',
  'minion misaki',
  'candy the petulant youth',
  'nightmare hanged',
  'the carver',
];

/** No Avatar by its card, and used like one. */
const LIKE_AVATARS: readonly string[] = ['sim 29'];

type Problem = readonly [rule: RuleId, text: string];

/** Everything that keeps a Crew from being played; null when nothing does. */
export function checkCrew(declared: string, { faction, models }: FieldedCrew): Refusal | null {
  cite('GG18-CHECKIN-03', 'GG18-PAINT-02', 'GG18-PAINT-03', 'GG18-PROXY-01', 'GG18-PROXY-03');
  const foreign: readonly Problem[] =
    faction === declared ? [] : [['GG18-CHECKIN-03', `This Crew is of ${faction}; ${declared} was declared.`]];
  const problems = [...foreign, ...models.flatMap(problemsOf)];
  if (problems.length === 0) return null;
  return refuse('bad-crew', problems.map(([, text]) => text).join(' '), ...cite(...problems.map(([rule]) => rule)));
}

function problemsOf(model: FieldedModel): readonly Problem[] {
  const { name, paint = 'painted', plastic = 'gray', foreignShare = 0, proxy } = model;
  return [
    ...problem(paint !== 'painted' && plastic === 'gray', 'GG18-PAINT-02', `${name} is not painted.`),
    ...problem(proxy === true, 'GG18-PROXY-01', `${name} is a proxy.`),
    ...problem(foreignShare > FOREIGN, 'GG18-PROXY-03', `More than ${FOREIGN} percent of ${name} is of other makers.`),
    ...standInProblems(model),
  ];
}

function problem(broken: boolean, rule: RuleId, text: string): readonly Problem[] {
  return broken ? [[rule, text]] : [];
}

/** An Avatar stands for an Emissary of its own Faction, a retired miniature on the base of the model it became. */
function standInProblems({ name, emissary, factions, base, legalBase, miniature }: FieldedModel): readonly Problem[] {
  if (!miniature) return [];
  const key = miniature.name.trim().toLowerCase();
  if (miniature.avatar || LIKE_AVATARS.includes(key)) {
    cite('GG18-PROXY-07', ...(miniature.avatar ? [] : ['GG18-PROXY-08']));
    if (emissary !== true) return problem(true, 'GG18-PROXY-01', `${miniature.name} stands for an Emissary alone.`);
    const fits = miniature.faction === undefined || (factions ?? [miniature.faction]).includes(miniature.faction);
    return problem(!fits, 'GG18-PROXY-07', `${miniature.name} is not of the Faction of ${name}.`);
  }
  if (!RETIRED.includes(key)) return [];
  cite('GG18-PROXY-06');
  const moved = base !== undefined && legalBase !== undefined && base !== legalBase;
  return problem(moved, 'GG18-PROXY-06', `${miniature.name} needs the base of ${name}: ${legalBase ?? 0} mm.`);
}
