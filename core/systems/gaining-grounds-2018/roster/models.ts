/** What a Crew may put on the table: its player's Faction, painted models, official miniatures. */
import { type Broken, broken } from '../../../rules/broken.ts';
import type { Crew, CrewModel } from '../../malifaux/roster/crew.ts';

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

/** Everything that keeps a Crew from being played by somebody who declared this Faction. */
export function checkCrew(declared: string, { faction = declared, models }: Crew): readonly Broken[] {
  const message = `This Crew is of ${faction}; ${declared} was declared.`;
  return [...broken(faction !== declared, 'GG18-CHECKIN-03', message), ...models.flatMap(problemsOf)];
}

function problemsOf(model: CrewModel): readonly Broken[] {
  const { name, paint = 'painted', plastic = 'gray', foreignShare = 0, proxy } = model;
  return [
    ...broken(paint !== 'painted' && plastic === 'gray', 'GG18-PAINT-02', `${name} is not painted.`, name),
    ...broken(proxy === true, 'GG18-PROXY-01', `${name} is a proxy.`, name),
    ...broken(
      foreignShare > FOREIGN,
      'GG18-PROXY-03',
      `More than ${FOREIGN} percent of ${name} is of other makers.`,
      name,
    ),
    ...standInProblems(model),
  ];
}

/** An Avatar stands for an Emissary of its own Faction, a retired miniature on the base of the model it became. */
function standInProblems({ name, emissary, factions, base, legalBase, miniature }: CrewModel): readonly Broken[] {
  if (!miniature) return [];
  const key = miniature.name.trim().toLowerCase();
  if (miniature.avatar || LIKE_AVATARS.includes(key)) {
    if (emissary !== true)
      return broken(true, 'GG18-PROXY-01', `${miniature.name} may stand only for an Emissary.`, name);
    const fits = miniature.faction === undefined || (factions ?? [miniature.faction]).includes(miniature.faction);
    return broken(!fits, 'GG18-PROXY-07', `${miniature.name} is not of the Faction of ${name}.`, name);
  }
  if (!RETIRED.includes(key)) return [];
  const moved = base !== undefined && legalBase !== undefined && base !== legalBase;
  return broken(moved, 'GG18-PROXY-06', `${miniature.name} needs the base of ${name}: ${legalBase ?? 0} mm.`, name);
}
