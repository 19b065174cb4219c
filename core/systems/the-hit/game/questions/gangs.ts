/** Who plays with what: gangs, the Underdog, Tactics Cards, crews (HIT-SETUP-07, HIT-TACTICS, HIT-CREW). */
import { fieldsOf, textsOf } from '../../../../journal/json.ts';
import { askId } from '../../../../encounter/ask-id.ts';
import type { Ask, SideId } from '../../../../encounter/types.ts';
import { cite } from '../../../../rules/cite.ts';
import { type Refusal, isRefusal } from '../../../../rules/refusal.ts';
import { UNHURT } from '../../rules/score.ts';
import { type Broken, broken } from '../../../../rules/broken.ts';
import { checkCrew, underdogOf } from '../../rules/crew.ts';
import {
  afterDraw,
  afterSetAside,
  afterTakeCard,
  checkDraw,
  checkSetAside,
  checkTakeCard,
  handLimit,
} from '../../rules/tactics.ts';
import { GANG_EXAMPLES } from '../../roster/examples.ts';
import { type Battle, type Fighter, type Hand, isGang } from '../battle.ts';
import {
  FLAG,
  choice,
  countOf,
  field,
  maybe,
  number,
  record,
  sides,
  faults,
  afterBattle,
  firstFault,
  question,
  WHOSE,
  gangName,
} from '../question.ts';
import { type GangSheet, asRead, readEntered, readGang, unsaidIn } from '../sheet.ts';

function faultsOf({ refused, message }: Refusal): readonly Broken[] {
  return refused.map((rule) => ({ rule, message }));
}

const AS_TEXT =
  'The gang’s name, then one fighter per line. Each line needs Wounds, as W2: “Razor, W2, Int 6+, leader”. Other words are kept as skills and gear.';
const LOOK_OVER = 'This is how it left its last battle, or was entered. Change what the post-battle sequence changed.';
const COMES_BACK = 'If a fighter can fight again, remove “away …” from its line.';

/** A gang that the setting did not bring, entered by hand, pasted or from a file; or looked over, where it is known. */
export const GANG = question({
  id: askId('gang', { gang: WHOSE }),
  asks: ({ gangs, sheets, known }, id) =>
    gangs
      .filter((gang) => !sheets[gang])
      .map((gang) => {
        const text = known[gang];
        const asked = {
          id: id({ gang }),
          of: gang,
          label: 'Your gang',
          awaited: 'gang',
          kind: { type: 'sheet', what: 'gang' },
        } as const;
        const rules = cite(
          'HIT-CREW-03',
          'HIT-EXT-ELIGIBLE',
          ...(text === undefined ? [] : (['HIT-EVENT-09'] as const)),
        );
        if (text === undefined) return { ...asked, help: AS_TEXT, examples: GANG_EXAMPLES, rules };
        return { ...asked, help: LOOK_OVER, suggested: { text }, rules };
      }),
  check: faults((battle, value, { said: { gang } }) => {
    const sheet = readEntered(value, gang.toLowerCase());
    if (isRefusal(sheet)) return faultsOf(sheet);
    const others = battle.gangs.filter((one) => one !== gang).flatMap((one) => battle.sheets[one]?.fighters ?? []);
    const twice = sheet.fighters.find(({ id, name }) => others.some((other) => other.id === id || other.name === name));
    return [
      ...broken(
        twice !== undefined,
        'HIT-CREW-03',
        `Another gang has a fighter called ${twice?.name ?? ''}: names must differ.`,
      ),
      ...broken(eligibleOf(sheet).length <= 0, 'HIT-EXT-ELIGIBLE', 'Nobody of this gang can fight.'),
    ];
  }),
  reads: (_, value, { said: { gang } }) => {
    const sheet = readEntered(value, gang.toLowerCase());
    if (isRefusal(sheet)) return [];
    const away = sheet.fighters.some((one) => one.away !== '') ? [COMES_BACK] : [];
    return [sheet.name, ...sheet.fighters.map(asRead), ...unsaidIn(value), ...away].map((text) => ({
      text,
      rules: [],
    }));
  },
  apply: (battle, value, { said: { gang } }) => {
    const sheet = readGang(value, gang.toLowerCase());
    return isRefusal(sheet) ? battle : { ...battle, sheets: { ...battle.sheets, [gang]: sheet } };
  },
});

const ableIn = (sheet: GangSheet | undefined) => (sheet?.fighters ?? []).filter(({ away }) => away === '');

function crewValues({ gangs, sheets }: Battle): Readonly<Record<string, number>> {
  const worth = (gang: SideId): number => ableIn(sheets[gang]).reduce((sum, { value }) => sum + value, 0);
  return Object.fromEntries(gangs.map((gang) => [gang, worth(gang)]));
}

/** Gangs with a fighter of whom nobody said what it is worth: their crews are not to be compared. */
function unvalued({ gangs, sheets }: Battle): readonly SideId[] {
  return gangs.filter((gang) => ableIn(sheets[gang]).some(({ value }) => value === 0));
}

