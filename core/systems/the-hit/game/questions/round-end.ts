/** The end of a round: bottle tests, those who flee, the three endings, the roll; and the end itself (HIT-BOTTLE, HIT-END). */
import { textsOf } from '../../../../journal/json.ts';
import { count, askId } from '../../../../encounter/ask-id.ts';
import type { SideId } from '../../../../encounter/types.ts';
import { cite } from '../../../../rules/cite.ts';
import type { RuleId } from '../../../../rules/rule-ids.ts';
import { checkReveal, checkStart } from '../../rules/ballots.ts';
import { FIRST_BOTTLE, bottleNeeded, bottlesOut, bottlingFaces, checkBottleTest } from '../../rules/bottle.ts';
import { announcingFaces, endRoll, rollerOf, roundEnd } from '../../rules/ending.ts';
import { type Battle, fighterOf, isInPlay, nextRound } from '../battle.ts';
import {
  CONFIRM,
  DIE,
  choice,
  countOf,
  fighterChoices,
  gangName,
  labelled,
  question,
  faults,
  firstFault,
  WHOSE,
} from '../question.ts';
import { lurkers } from '../markers.ts';
import { goesOut } from './facts.ts';

/** The end phase begins, where gangs test or flee in it; else a round is over with one answer (`CHECK`). */
export const END_ROUND = question({
  id: askId('end-round', { round: count }),
  forAll: true,
  words: () => 'the end phase begins',
  asks: (battle, id) => {
    const { round } = battle;
    if (!mayEnd(battle) || !isTestedIn(battle)) return [];
    const told = endingTold(battle, `End phase of round ${round}`, []);
    const rules = cite('HIT-END-08', ...leftOver(battle).map(({ rule }) => rule));
    return [{ id: id({ round }), ...told, ends: `the moves of round ${round}`, rules }];
  },
  apply: (battle) => ({ ...battle, stage: 'end', freeDetects: [] }),
  notNow: firstFault(({ gangs, ballots }) => checkStart(gangs, ballots)),
});

/** A Detect that waits for its dice belongs to its round. */
function mayEnd({ stage, detecting, over }: Battle): boolean {
  return stage === 'play' && detecting === null && over === null;
}

/** Whether anything is asked of gangs before this round is over. */
function isTestedIn(battle: Battle): boolean {
  const ending: Battle = { ...battle, stage: 'end' };
  return toTest(ending).length > 0 || toFlee(ending).length > 0;
}

/** What ends a round is nobody’s next step while somebody has yet to act. */
function endingTold(battle: Battle, label: string, more: readonly string[]) {
  const left = toAct(battle);
  const says = [
    ...leftOver(battle).map(({ says: one }) => one),
    ...(left.length === 0 ? [] : [`Not marked as having acted: ${left.join(', ')}.`]),
    ...more,
  ];
  return {
    of: 'any',
    kind: CONFIRM,
    ...(says.length === 0 ? {} : { help: says.join(' ') }),
    ...(left.length === 0
      ? { label: `Round ${battle.round}: everybody has acted`, ...whoTells(battle) }
      : { label, early: true as const }),
  } as const;
}

/** What the rules have due at once, and nobody has told: it is named, and the round may still be ended. */
function leftOver(battle: Battle): readonly { readonly says: string; readonly rule: RuleId }[] {
  const { exposed, freeDetects } = battle;
  const put = exposed.flatMap((id) => fighterOf(battle, id)?.sheet.name ?? []);
  const free = freeDetects.map((gang) => gangName(battle, gang));
  return [
    ...put.map((name) => ({ says: `${name} is exposed and still to be placed.`, rule: 'HIT-HIDDEN-08' as const })),
    ...free.map((name) => ({ says: `${name} still has a free Detect.`, rule: 'HIT-DETECT-12' as const })),
  ];
}

/** A gang of which nobody is left is not asked before the others; any of those where all still have somebody. */
function whoTells({ gangs, fighters, priority }: Battle): { readonly firstOf?: SideId } {
  const left = (priority.order ?? gangs).filter((gang) => fighters.some((one) => one.gang === gang && isInPlay(one)));
  const [first] = left;
  return first === undefined || left.length === gangs.length ? {} : { firstOf: first };
}

/** Who is not marked yet; not everybody marks it. */
function toAct(battle: Battle): readonly string[] {
  return lurkers(battle).flatMap(({ id, name }) => (battle.acted.includes(id) ? [] : [name]));
}

