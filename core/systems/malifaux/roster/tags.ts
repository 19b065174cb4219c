/**
 * What stands in square brackets after a model: what its card says and a list does not, and how it is fielded. All other
 * words are Keywords.
 */
import type { CrewModel } from './crew.ts';

/** Words with nothing more to them. */
const WORDS: Readonly<Record<string, Partial<CrewModel>>> = {
  versatile: { versatile: true },
  proxy: { proxy: true },
  dmh: { dmh: true },
  "dead man's hand": { dmh: true },
  emissary: { emissary: true },
  bare: { paint: 'bare' },
  primer: { paint: 'primer' },
  primed: { paint: 'primer' },
  'coloured plastic': { plastic: 'coloured' },
  'colored plastic': { plastic: 'coloured' },
};

export function withTags(model: CrewModel, tags: readonly string[], factions: readonly string[]): CrewModel {
  const lists = { keywords: [...(model.keywords ?? [])], factions: [...(model.factions ?? [])] };
  return tags.reduce<CrewModel>((known, tag) => ({ ...known, ...readTag(tag, factions, lists) }), model);
}

/** What may be said more than once, as far as it is read: lists that grow. */
interface Lists {
  readonly keywords: string[];
  readonly factions: string[];
}

function readTag(tag: string, factions: readonly string[], lists: Lists): Partial<CrewModel> {
  const word = tag.toLowerCase().replaceAll('’', "'");
  const faction = factions.find((one) => one.toLowerCase().replaceAll('’', "'") === word);
  if (faction !== undefined) {
    lists.factions.push(faction);
    return { factions: lists.factions };
  }
  const known = WORDS[word] ?? figureIn(word) ?? standsFor(tag, factions);
  if (known) return known;
  lists.keywords.push(tag);
  return { keywords: lists.keywords };
}

/** `limit 2`, `foreign 40 %`, `base 30 of 50`. */
function figureIn(word: string): Partial<CrewModel> | null {
  const [, limit] = /^limit (\d{1,2})$/.exec(word) ?? [];
  if (limit !== undefined) return { limit: Number(limit) };
  const [, foreign] = /^foreign (\d{1,3}) ?%?$/.exec(word) ?? [];
  if (foreign !== undefined) return { foreignShare: Number(foreign) };
  const [, base, legal] = /^base (\d{2,3})(?: ?mm)?(?: of (\d{2,3})(?: ?mm)?)?$/.exec(word) ?? [];
  if (base === undefined) return null;
  return { base: Number(base), ...(legal === undefined ? {} : { legalBase: Number(legal) }) };
}

/** `as The Carver`; `as Avatar Seamus of Guild`. */
function standsFor(tag: string, factions: readonly string[]): Partial<CrewModel> | null {
  const [, text] = /^as (.+)$/i.exec(tag) ?? [];
  if (text === undefined) return null;
  const faction = factions.find((one) => text.toLowerCase().endsWith(` of ${one.toLowerCase()}`));
  const name = faction === undefined ? text : text.slice(0, -` of ${faction}`.length);
  return { miniature: { name, avatar: /^avatar\b/i.test(name), ...(faction === undefined ? {} : { faction }) } };
}