/** The Underdog where every gang said what its fighters are worth: nobody has to be asked. */
export function withUnderdog(battle: Battle): Battle {
  if (battle.underdog !== undefined || unvalued(battle).length > 0) return battle;
  const known = underdogOf(crewValues(battle));
  return { ...battle, underdog: isGang(battle, known) ? known : null };
}

const LIKE_THIS = 'Another gang is the Underdog';

export const UNDERDOG = question({
  id: askId('underdog'),
  forAll: true,
  asks: (battle, id) => {
    // Known by the sheets it may still be put right, until the first has set cards aside.
    const { underdog } = battle;
    if (underdog !== undefined && Object.keys(battle.hands).length > 0) return [];
    const values = crewValues(battle);
    const kind = choice([...sides(battle.gangs, battle), { id: 'none', label: 'Nobody' }]);
    const without = unvalued(battle);
    const valued = battle.gangs.filter((gang) => !without.includes(gang));
    const worth = valued.map((gang) => `${gangName(battle, gang)} ${values[gang] ?? 0}`).join(', ');
    const missing = without.map((gang) => gangName(battle, gang)).join(', ');
    const help = [
      'The crew that is worth least, by the core rules as Muster knows them.',
      ...(worth === '' ? [] : [`In credits: ${worth}.`]),
      ...(missing === '' ? [] : [`Values are missing in: ${missing}.`, 'Compare the crews at the table.']),
    ].join(' ');
    const told = { label: 'Who is the Underdog?', help };
    const rules = cite('HIT-SETUP-07', 'HIT-EXT-UNDERDOG');
    // A gang without values is not worth nothing: then nobody is proposed.
    const seems = without.length > 0 ? {} : { suggested: underdogOf(values) ?? 'none' };
    const asked = { id: id({}), of: 'any', ...told, kind, ...seems, rules } as const;
    return [underdog === undefined ? asked : { ...asked, label: LIKE_THIS, optional: true }];
  },
  apply: (battle, value) => ({ ...battle, underdog: isGang(battle, value) ? value : null }),
});

const [MOST_CARDS, MOST_DRAWN] = [200, 3];
const NO_CARDS: Hand = { deck: 0, hand: 0, chosen: false, drawn: false };

function handOf({ hands }: Battle, gang: SideId): Hand {
  return hands[gang] ?? NO_CARDS;
}

function withHand(battle: Battle, gang: SideId, hand: Hand): Battle {
  return { ...battle, hands: { ...battle.hands, [gang]: hand } };
}

export const SET_ASIDE = question({
  id: askId('set-aside', { gang: WHOSE }),
  asks: ({ gangs, hands, underdog }, id) =>
    (underdog === undefined ? [] : gangs)
      .filter((gang) => !hands[gang])
      .map((gang) => ({
        id: id({ gang }),
        of: gang,
        label: 'Your Tactics Cards',
        awaited: 'Tactics Cards',
        help: 'Up to half of the deck may be set aside for this battle.',
        nothingAs: 'I play without Tactics Cards',
        kind: record(
          field('deck', 'Cards in the deck', number(0, MOST_CARDS)),
          field('cards', 'Set aside', number(0, MOST_CARDS)),
        ),
        rules: cite('HIT-TACTICS-01', 'HIT-EXT-TACTICS'),
      })),
  check: faults((_, value) => {
    const { deck, cards } = fieldsOf(value);
    return checkSetAside({ deck: countOf(deck), hand: 0 }, countOf(cards));
  }),
  apply: (battle, value, { said: { gang } }) => {
    const { deck, cards } = fieldsOf(value);
    const left = afterSetAside({ deck: countOf(deck), hand: 0 }, countOf(cards));
    return withHand(battle, gang, { ...NO_CARDS, ...left });
  },
  words: (_, value) => {
    const { deck, cards } = fieldsOf(value);
    if (countOf(deck) === 0) return 'no cards';
    return countOf(cards) === 0
      ? `${countOf(deck)} in the deck`
      : `${countOf(deck)} in the deck, ${countOf(cards)} set aside`;
  },
});

/** Whether the Underdog has yet to say if it takes a card. */
function mayTake(battle: Battle, gang: SideId): boolean {
  const hand = handOf(battle, gang);
  return gang === battle.underdog && !hand.chosen && hand.deck > 0;
}

export const TAKE_CARD = question({
  id: askId('take-card', { gang: WHOSE }),
  asks: (battle, id) =>
    battle.gangs
      .filter((gang) => battle.hands[gang] && mayTake(battle, gang))
      .map((gang) => ({
        id: id({ gang }),
        of: gang,
        label: 'Take a card of your choice',
        help: 'The Underdog may take one from what is left of the deck.',
        kind: FLAG,
        rules: cite('HIT-TACTICS-02'),
      })),
  check: faults((battle, value, { said: { gang } }) =>
    value === true ? checkTakeCard(handOf(battle, gang), gang, battle.underdog ?? null) : [],
  ),
  apply: (battle, value, { said: { gang } }) => {
    const hand = handOf(battle, gang);
    return withHand(battle, gang, { ...hand, ...(value === true ? afterTakeCard(hand) : {}), chosen: true });
  },
});