function downOf({ fighters }: Battle, gang: SideId): number {
  return fighters.filter((one) => one.gang === gang && (one.status === 'out' || one.status === 'injured')).length;
}

function crewOf({ named }: Battle, gang: SideId): number {
  return named[gang]?.length ?? 0;
}

/** Gangs that have yet to test at this round's end. Once bottled, a gang tests no more. */
export function toTest(battle: Battle): readonly SideId[] {
  const { gangs, stage, round, bottled, ended } = battle;
  if (stage !== 'end') return [];
  const waiting = gangs.filter((gang) => !bottled.includes(gang) && !ended.includes(`bottle:${gang}`));
  return waiting.filter((gang) => bottleNeeded(round, downOf(battle, gang)));
}

/** A test that no die can fail is not rolled; its player may still choose to fail it. */
function mayBottle(battle: Battle, gang: SideId): boolean {
  return bottlingFaces(crewOf(battle, gang), downOf(battle, gang)) > 0;
}

function tested(battle: Battle, gang: SideId, fails: boolean): Battle {
  const bottled = fails ? [...battle.bottled, gang] : battle.bottled;
  return { ...battle, bottled, ended: [...battle.ended, `bottle:${gang}`] };
}

const TESTS = { passes: 'It stays in the fight', fails: 'It bottles out' };

export const BOTTLE = question({
  id: askId('bottle', { gang: WHOSE, round: count }),
  asks: (battle, id) =>
    toTest(battle).map((gang) => ({
      id: id({ gang, round: battle.round }),
      of: gang,
      label: 'Bottle test: how it came out',
      help: 'A player may choose to fail.',
      kind: choice(labelled(TESTS)),
      optional: true,
      rules: cite('HIT-BOTTLE-03', 'HIT-EXT-BOTTLE'),
    })),
  check: faults(({ round }) => checkBottleTest(round)),
  notNow: firstFault(({ round }) => checkBottleTest(round)),
  apply: (battle, value, { said: { gang } }) => tested(battle, gang, value === 'fails'),
});

export const BOTTLE_DIE = question({
  id: askId('bottle-die', { gang: WHOSE, round: count }),
  asks: (battle, id) =>
    toTest(battle)
      .filter((gang) => mayBottle(battle, gang))
      .map((gang) => {
        const [crew, down] = [crewOf(battle, gang), downOf(battle, gang)];
        const faces = bottlingFaces(crew, down);
        return {
          id: id({ gang, round: battle.round }),
          of: gang,
          label: 'Bottle test',
          help: `From round ${FIRST_BOTTLE} on, a gang with a fighter Seriously Injured or Out of Action tests. Roll a D6 and add ${down}, one for each. Over ${crew} the gang bottles out: ${faces} in 6, by the core rules as Muster knows them.`,
          kind: DIE,
          rules: cite('HIT-BOTTLE-02', 'HIT-EXT-BOTTLE'),
        };
      }),
  check: faults(({ round }) => checkBottleTest(round)),
  notNow: firstFault(({ round }) => checkBottleTest(round)),
  means: (battle, value, { said: { gang } }) => {
    const [crew, down, die] = [crewOf(battle, gang), downOf(battle, gang), countOf(value)];
    const name = gangName(battle, gang);
    return bottlesOut(crew, down, die)
      ? `${name} bottles out: ${die} + ${down} is over ${crew}`
      : `${name} stays: ${die} + ${down} is not over ${crew}`;
  },
  apply: (battle, value, { said: { gang } }) =>
    tested(battle, gang, bottlesOut(crewOf(battle, gang), downOf(battle, gang), countOf(value))),
});

/** Bottled gangs of which somebody may still flee at this round's end. */
function toFlee({ gangs, bottled, ended, fighters }: Battle): readonly SideId[] {
  const waiting = gangs.filter((gang) => bottled.includes(gang) && !ended.includes(`flee:${gang}`));
  return waiting.filter((gang) => fighters.some((one) => one.gang === gang && isInPlay(one)));
}

