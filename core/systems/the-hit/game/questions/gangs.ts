/** Who plays with what: gangs, the Underdog, Tactics Cards, crews (HIT-SETUP-07, HIT-TACTICS, HIT-CREW). */
import type { Ask, SideId } from '../../../../encounter/types.ts';
import { cite } from '../../../../rules/cite.ts';
import { type Refusal, isRefusal } from '../../../../rules/refusal.ts';
import { UNHURT } from '../../after/score.ts';
import { type Broken, broken } from '../../../../rules/broken.ts';
import { checkCrew, underdogOf } from '../../set-up/crew.ts';
import {
  afterDraw,
  afterSetAside,
  afterTakeCard,
  checkDraw,
  checkSetAside,
  checkTakeCard,
  handLimit,
} from '../../set-up/tactics.ts';
import { type Battle, type Fighter, type Hand, isGang } from '../battle.ts';
import {
  type Question,
  FLAG,
  choice,
  countOf,
  field,
  fieldsOf,
  maybe,
  number,
  record,
  sides,
  textsOf,
} from '../question.ts';
import { type GangSheet, readGang } from '../sheet.ts';

const sideOf = (battle: Battle, word: string | undefined): SideId | null => (isGang(battle, word) ? word : null);

function faultsOf({ refused, message }: Refusal): readonly Broken[] {
  return refused.map((rule) => ({ rule, message }));
}

const AS_TEXT =
  'The gang’s name, then a fighter a line: Razor, W2, Int 6+, leader, infiltrating, value 120. Others are skills and gear.';
const LOOK_OVER =
  'This is how it left its last battle, or was entered. Whoever can fight again: take “away …” out of the line; and change what the post-battle sequence changed.';

/** A gang that the setting did not bring, entered by hand, pasted or from a file; or looked over, where it is known. */
export const GANG: Question = {
  name: 'gang',
  asks: ({ gangs, sheets, known }) =>
    gangs
      .filter((gang) => !sheets[gang])
      .map((gang) => {
        const text = known[gang];
        const asked = {
          id: `gang:${gang}`,
          of: gang,
          label: 'Your gang',
          kind: { type: 'sheet', what: 'gang' },
        } as const;
        const rules = cite('HIT-CREW-03', 'HIT-EXT-ELIGIBLE', ...(text === undefined ? [] : ['HIT-EVENT-09']));
        if (text === undefined) return { ...asked, help: AS_TEXT, rules };
        return { ...asked, help: LOOK_OVER, suggested: { text }, rules };
      }),
  check: (battle, value, [gang]) => {
    const sheet = readGang(value, (gang ?? '').toLowerCase());
    if (isRefusal(sheet)) return faultsOf(sheet);
    const others = battle.gangs.filter((one) => one !== gang).flatMap((one) => battle.sheets[one]?.fighters ?? []);
    const twice = sheet.fighters.find(({ id, name }) => others.some((other) => other.id === id || other.name === name));
    return [
      ...broken(
        twice !== undefined,
        'HIT-CREW-03',
        `Another gang has a fighter called ${twice?.name ?? ''}: names must differ.`,
      ),
      ...broken(eligibleOf(sheet).length <= 0, 'HIT-EXT-ELIGIBLE', 'Somebody of the gang must be able to fight.'),
    ];
  },
  apply: (battle, value, [word]) => {
    const [gang, sheet] = [sideOf(battle, word), readGang(value, (word ?? '').toLowerCase())];
    return gang === null || isRefusal(sheet) ? battle : { ...battle, sheets: { ...battle.sheets, [gang]: sheet } };
  },
};

function crewValue(sheet: GangSheet | undefined): number {
  return (sheet?.fighters ?? []).filter(({ away }) => away === '').reduce((sum, { value }) => sum + value, 0);
}

export const UNDERDOG: Question = {
  name: 'underdog',
  asks: (battle) => {
    if (battle.underdog !== undefined) return [];
    const values = Object.fromEntries(battle.gangs.map((gang) => [gang, crewValue(battle.sheets[gang])]));
    const kind = choice([...sides(battle.gangs, battle), { id: 'none', label: 'Nobody' }]);
    const told = { label: 'Who is the Underdog?', help: 'Core rules, unverified: the crew that is worth least.' };
    const rules = cite('HIT-SETUP-07', 'HIT-EXT-UNDERDOG');
    return [{ id: 'underdog', of: 'any', ...told, kind, suggested: underdogOf(values) ?? 'none', rules }];
  },
  apply: (battle, value) => ({ ...battle, underdog: isGang(battle, value) ? value : null }),
};

const MOST_CARDS = 200;
const NO_CARDS: Hand = { deck: 0, hand: 0, chosen: false, drawn: false };

function handOf({ hands }: Battle, gang: string | undefined): Hand {
  return hands[gang as SideId] ?? NO_CARDS;
}

function withHand(battle: Battle, gang: string | undefined, hand: Hand): Battle {
  return isGang(battle, gang) ? { ...battle, hands: { ...battle.hands, [gang]: hand } } : battle;
}

