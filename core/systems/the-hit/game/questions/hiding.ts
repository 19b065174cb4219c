/** Hidden fighters in play: attacks, exposure, Detect with its dice (HIT-HIDDEN, HIT-DETECT). */
import { text, askId } from '../../../../encounter/ask-id.ts';
import type { Ask } from '../../../../encounter/types.ts';
import { cite } from '../../../../rules/cite.ts';
import { type Json, fieldsOf, textOf, textsOf } from '../../../../journal/json.ts';
import {
  COVERS,
  type DetectCheck,
  type Detection,
  checkDetect,
  detectCheck,
  detectPasses,
} from '../../rules/detect.ts';
import { TRAITS, type Trait, checkAttack, checkExposure, exposedByAttack, freeDetects } from '../../rules/hidden.ts';
import { type Broken, broken } from '../../../../rules/broken.ts';
import { type Battle, type Detecting, type Fighter, fighterOf, isGang, withFighter } from '../battle.ts';
import { type Lurker, lurkerChoices, lurkerOf, lurkers, markerName, opened, markerOf, MARKER_ID } from '../markers.ts';
import {
  CONFIRM,
  FLAG,
  choice,
  countOf,
  field,
  gangName,
  labelled,
  maybe,
  number,
  oneOf,
  placeFields,
  placeOf,
  record,
  question,
  faults,
} from '../question.ts';
import { fact, inPlay, isFighting, type FactAsks } from './facts.ts';

const hides = ({ fighters }: Battle): boolean => fighters.some(({ hidden }) => hidden);

/** A fact that matters only while somebody is Hidden. */
const whileHidden =
  (asks: FactAsks): FactAsks =>
  (battle, id) =>
    hides(battle) ? asks(battle, id) : [];

const TRAIT_LABELS: Readonly<Record<Trait, string>> = {
  backstab: 'Backstab',
  blast: 'Blast',
  template: 'Template',
  noisy: 'Noisy',
  silent: 'Silent',
};

export const ATTACK = question({
  id: askId('attack'),
  asks: whileHidden(
    fact(
      {
        label: 'An attack by a Hidden fighter, or one that may hit a Hidden fighter',
        rules: ['HIT-HIDDEN-03', 'HIT-HIDDEN-04', 'HIT-HIDDEN-05', 'HIT-HIDDEN-06'],
      },
      (battle) => {
        const fighters = lurkerChoices(lurkers(battle));
        const caught = { type: 'choices', choices: fighters, min: 0, max: fighters.length } as const;
        const traits = { type: 'choices', choices: labelled(TRAIT_LABELS), min: 0, max: TRAITS.length } as const;
        return record(
          field('by', 'Attacker', choice(fighters)),
          // Who is Hidden everybody knows, and nobody aims at them.
          field('target', 'Target', choice(lurkerChoices(lurkers(battle).filter(({ hidden }) => !hidden)))),
          field('traits', 'Traits of the weapon', traits),
          maybe('caught', 'Others it may hit', caught),
          maybe('melee', 'In close combat', FLAG),
          maybe('standing', 'The opponent still stands after the exchange', FLAG),
        );
      },
    ),
  ),
  check: faults((battle, value) => {
    const { by, target, traits, caught } = fieldsOf(value);
    const [attacker, aim] = [lurkerOf(battle, by), lurkerOf(battle, target)];
    const others = textsOf(caught).flatMap((id) => lurkerOf(battle, id) ?? []);
    if (!attacker || !aim) return inPlay(undefined, 'HIT-HIDDEN-03');
    const acts = fighterOf(battle, by);
    const able = acts ? inPlay(acts, 'HIT-EXT-STATUS') : [];
    return [...able, ...checkAttack(attacker, aim, traitsOf(traits), others)];
  }),
  means: (battle, value) => {
    const { attacker, isExposed, free } = outOfHiding(battle, value);
    if (!attacker?.hidden) return 'nobody is exposed by it';
    if (isExposed) return `${attacker.name} is exposed`;
    const names = free.map((gang) => gangName(battle, gang)).join(', ');
    return names === ''
      ? `${attacker.name} stays Hidden`
      : `${attacker.name} stays Hidden, and a free Detect is due to ${names}`;
  },
  apply: (battle, value) => {
    const { attacker, isExposed, free } = outOfHiding(battle, value);
    if (!attacker?.hidden) return battle;
    return isExposed ? exposed(battle, attacker) : { ...battle, freeDetects: free };
  },
});