/** Whoever of a bottled gang flees (HIT-EXT-FLEE): not Out of Action by an injury. */
export const FLEE = question({
  id: askId('flee', { gang: WHOSE, round: count }),
  scores: true,
  asks: (battle, id) =>
    battle.stage !== 'end'
      ? []
      : toFlee(battle).map((gang) => {
          const { round, fighters } = battle;
          const left = fighterChoices(fighters.filter((one) => one.gang === gang && isInPlay(one)));
          const kind = { type: 'choices', choices: left, min: 0, max: left.length } as const;
          const told = {
            label: 'Who flees',
            help: 'The gang has bottled out: Cool tests, by the core rules.',
            nothingAs: 'Nobody flees',
          };
          return { id: id({ gang, round }), of: gang, ...told, kind, rules: cite('HIT-EXT-FLEE', 'HIT-VP-03') };
        }),
  apply: (battle, value, { said: { gang } }) => {
    const done: Battle = { ...battle, ended: [...battle.ended, `flee:${gang}`] };
    return textsOf(value).reduce<Battle>((now, id) => goesOut(now, id, 'fled', null), done);
  },
});

export const CHECK = question({
  id: askId('check', { round: count }),
  forAll: true,
  words: ({ round, announced, met }) => {
    const { over, roll } = roundEnd(round, announced, met);
    if (over) return 'the battle is over';
    return roll ? 'now the roll for the last round' : `round ${round + 1} begins`;
  },
  asks: (battle, id) => {
    const { stage, round } = battle;
    const says = [
      ...(round < FIRST_BOTTLE ? [`No bottle tests before the end of round ${FIRST_BOTTLE}.`] : []),
      'Recovery and rallying are done, and all of it is entered.',
    ];
    const due = leftOver(battle);
    const rules = cite(
      'HIT-END-08',
      ...(round < FIRST_BOTTLE ? (['HIT-BOTTLE-01'] as const) : []),
      ...due.map(({ rule }) => rule),
    );
    const endsBattle = roundEnd(round, battle.announced, battle.met).over;
    if (mayEnd(battle)) {
      if (isTestedIn(battle)) return [];
      const told = endingTold(battle, `End round ${round} now`, says);
      return [{ id: id({ round }), ...told, ends: endsBattle ? 'the battle' : `round ${round}`, rules }];
    }
    const testing = toTest(battle).some((gang) => mayBottle(battle, gang));
    if (stage !== 'end' || testing || toFlee(battle).length > 0) return [];
    const told = {
      label: `Round ${round} is over`,
      // The end of the battle is asked once more; another round was asked for as this one was ended.
      ...(endsBattle ? { ends: 'the battle' } : {}),
      help: [...due.map(({ says: one }) => one), ...says].join(' '),
    };
    return [{ id: id({ round }), of: 'any', ...whoTells(battle), ...told, kind: CONFIRM, rules }];
  },
  apply: (battle) => {
    const { over, by, roll } = roundEnd(battle.round, battle.announced, battle.met);
    if (over) return { ...battle, stage: 'end', over: by, detecting: null };
    return roll ? { ...battle, stage: 'roll', freeDetects: [] } : nextRound(battle);
  },
  notNow: firstFault(({ gangs, ballots }) => checkStart(gangs, ballots)),
});

export const END_ROLL = question({
  id: askId('end-roll', { round: count }),
  asks: ({ stage, round, priority }, id) => {
    if (stage !== 'roll') return [];
    const end = { over: false, by: [], roll: true };
    const holder = priority.order?.[0];
    const of = holder && rollerOf(end, holder) === holder ? holder : 'any';
    const help = `With ${9 - round} or more, round ${round + 1} is the last: ${announcingFaces(round)} of 6 faces.`;
    const told = { label: 'Does the battle come to its end?', help };
    return [
      {
        id: id({ round }),
        of,
        ...told,
        kind: DIE,
        rules: cite('HIT-END-05', 'HIT-END-06', 'HIT-END-07', 'HIT-PRIO-03'),
      },
    ];
  },
  apply: (battle, value) => nextRound({ ...battle, announced: endRoll(battle.round, countOf(value)).announced }),
});

export const REVEAL = question({
  id: askId('reveal'),
  forAll: true,
  asks: ({ over, revealed }, id) => {
    const told = {
      label: 'Open the ballots',
      ends: 'the battle’s secrets',
      endsAs: 'Yes, open them',
      help: 'The battle is over. Everything that counts is entered, and how each fighter went out.',
    } as const;
    const asked = {
      of: 'any',
      ...told,
      kind: CONFIRM,
      rules: cite('HIT-TARGET-06', 'HIT-TARGET-07', 'HIT-VP-09'),
    } as const;
    return over && !revealed ? [{ id: id({}), ...asked }] : [];
  },
  check: faults(({ over }) => checkReveal(over !== null)),
  apply: (battle) => ({ ...battle, revealed: battle.open }),
  notNow: firstFault(({ over }) => checkReveal(over !== null)),
});