export const SET_ASIDE: Question = {
  name: 'set-aside',
  asks: ({ gangs, hands, underdog }) =>
    (underdog === undefined ? [] : gangs)
      .filter((gang) => !hands[gang])
      .map((gang) => ({
        id: `set-aside:${gang}`,
        of: gang,
        label: 'Your Tactics Cards',
        help: 'Up to half of the deck may be set aside for this battle.',
        kind: record(
          field('deck', 'Cards in the deck', number(0, MOST_CARDS)),
          field('cards', 'Set aside', number(0, MOST_CARDS)),
        ),
        rules: cite('HIT-TACTICS-01', 'HIT-EXT-TACTICS'),
      })),
  check: (_, value) => {
    const { deck, cards } = fieldsOf(value);
    return checkSetAside({ deck: countOf(deck), hand: 0 }, countOf(cards));
  },
  apply: (battle, value, [gang]) => {
    const { deck, cards } = fieldsOf(value);
    const left = afterSetAside({ deck: countOf(deck), hand: 0 }, countOf(cards));
    return withHand(battle, gang, { ...NO_CARDS, ...left });
  },
};

/** Whether the Underdog has yet to say if it takes a card. */
function mayTake(battle: Battle, gang: SideId): boolean {
  const hand = handOf(battle, gang);
  return gang === battle.underdog && !hand.chosen && hand.deck > 0;
}

export const TAKE_CARD: Question = {
  name: 'take-card',
  asks: (battle) =>
    battle.gangs
      .filter((gang) => battle.hands[gang] && mayTake(battle, gang))
      .map((gang) => ({
        id: `take-card:${gang}`,
        of: gang,
        label: 'Take a card of your choice',
        help: 'The Underdog may take one from what is left of the deck.',
        kind: FLAG,
        rules: cite('HIT-TACTICS-02'),
      })),
  check: (battle, value, [gang = '']) =>
    value === true ? checkTakeCard(handOf(battle, gang), gang, battle.underdog ?? null) : [],
  apply: (battle, value, [gang]) => {
    const hand = handOf(battle, gang);
    return withHand(battle, gang, { ...hand, ...(value === true ? afterTakeCard(hand) : {}), chosen: true });
  },
};

export const DRAW_CARDS: Question = {
  name: 'draw-cards',
  asks: (battle) =>
    battle.gangs
      .filter((gang) => battle.hands[gang] && !handOf(battle, gang).drawn && !mayTake(battle, gang))
      .map((gang) => ({
        id: `draw-cards:${gang}`,
        of: gang,
        label: 'Shuffle, and draw Tactics Cards',
        help: `Your hand holds at most ${handLimit(gang, battle.underdog ?? null)} cards. None are drawn later.`,
        kind: number(0, MOST_CARDS),
        rules: cite('HIT-TACTICS-03', 'HIT-TACTICS-04', 'HIT-TACTICS-05'),
      })),
  check: (battle, value, [gang]) => {
    const hand = handOf(battle, gang);
    return checkDraw(hand, countOf(value), battle.round > 0 ? 'battle' : hand.drawn ? 'drawn' : 'not yet');
  },
  apply: (battle, value, [gang]) => {
    const hand = handOf(battle, gang);
    return withHand(battle, gang, { ...hand, ...afterDraw(hand, countOf(value)), drawn: true });
  },
};

/** Which cards: for the player alone, until the end. */
export const CARD_NAMES: Question = {
  name: 'card-names',
  asks: ({ gangs, hands, over }) =>
    (over ? [] : gangs)
      .filter((gang) => hands[gang]?.drawn)
      .map((gang): Ask => ({
        id: `card-names:${gang}`,
        of: gang,
        label: 'Which cards these are',
        help: 'For yourself: sealed until the battle is over.',
        kind: record(
          maybe('aside', 'Set aside', { type: 'text', longest: 1000 }),
          maybe('hand', 'In hand', { type: 'text', longest: 1000 }),
        ),
        secret: true,
        optional: true,
        rules: cite('HIT-TACTICS-06'),
      })),
  apply: (battle) => battle,
};

export const CREW: Question = {
  name: 'crew',
  asks: ({ gangs, sheets, named }) =>
    gangs
      .filter((gang) => !named[gang])
      .map((gang) => {
        const fighters = sheets[gang]?.fighters ?? [];
        const choices = fighters.map(({ id, name, away }) => ({ id, label: name, ...(away ? { meaning: away } : {}) }));
        return {
          id: `crew:${gang}`,
          of: gang,
          label: 'Your crew',
          help: 'Everybody who may fight does.',
          kind: { type: 'choices', choices, min: 1, max: fighters.length },
          suggested: eligibleOf(sheets[gang]),
          rules: cite('HIT-CREW-01', 'HIT-CREW-02'),
        } satisfies Ask;
      }),
  check: ({ sheets }, value, [gang]) => checkCrew(eligibleOf(sheets[gang as SideId]), textsOf(value)),
  apply: (battle, value, [word]) => {
    const gang = sideOf(battle, word);
    if (gang === null) return battle;
    const crew = (battle.sheets[gang]?.fighters ?? []).filter(({ id }) => textsOf(value).includes(id));
    const fighters = crew.map((sheet): Fighter => ({
      id: sheet.id,
      gang,
      sheet,
      status: 'active',
      broken: false,
      hidden: false,
      hurt: UNHURT,
      placed: false,
      at: null,
    }));
    return {
      ...battle,
      named: { ...battle.named, [gang]: crew.map(({ id }) => id) },
      fighters: [...battle.fighters.filter((one) => one.gang !== gang), ...fighters],
    };
  },
};

function eligibleOf(sheet: GangSheet | undefined): string[] {
  return (sheet?.fighters ?? []).filter(({ away }) => away === '').map(({ id }) => id);
}