/** What an attack out of hiding brings: its fighter is exposed, or others may Detect for free. */
function outOfHiding(battle: Battle, value: Json) {
  const { by, traits, melee, standing: stands } = fieldsOf(value);
  const attacker = lurkerOf(battle, by);
  const attack = { traits: traitsOf(traits), melee: melee === true, opponentStanding: stands === true };
  const free = attacker ? freeDetects(attacker.gang, battle.gangs, attack).filter((gang) => isGang(battle, gang)) : [];
  return { attacker, isExposed: exposedByAttack(attack), free };
}

function traitsOf(value: Json | undefined): readonly Trait[] {
  return TRAITS.filter((trait) => textsOf(value).includes(trait));
}

function exposed(battle: Battle, { id }: Lurker): Battle {
  if (battle.markers.some((marker) => marker.id === id)) return opened(battle, id, true);
  return withFighter({ ...battle, exposed: [...battle.exposed, id] }, id, { hidden: false });
}

/** Its player may say who it is, whenever what happens to it has to be told by name (HIT-AMB-04). */
export const OPEN_MARKER = question({
  id: askId('open-marker', { marker: text }),
  asks: (battle, id) =>
    (isFighting(battle) ? battle.markers : [])
      .filter(({ open }) => !open)
      .map((marker) => ({
        id: id({ marker: markerOf(marker) }),
        of: marker.gang,
        label: `Say who is behind ${markerName(marker)}`,
        help: 'It stays Hidden. You can then enter what happens to it.',
        kind: CONFIRM,
        optional: true,
        rules: cite('HIT-AMB-04'),
      })),
  apply: (battle, _, { said }) => opened(battle, MARKER_ID.write(said), false),
});

/** The model comes where the marker was (HIT-HIDDEN-08). */
export const PUT = question({
  id: askId('put', { fighter: text }),
  asks: (battle, id) =>
    battle.exposed.flatMap((fighter): readonly Ask[] => {
      const own = fighterOf(battle, fighter);
      if (!own || !isFighting(battle)) return [];
      const told = { label: `Put ${own.sheet.name} where its marker is`, help: 'And take the marker away.' };
      const kind = own.at === null ? CONFIRM : record(...placeFields(battle));
      return [{ id: id({ fighter }), of: own.gang, ...told, kind, optional: true, rules: cite('HIT-HIDDEN-08') }];
    }),
  check: faults((battle, value, { said }) => {
    const marker = fighterOf(battle, said.fighter)?.at;
    const at = placeOf(value);
    return marker && at ? checkExposure(marker, at) : [];
  }),
  apply: (battle, _, { said }) => ({ ...battle, exposed: battle.exposed.filter((id) => id !== said.fighter) }),
});

const COVER_LABELS = { none: 'no cover', partial: 'partial cover', full: 'full cover' };
/** Behind the words of how it is seen. */
const COVER_SHORT = { none: 'open', partial: 'partial', full: 'full' };
/** As a tape is held: what matters is 6" and 12" (HIT-DETECT-02, -06). */
const INCHES: Readonly<Record<string, number>> = { close: 6, near: 12 };

type Sighted = Pick<Detection, 'sight' | 'arc'> & { readonly cover?: Detection['cover'] };

const SIGHTS = {
  '': { label: '', sight: true, arc: true },
  'no-arc': { label: 'No arc', sight: true, arc: false },
  unseen: { label: 'No sight', sight: false, arc: false },
} as const;

/** What the players judge, in one tap: whether it is seen, and its cover. */
const VIEWS: Readonly<Record<string, Sighted & { readonly label: string }>> = Object.fromEntries(
  Object.entries(SIGHTS).flatMap(([seen, { label, sight, arc }]) =>
    COVERS.map((cover) => {
      const id = [seen, cover === 'none' && seen === '' ? 'open' : cover].filter((word) => word !== '').join('-');
      const told = label === '' ? COVER_LABELS[cover] : `${label}, ${COVER_SHORT[cover]}`;
      return [id, { label: told.charAt(0).toUpperCase() + told.slice(1), sight, arc, cover }] as const;
    }),
  ),
);

/** Records of before have distance and view in one word, or each of it in a field of its own, and its cover beside it. */
function lookOf(value: Json): Sighted & { readonly distance: number } {
  const { look, within, view, distance, sight, arc } = fieldsOf(value);
  const [near = '', seen = ''] = textOf(look).split(':');
  const before = seen === 'no-arc' || seen === 'unseen' ? SIGHTS[seen] : undefined;
  return {
    ...(VIEWS[textOf(view)] ?? before ?? VIEWS[seen] ?? { sight: sight === true, arc: arc === true }),
    distance: INCHES[textOf(within)] ?? INCHES[near] ?? INCHES[textOf(distance)] ?? Number.POSITIVE_INFINITY,
  };
}

