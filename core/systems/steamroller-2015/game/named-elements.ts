/** What people call the elements of a scenario: the left flag, Ana's zone. */
import { sideIn } from '../../../encounter/names.ts';
import { OBJECTIVES } from '../rules/scenarios.ts';
import { SIDES, type PlayerSide } from '../rules/sides.ts';
import { type Story, seatOf } from './state.ts';

/** The drawing has the first player at the bottom. */
const PLACES: Readonly<Record<string, string>> = {
  ZL: 'left zone',
  ZC: 'centre zone',
  ZR: 'right zone',
  FL: 'left flag',
  FC: 'centre flag',
  FR: 'right flag',
};

type Known = Pick<Story, 'scenario' | 'first'>;

export function elementName(story: Known, id: string): string {
  const of = SIDES.find((side) => OBJECTIVES[side] === id);
  if (of) return `${sideIn(seatOf(story, of))}’s objective`;
  const element = story.scenario.elements[id];
  if (!element) return id;
  const { kind, owner } = element;
  const alike = Object.values(story.scenario.elements).filter((one) => one.kind === kind && one.owner === owner);
  if (owner !== 'neutral') {
    return `${sideIn(seatOf(story, owner))}’s ${kind}${alike.length > 1 ? ` ${id}` : ''}`;
  }
  const place = PLACES[id];
  if (place !== undefined) return place;
  return alike.length > 1 ? `${kind} ${id}` : kind;
}

/** Within a sentence: the left flag, Ana’s zone. */
export function theName(name: string): string {
  return /^(left |centre |right )?(zone|flag)/.test(name) ? `the ${name}` : name;
}

/** Nobody taps which caster it was where a list has one, and a model that is no caster of the list may have dominated. */
export function saysCaster({ cards }: Pick<Story, 'cards'>, side: PlayerSide): boolean {
  return cards.filter((card) => card.caster && card.side === side).length > 1;
}

/** What a point of a side was for, with the element's name in it. */
export function elementsNamed(story: Known & Pick<Story, 'cards'>, side: PlayerSide, text: string): string {
  return text
    .replace(/^(Dominates|Controls) (\S+) with (.+)\.$/, (_, how: string, id: string, by: string) => {
      const name = theName(elementName(story, id));
      if (how === 'Dominates' && !saysCaster(story, side)) return `Dominates ${name}.`;
      return `${how} ${name} with ${by}.`;
    })
    .replace(/^The enemy objective (\S+) fell/, (_, id: string) => `${elementName(story, id)} fell`);
}

/** A sentence's first letter, which a player's name keeps. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
