/** `roster`: the lists of one player, and what they break. */
import { numberOf, textOf } from '../../core/journal/json.ts';
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
import { fields, figure, rows, text } from '../given.ts';
import type { Answer, Operations } from '../operation.ts';
import { type Fields, isFields } from '../vector.ts';
import { asked } from './given.ts';

export function listOf(given: Fields): ArmyList {
  const { name, faction, casters, points, entries, specialists, objective, theme } = given;
  return {
    name: text(name),
    faction: text(faction),
    casters: rows(casters).map((caster) => ({
      card: text(caster.card),
      version: text(caster.version, 'original'),
      bonus: figure(caster.bonus, 0),
    })),
    points: numberOf(points, null),
    entries: rows(entries).map(entryOf),
    specialists: rows(specialists).map(entryOf),
    objective: textOf(objective, null),
    theme: isFields(theme) ? { name: text(theme.name), tier: figure(theme.tier, 0) } : null,
  };
}

function entryOf(given: Fields): ListCard {
  const { card, version, kind, cost, paid, free, fa, relationship, inTheme, satisfies, raises } = given;
  const { kind: how, to } = fields(relationship);
  return {
    card: text(card),
    version: text(version, 'original'),
    kind: ENTRY_KINDS.find((known) => known === kind) ?? 'solo',
    cost: figure(cost, 0),
    paid: figure(paid, figure(cost, 0)),
    free: free === true,
    fa: typeof fa === 'number' || fa === 'C' ? fa : 'U',
    relationship: isFields(relationship) ? { kind: text(how), to: textOf(to, null) } : null,
    inTheme: inTheme !== false,
    satisfies: textOf(satisfies, null),
    raises: raises === true,
    models: 1,
  };
}

function roster(given: Fields, options: OptionValues): Answer {
  const lists = rows(given.rosters).map(listOf);
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