/** As many as the hand and the deck have room for. */
function mayDraw(battle: Battle, gang: SideId): number {
  return Math.min(MOST_DRAWN, handOf(battle, gang).deck);
}

export const DRAW_CARDS = question({
  id: askId('draw-cards', { gang: WHOSE }),
  asks: (battle, id) =>
    battle.gangs
      .filter((gang) => handOf(battle, gang).deck > 0 && !handOf(battle, gang).drawn && !mayTake(battle, gang))
      .map((gang) => ({
        id: id({ gang }),
        of: gang,
        label: 'Shuffle, and draw Tactics Cards',
        help: `Your hand holds at most ${handLimit(gang, battle.underdog ?? null)} cards. None are drawn later.`,
        kind: number(0, mayDraw(battle, gang)),
        rules: cite('HIT-TACTICS-03', 'HIT-TACTICS-04', 'HIT-TACTICS-05'),
      })),
  check: faults((battle, value, { said: { gang } }) => {
    const hand = handOf(battle, gang);
    return checkDraw(hand, countOf(value), battle.round > 0 ? 'battle' : hand.drawn ? 'drawn' : 'not yet');
  }),
  notNow: firstFault(({ round }) => checkDraw(NO_CARDS, 0, round > 0 ? 'battle' : 'not yet')),
  apply: (battle, value, { said: { gang } }) => {
    const hand = handOf(battle, gang);
    return withHand(battle, gang, { ...hand, ...afterDraw(hand, countOf(value)), drawn: true });
  },
});

/** Which cards: for the player alone, until the end. */
export const CARD_NAMES = question({
  id: askId('card-names', { gang: WHOSE }),
  secret: true,
  opens: afterBattle,
  asks: ({ gangs, hands, over }, id) =>
    (over ? [] : gangs)
      .filter((gang) => {
        const { deck, hand, drawn } = hands[gang] ?? NO_CARDS;
        return deck + hand > 0 && (drawn || deck === 0);
      })
      .map((gang): Ask => ({
        id: id({ gang }),
        of: gang,
        label: 'Which cards these are',
        help: 'For yourself: sealed until the battle is over.',
        kind: record(
          maybe('aside', 'Set aside', { type: 'text', longest: 1000 }),
          maybe('hand', 'In hand', { type: 'text', longest: 1000 }),
        ),
        optional: true,
        rules: cite('HIT-TACTICS-06'),
      })),
  apply: (battle) => battle,
});

export const CREW = question({
  id: askId('crew', { gang: WHOSE }),
  asks: ({ gangs, sheets, named }, id) =>
    gangs
      .filter((gang) => !named[gang])
      .map((gang) => {
        const fighters = sheets[gang]?.fighters ?? [];
        const choices = fighters.map(({ id, name, away }) => ({ id, label: name, ...(away ? { meaning: away } : {}) }));
        return {
          id: id({ gang }),
          of: gang,
          label: 'Your crew',
          awaited: 'crew',
          help: 'Everybody who may fight does. Leave out only who cannot: in recovery, captured, or away for another reason.',
          kind: { type: 'choices', choices, min: 1, max: fighters.length },
          suggested: eligibleOf(sheets[gang]),
          suggestedAs: 'eligible',
          rules: cite('HIT-CREW-01', 'HIT-CREW-02', 'HIT-EXT-ELIGIBLE'),
        } satisfies Ask;
      }),
  // Who may fight their player says (HIT-EXT-ELIGIBLE): whoever is left out cannot.
  check: faults(({ sheets }, value, { said: { gang } }) => {
    const crew = textsOf(value);
    const able = eligibleOf(sheets[gang]).filter((id) => crew.includes(id));
    const away = (sheets[gang]?.fighters ?? []).filter((one) => one.away !== '' && crew.includes(one.id));
    const names = away.map(({ name }) => name).join(', ');
    return away.length > 0
      ? broken(true, 'HIT-CREW-01', `${names} cannot fight, your gang says: leave them out.`)
      : checkCrew(able, crew);
  }),
  apply: (battle, value, { said: { gang } }) => {
    const crew = (battle.sheets[gang]?.fighters ?? []).filter(({ id }) => textsOf(value).includes(id));
    const fighters = crew.map((sheet): Fighter => ({
      id: sheet.id,
      gang,
      sheet,
      status: 'active',
      broken: false,
      hidden: false,
      hurt: UNHURT,
      lostIn: [],
      outIn: 0,
      placed: false,
      at: null,
    }));
    return {
      ...battle,
      named: { ...battle.named, [gang]: crew.map(({ id }) => id) },
      fighters: [...battle.fighters.filter((one) => one.gang !== gang), ...fighters],
    };
  },
});

function eligibleOf(sheet: GangSheet | undefined): string[] {
  return ableIn(sheet).map(({ id }) => id);
}