/** A fold for each who is Hidden: whom to look for is the tap that opens it. */
export const SEEK = question({
  id: askId('seek', { hidden: text }),
  asks: (battle, id) =>
    battle.detecting || !isFighting(battle)
      ? []
      : hiddenIn(battle).flatMap((hidden): readonly Ask[] => {
          const able = seekersOf(battle, hidden);
          const label = `Detect ${hidden.name}`;
          const kind = seekKind(battle, able, hidden);
          const free = battle.freeDetects.filter((gang) => able.some((one) => one.gang === gang));
          const help = free.map((gang) => `${gangName(battle, gang)} has a free Detect.`).join(' ');
          const told = help === '' ? {} : { help };
          const asked = {
            id: id({ hidden: hidden.id }),
            of: 'any',
            label,
            ...told,
            kind,
            then: diceOf(battle),
          } as const;
          const rules = cite('HIT-DETECT-01', 'HIT-DETECT-02', 'HIT-DETECT-12');
          return able.length === 0 ? [] : [{ ...asked, optional: true, rules }];
        }),
  check: faults((battle, value, { said }) => mayDetect(battle, value, lurkerOf(battle, said.hidden))),
  apply: (battle, value, { said }) => detects(battle, value, lurkerOf(battle, said.hidden)),
});

/** Records of before say in the answer whom a Detect looks for, where several are Hidden. */
export const DETECT = question({
  id: askId('detect'),
  asks: () => [],
  apply: (battle, value) => detects(battle, value, soughtIn(battle, value)),
});

const hiddenIn = (battle: Battle): readonly Lurker[] => lurkers(battle).filter(({ hidden }) => hidden);

function soughtIn(battle: Battle, value: Json): Lurker | undefined {
  const [only, ...others] = hiddenIn(battle);
  const { target } = fieldsOf(value);
  return target === undefined && others.length === 0 ? only : lurkerOf(battle, target);
}

function mayDetect(battle: Battle, value: Json, hidden: Lurker | undefined): readonly Broken[] {
  const { by, free } = fieldsOf(value);
  const looks = fighterOf(battle, by);
  if (!looks || !hidden) return inPlay(undefined, 'HIT-DETECT-02');
  const may = free !== true || battle.freeDetects.includes(looks.gang);
  return [...checkDetect(looks, hidden, lookOf(value).distance), ...mayBeFree(may)];
}

function detects(battle: Battle, value: Json, hidden: Lurker | undefined): Battle {
  const { by, free } = fieldsOf(value);
  const looks = fighterOf(battle, by);
  if (!looks || !hidden) return battle;
  const left = free === true ? battle.freeDetects.filter((gang) => gang !== looks.gang) : battle.freeDetects;
  const seen = seenOf(value, looks, hidden);
  return { ...battle, freeDetects: left, detecting: { by: looks.id, target: hidden.id, seen } };
}

/** Who may Detect it: enemies that are Active or Pinned. */
function seekersOf(battle: Battle, hidden: Lurker): readonly Fighter[] {
  const known = lurkers(battle);
  return battle.fighters.filter(
    (one) => known.some(({ id }) => id === one.id) && checkDetect(one, hidden, 0).length === 0,
  );
}

function mayBeFree(may: boolean): readonly Broken[] {
  return broken(
    !may,
    'HIT-DETECT-12',
    'This gang has no free Detect: one follows an attack out of hiding that was not Silent.',
  );
}

/** A look that changes nothing. */
const PLAIN: Detection = { sight: true, arc: false, engaged: false, distance: 12, cover: 'none', plus: 0, minus: 0 };

/** What two dice must come to is the sum of what is chosen: each with its part of it. */
const adds = (seen: Partial<Detection>, intelligence = 0) => ({
  adds: detectCheck(intelligence, { ...PLAIN, ...seen }).needs,
});

const VIEW_CHOICES = Object.entries(VIEWS).map(([id, { label, sight, arc, cover }]) => ({
  id,
  label,
  ...adds({ sight, arc, ...(cover && { cover }) }),
}));
const WITHIN = Object.entries(INCHES).map(([id, distance]) => ({
  ...{ id, label: `Within ${distance}"` },
  ...adds({ distance }),
}));

/** How the same tap says what came of it: Muster’s dice, or how those at the table fell. */
function diceOf({ readings }: Battle): NonNullable<Ask['then']> {
  const told = (label: string, value: boolean) => ({ label, ask: 'detect-result', value });
  const ways = [{ label: 'Muster rolls', draw: 'detect-dice' }, told('Found', true), told('Not found', false)];
  return { least: readings.snakeEyesFail ? 3 : 2, ways };
}

/** More than a page of buttons has: it is counted up to. */
const MOST_MODIFIER = 20;

