/** `roster`: the lists of one player, and what they break. */
import { numberOf, textOf, fieldsOf, rowsOf, type Fields, isPlainObject } from '../../core/journal/json.ts';
import {
  type ArmyList,
  ENTRY_KINDS,
  type ListCard,
  totalOf,
} from '../../core/systems/steamroller-2015/roster/army-list.ts';
import { wrongCount } from '../../core/systems/steamroller-2015/event/lists.ts';
import { brokenTogether, doubtsAbout, windowOf } from '../../core/systems/steamroller-2015/roster/legal.ts';
import type { OptionValues } from '../../core/event/types.ts';
import { brokenRules } from '../../core/rules/broken.ts';
import type { Answer, Operations } from '../operation.ts';
import { asked } from './given.ts';

export function listOf(given: Fields): ArmyList {
  const { name, faction, casters, points, entries, specialists, objective, theme } = given;
  return {
    name: textOf(name),
    faction: textOf(faction),
    casters: rowsOf(casters).map((caster) => ({
      card: textOf(caster.card),
      version: textOf(caster.version, 'original'),
      bonus: numberOf(caster.bonus, 0),
    })),
    points: numberOf(points, null),
    entries: rowsOf(entries).map(entryOf),
    specialists: rowsOf(specialists).map(entryOf),
    objective: textOf(objective, null),
    theme: isPlainObject(theme) ? { name: textOf(theme.name), tier: numberOf(theme.tier, 0) } : null,
  };
}

function entryOf(given: Fields): ListCard {
  const { card, version, kind, cost, paid, free, fa, relationship, inTheme, satisfies, raises } = given;
  const { kind: how, to } = fieldsOf(relationship);
  return {
    card: textOf(card),
    version: textOf(version, 'original'),
    kind: ENTRY_KINDS.find((known) => known === kind) ?? 'solo',
    cost: numberOf(cost, 0),
    paid: numberOf(paid, numberOf(cost, 0)),
    free: free === true,
    fa: typeof fa === 'number' || fa === 'C' ? fa : 'U',
    relationship: isPlainObject(relationship) ? { kind: textOf(how), to: textOf(to, null) } : null,
    inTheme: inTheme !== false,
    satisfies: textOf(satisfies, null),
    raises: raises === true,
    models: 1,
  };
}

function roster(given: Fields, options: OptionValues): Answer {
  const lists = rowsOf(given.rosters).map(listOf);
  const named = <Figure>(figureOf: (list: ArmyList) => Figure) =>
    Object.fromEntries(lists.map((list) => [list.name, figureOf(list)]));
  const broken = [
    ...brokenRules(brokenTogether(lists, options)),
    ...(wrongCount(lists.length, options)?.refused ?? []),
  ];
  const warned = lists.flatMap((list) => doubtsAbout(list, options).flatMap(({ rules }) => rules));
  return {
    legal: broken.length === 0,
    broken,
    totals: named(totalOf),
    windows: named((list) => windowOf(list, options)),
    warnings: [...new Set(warned)],
  };
}

export const ROSTER_OPERATIONS: Operations = { roster: asked(roster) };
