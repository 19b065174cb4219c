/** Whether a player's lists may be played: every rule that they break, by name. */
import type { RuleId } from '../../../rules/rule-ids.ts';
import type { Notice, OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import { type Broken, broken } from '../../../rules/broken.ts';
import { figureOf, has, pointSize } from '../event/options.ts';
import { OBJECTIVE_CARDS, isObjective } from '../rules/objectives.ts';
import { sizeOf } from '../event/sizes.ts';
import { type ArmyList, type ListCard, isBattlegroup, isMachine, sumOf, totalOf } from './army-list.ts';

const SIX = OBJECTIVE_CARDS.map(({ label }) => label).join(', ');

/** How far below size and bonus a list may stay. */
const SHORT = 2;

/** What a list may come to: its size and its casters' bonus, or up to two points less. */
export function windowOf({ casters }: ArmyList, options: OptionValues): readonly [number, number] {
  const most = pointSize(options) + casters.reduce((sum, { bonus }) => sum + bonus, 0);
  return [most - SHORT, most];
}

/** What lists of one player break, each and together, however many more there are. */
export function brokenTogether(lists: readonly ArmyList[], options: OptionValues): readonly Broken[] {
  return [...lists.flatMap((list) => brokenIn(list, options)), ...brokenBetween(lists, options)];
}

/** What lists of one player break together alone. */
export function brokenBetween(lists: readonly ArmyList[], options: OptionValues): readonly Broken[] {
  return [...mixedFactions(lists), ...sharedCharacters(lists, options)];
}

/** What one list breaks by itself. */
export function brokenIn(list: ArmyList, options: OptionValues): readonly Broken[] {
  const { name, entries, objective } = list;
  const [least, most] = windowOf(list, options);
  const total = totalOf(list);
  const off = total < least ? `${least - total} short` : `${total - most} too many`;
  const points = `${name} comes to ${total} points, ${off}: ${least} to ${most} are allowed.`;
  return [
    ...broken(total < least || total > most, 'SR15-LIST-02', points, name),
    ...broken(!isObjective(objective), 'SR15-LIST-03', `${name} must name one of the six objectives (${SIX}).`, name),
    ...entries.flatMap((entry) => unwritten(entry, 'SR15-LIST-12')),
    ...wrongForVariants(list, options),
    ...(has(options, 'specialists') ? wrongSpecialists(list, options) : []),
  ];
}

function unwritten({ card, relationship }: ListCard, rule: RuleId): readonly Broken[] {
  const missing = relationship?.to === null;
  return broken(
    missing,
    rule,
    `Write down whom ${card} is ${relationship?.kind ?? ''} to: it stays so all event.`,
    card,
  );
}

function wrongForVariants(list: ArmyList, options: OptionValues): readonly Broken[] {
  const { name, entries, specialists, theme } = list;
  const tier = figureOf(options, 'theme-forces-required');
  const cards = has(options, 'specialists') ? [...entries, ...specialists] : entries;
  const others = has(options, 'battlegroup-only') ? cards.filter(({ kind }) => !isMachine(kind)) : [];
  const tierText = `${name} uses a Theme Force at tier ${tier} or above.`;
  return [
    ...others.flatMap(({ card }) =>
      broken(
        true,
        'SR15-VAR-LIST-02',
        `Only battlegroup models and independent warjacks and warbeasts are allowed: ${card} is none.`,
        card,
      ),
    ),
    ...(tier > 0 ? broken(theme === null || theme.tier < tier, 'SR15-VAR-LIST-17', tierText, name) : []),
  ];
}

function wrongSpecialists(list: ArmyList, options: OptionValues): readonly Broken[] {
  const { name, specialists, theme } = list;
  const allowance = sizeOf(pointSize(options))?.specialists ?? 0;
  const sum = sumOf(specialists);
  const tooMany = `The specialists of ${name} come to ${sum} points, ${allowance} are allowed.`;
  return [
    ...broken(sum > allowance, 'SR15-VAR-LIST-05', tooMany, name),
    ...aboveAllowance(list),
    ...specialists.flatMap((entry) => [
      ...broken(
        entry.raises,
        'SR15-VAR-LIST-07',
        `A specialist has a card of its own: ${entry.card} cannot be made larger.`,
        entry.card,
      ),
      ...broken(
        theme !== null && !entry.inTheme,
        'SR15-VAR-LIST-09',
        `${entry.card} is not in the Theme Force ${theme?.name ?? ''}.`,
        entry.card,
      ),
      ...unwritten(entry, 'SR15-VAR-LIST-14'),
    ]),
  ];
}

function isSameCard(one: ListCard, other: ListCard): boolean {
  return one.card === other.card && one.version === other.version;
}

/** Main list and specialists together keep to each card's field allowance. */
function aboveAllowance({ entries, specialists }: ArmyList): readonly Broken[] {
  const own = specialists.filter(({ raises }) => !raises);
  const first = own.filter((entry, index) => own.findIndex((one) => isSameCard(one, entry)) === index);
  return first.flatMap((entry) => {
    const limit = entry.fa === 'U' ? Infinity : entry.fa === 'C' ? 1 : entry.fa;
    const count = [...entries, ...own].filter((one) => isSameCard(one, entry)).length;
    const text = `${entry.card} is there ${count} times with its specialists; its field allowance is ${String(entry.fa)}.`;
    return broken(count > limit, 'SR15-VAR-LIST-06', text, entry.card);
  });
}

function mixedFactions(lists: readonly ArmyList[]): readonly Broken[] {
  // A list that says none, of a player who has said none yet, is of any.
  const factions = [...new Set(lists.map(({ faction }) => faction))].filter((faction) => faction !== '');
  return broken(factions.length > 1, 'SR15-LIST-08', `All lists are of one faction, not of ${factions.join(' and ')}.`);
}

interface Character {
  readonly name: string;
  /** Card and version. */
  readonly key: string;
  readonly inTheme: boolean;
}

/** Casters are characters by nature; specialists belong to their list. */
function charactersOf({ casters, entries, specialists, theme }: ArmyList, options: OptionValues): readonly Character[] {
  const cards = has(options, 'specialists') ? [...entries, ...specialists] : entries;
  const inTheme = theme !== null;
  return [
    ...casters.map(({ card, version }) => ({ name: card, key: `${card}/${version}`, inTheme })),
    ...cards
      .filter(({ fa }) => fa === 'C')
      .map((entry) => ({ name: entry.card, key: `${entry.card}/${entry.version}`, inTheme: inTheme && entry.inTheme })),
  ];
}

/** One version of a character is in one list, unless the event asks for Theme Forces and each of them includes it. */
function sharedCharacters(lists: readonly ArmyList[], options: OptionValues): readonly Broken[] {
  const themed = has(options, 'theme-forces-required');
  const byList = lists.map((list) => charactersOf(list, options));
  const all = new Map(byList.flat().map(({ key, name }) => [key, name]));
  return [...all].flatMap(([key, name]) => {
    const holding = byList.map((own) => own.filter((one) => one.key === key)).filter((own) => own.length > 0);
    const excused = themed && holding.every((own) => own.every(({ inTheme }) => inTheme));
    const text = `${name} is a character: only one of your lists may have that version.`;
    return broken(holding.length > 1 && !excused, 'SR15-LIST-10', text, name);
  });
}

/** What a list may have and probably should not. */
export function doubtsAbout(list: ArmyList, options: OptionValues): readonly Notice[] {
  const outside = sumOf(list.entries.filter((entry) => !isBattlegroup(entry)));
  const size = pointSize(options);
  if (outside <= size) return [];
  const text = `${list.name}: ${outside} points are spent outside the battlegroup, more than ${size}. A caster’s bonus pays for its battlegroup alone.`;
  return [{ text, rules: cite('SR15-AMB-01') }];
}