function seekKind({ freeDetects }: Battle, able: readonly Fighter[], { status, lurks }: Lurker) {
  const seekers = able.map(({ id, sheet: { name, intelligence, spots } }) => ({
    ...{ id, label: name },
    ...adds({ engaged: status === 'engaged', plus: spots, minus: lurks }, intelligence),
  }));
  return record(
    { ...field('by', 'Who looks', choice(seekers)), tapped: true },
    { ...field('view', 'View', choice(VIEW_CHOICES)), tapped: true },
    { ...field('within', 'How far', choice(WITHIN)), sends: true },
    { ...maybe('plus', 'Further bonus, beside what its sheet says', number(0, MOST_MODIFIER)), adds: -1 },
    { ...maybe('minus', 'Further malus, beside what its sheet says', number(0, MOST_MODIFIER)), adds: 1 },
    ...(freeDetects.length > 0 ? [maybe('free', 'For free, after an attack out of hiding', FLAG)] : []),
  );
}

/** The snapshot: what the players judge, and what both sheets say (HIT-DETECT-10, -11, -13). */
function seenOf(value: Json, looks: Fighter, hidden: Lurker): Detection {
  const { cover, plus, minus } = fieldsOf(value);
  const { sight, arc, distance, cover: told } = lookOf(value);
  return {
    ...{ sight, arc, distance },
    engaged: hidden.status === 'engaged',
    cover: told ?? oneOf(COVERS, cover, 'none'),
    plus: countOf(plus) + looks.sheet.spots,
    minus: countOf(minus) + hidden.lurks,
  };
}

/** What the Detect that waits for its dice takes. */
export function checkOf(battle: Battle, { by, seen }: Detecting): DetectCheck {
  return detectCheck(fighterOf(battle, by)?.sheet.intelligence ?? 0, seen);
}

const TWO_DICE = {
  type: 'draw',
  what: 'two dice',
  as: record(field('first', 'First die', number(1, 6)), field('second', 'Second die', number(1, 6))),
} as const;

function settled(battle: Battle, isFound: boolean): Battle {
  const target = lurkerOf(battle, battle.detecting?.target);
  const done = { ...battle, detecting: null };
  return isFound && target?.hidden ? exposed(done, target) : done;
}

/** Whoever Detects is asked for the dice; one phone may tell all of it. */
function detectNames(battle: Battle, { by, target }: Detecting) {
  const looks = fighterOf(battle, by);
  const hidden = lurkerOf(battle, target)?.name ?? 'somebody Hidden';
  const asked = { of: 'any', ...(looks ? { firstOf: looks.gang } : {}), awaited: `Detect of ${hidden}` } as const;
  return { asked, looks: looks?.sheet.name ?? 'a fighter', hidden };
}

export const DETECT_DICE = question({
  id: askId('detect-dice'),
  forAll: true,
  asks: (battle, id) => {
    if (!battle.detecting || !isFighting(battle)) return [];
    const { needs, modifiers } = checkOf(battle, battle.detecting);
    const parts = modifiers.map(({ value, why }) => `${value > 0 ? '+' : ''}${value} ${why}`).join(', ');
    const help = `${needs} or more on two dice${parts === '' ? '' : ` (${parts})`}.`;
    const rules = cite('HIT-DETECT-03', 'HIT-DETECT-13', ...modifiers.map(({ rule }) => rule));
    const { asked, looks, hidden } = detectNames(battle, battle.detecting);
    const label = `${looks}’s Detect of ${hidden}`;
    return [{ id: id({}), ...asked, label, help, kind: TWO_DICE, rules }];
  },
  means: (battle, value) => {
    const { detecting } = battle;
    if (!detecting) return '';
    const { needs } = checkOf(battle, detecting);
    return `${passes(battle, detecting, value) ? 'found' : 'not found'}, ${needs} or more was needed`;
  },
  apply: (battle, value) => (battle.detecting ? settled(battle, passes(battle, battle.detecting, value)) : battle),
});

function passes(battle: Battle, detecting: Detecting, value: Json): boolean {
  const { first, second } = fieldsOf(value);
  return detectPasses(checkOf(battle, detecting).needs, [countOf(first), countOf(second)], battle.readings);
}

/** As the core rules came out at the table (HIT-EXT-INT). */
export const DETECT_RESULT = question({
  id: askId('detect-result'),
  forAll: true,
  asks: (battle, id) => {
    if (!battle.detecting || !isFighting(battle)) return [];
    const { asked, looks, hidden } = detectNames(battle, battle.detecting);
    const told = { label: `${looks} finds ${hidden}`, kind: FLAG, optional: true };
    return [{ id: id({}), ...asked, ...told, rules: cite('HIT-EXT-INT', 'HIT-HIDDEN-07') }];
  },
  means: (_, value) => (value === true ? 'yes, it is exposed' : 'no, it stays Hidden'),
  apply: (battle, value) => settled(battle, value === true),
});
