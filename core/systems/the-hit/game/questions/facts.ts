/** What happens in a round, told as it happens: status, Wounds, Out of Action, leaving, cards (HIT-EXT, HIT-RUN, HIT-VP). */
import { fieldsOf, textOf } from '../../../../journal/json.ts';
import { askId, count } from '../../../../encounter/ask-id.ts';
import type { Ask, AskKind } from '../../../../encounter/types.ts';
import { cite } from '../../../../rules/cite.ts';
import type { RuleId } from '../../../../rules/rule-ids.ts';
import { EDGES } from '../../../../table/zones.ts';
import { type Harm, hurtBy } from '../../rules/score.ts';
import { checkLeaving } from '../../rules/leaving.ts';
import { type Broken, broken } from '../../../../rules/broken.ts';
import { OUT_CAUSES, type OutCause, STATUSES } from '../../roster/gangs.ts';
import { type Battle, type Fighter, fighterOf, isInPlay, withFighter } from '../battle.ts';
import { lurkerChoices, lurkers, namedChoices } from '../markers.ts';
import {
  FLAG,
  choice,
  countOf,
  field,
  fighterChoices,
  labelled,
  maybe,
  number,
  oneOf,
  record,
  question,
  faults,
} from '../question.ts';

/** Whether things happen now: in a round and at its end. */
export function isFighting({ round, stage, over }: Battle): boolean {
  return round > 0 && over === null && (stage === 'play' || stage === 'end');
}

/** Whether what happened to fighters may still be told: after the last round too, as long as somebody has to sign. */
function isTellable(battle: Battle): boolean {
  return isFighting(battle) || battle.over !== null;
}

/** What asks for facts: they have no words in their ids. */
export type FactAsks = (battle: Battle, id: (said: Record<string, never>) => string) => readonly Ask[];

/** Nothing else happens until the dice of a Detect have fallen. */
const isPlayed = (battle: Battle): boolean => isFighting(battle) && battle.detecting === null;

/** A fact that may be told again and again while the battle goes on. */
export function fact(
  told: { readonly label: string; readonly help?: string; readonly rules: readonly RuleId[] },
  kind: (battle: Battle) => AskKind,
  isOpen: (battle: Battle) => boolean = isPlayed,
): FactAsks {
  return (battle, id) => {
    const ask: Ask = { id: id({}), of: 'any', again: true, optional: true, ...told, kind: kind(battle) };
    return isOpen(battle) ? [{ ...ask, rules: cite(...told.rules) }] : [];
  };
}

const one = (battle: Battle, id = 'fighter', label = 'Fighter') => field(id, label, choice(namedChoices(battle)));

/** Nothing more happens to a fighter that is Out of Action. */
export function inPlay(fighter: Fighter | undefined, rule: RuleId): readonly Broken[] {
  const name = fighter?.sheet.name ?? 'Nobody';
  return broken(!(fighter !== undefined && isInPlay(fighter)), rule, `${name} is Out of Action in this battle.`);
}

const STATUS_LABELS = {
  active: 'Active (Standing)',
  pinned: 'Pinned',
  engaged: 'Engaged (Standing)',
  injured: 'Seriously Injured',
};

export const STATUS = question({
  id: askId('status'),
  asks: fact({ label: 'How a fighter is doing', rules: ['HIT-EXT-STATUS'] }, (battle) =>
    record(one(battle), field('status', 'Status', choice(labelled(STATUS_LABELS))), maybe('broken', 'Broken', FLAG)),
  ),
  check: faults((battle, value) => inPlay(fighterOf(battle, fieldsOf(value).fighter), 'HIT-EXT-STATUS')),
  apply: (battle, value) => {
    const { fighter: id, status, broken } = fieldsOf(value);
    const fighter = fighterOf(battle, id);
    if (!fighter || !isInPlay(fighter)) return battle;
    const change = typeof broken === 'boolean' ? { broken } : {};
    return withFighter(battle, fighter.id, { status: oneOf(STATUSES, status, fighter.status), ...change });
  },
});

function hurt(battle: Battle, harm: Harm): Battle {
  const fighter = fighterOf(battle, harm.fighter);
  if (!fighter) return battle;
  const now = hurtBy(fighter.hurt, harm, fighter.sheet.wounds);
  const more = Array.from({ length: Math.max(0, now.lost - fighter.hurt.lost) }, () => battle.round);
  const lostIn = [...fighter.lostIn, ...more].slice(0, now.lost);
  return withFighter(battle, fighter.id, { hurt: now, lostIn, ...('out' in harm ? { outIn: battle.round } : {}) });
}

/** A tap at its row, and another where it was a slip; each round begins with nobody. */
export const ACTED = question({
  id: askId('acted', { round: count }),
  asks: (battle, id) => {
    const kind = record(
      field('fighter', 'Fighter', choice(lurkerChoices(lurkers(battle)))),
      maybe('slip', 'Not yet: a slip', FLAG),
    );
    const told = { of: 'any', label: 'A fighter has acted', again: true, optional: true } as const;
    return isFighting(battle) && battle.stage === 'play'
      ? [{ id: id({ round: battle.round }), ...told, kind, rules: cite('HIT-PRIO-03', 'HIT-END-08') }]
      : [];
  },
  apply: (battle, value, { said: { round } }) => {
    const { fighter, slip } = fieldsOf(value);
    const others = battle.acted.filter((id) => id !== fighter);
    if (round !== battle.round || typeof fighter !== 'string') return battle;
    return { ...battle, acted: slip === true ? others : [...others, fighter] };
  },
});

const MOST_WOUNDS = 20;

export const LOSES = question({
  id: askId('loses'),
  scores: true,
  asks: fact(
    { label: 'A fighter loses Wounds', rules: ['HIT-EXT-WOUNDS', 'HIT-VP-04'] },
    (battle) => record(one(battle), field('wounds', 'Wounds lost', number(1, MOST_WOUNDS))),
    isTellable,
  ),
  check: faults((battle, value) => inPlay(fighterOf(battle, fieldsOf(value).fighter), 'HIT-VP-01')),
  apply: (battle, value) => {
    const { fighter, wounds } = fieldsOf(value);
    return hurt(battle, { fighter: textOf(fighter), loses: countOf(wounds) });
  },
});

export const REGAINS = question({
  id: askId('regains'),
  scores: true,
  asks: fact(
    { label: 'A fighter regains Wounds', rules: ['HIT-EXT-WOUNDS', 'HIT-VP-05'] },
    (battle) => record(one(battle), field('wounds', 'Wounds regained', number(1, MOST_WOUNDS))),
    isTellable,
  ),
  check: faults((battle, value) => inPlay(fighterOf(battle, fieldsOf(value).fighter), 'HIT-VP-01')),
  apply: (battle, value) => {
    const { fighter, wounds } = fieldsOf(value);
    return hurt(battle, { fighter: textOf(fighter), regains: countOf(wounds) });
  },
});

/** A fighter leaves play, for this cause, after so many more Wounds. */
export function goesOut(battle: Battle, id: string, out: OutCause, by: string | null, loses = 0): Battle {
  const fighter = fighterOf(battle, id);
  if (!fighter || !isInPlay(fighter)) return battle;
  const gone = hurt(hurt(battle, { fighter: id, loses }), { fighter: id, out });
  const known = withFighter(gone, id, { status: 'out', hidden: false });
  const exposed = battle.exposed.filter((other) => other !== id);
  return { ...known, exposed, outs: [...battle.outs, { fighter: id, by, was: fighter }] };
}

/** What a fighter lost counts, and who goes out by an injury has mostly lost all (HIT-VP-01, HIT-AMB-16). */
const OUT_LABELS = {
  'last-wound': 'By an injury, with all its Wounds lost',
  injury: 'By an injury, and it lost only the Wounds entered',
  fled: 'Fled after bottling',
  captured: 'Captured',
  card: 'Removed by a card or another effect',
};

export const OUT = question({
  id: askId('out'),
  scores: true,
  asks: fact(
    { label: 'A fighter goes Out of Action', rules: ['HIT-VP-01', 'HIT-VP-03', 'HIT-VP-09', 'HIT-AMB-16'] },
    (battle) =>
      record(
        field('fighter', 'Fighter', choice(namedChoices(battle, battle.fighters.filter(isInPlay)))),
        field('how', 'How', choice(labelled(OUT_LABELS))),
        maybe('by', 'Taken out by', choice(namedChoices(battle))),
      ),
    isTellable,
  ),
  check: faults((battle, value) => inPlay(fighterOf(battle, fieldsOf(value).fighter), 'HIT-VP-01')),
  apply: (battle, value) => {
    const { fighter, how, by } = fieldsOf(value);
    const lost = how === 'last-wound' ? (fighterOf(battle, fighter)?.sheet.wounds ?? 0) : 0;
    return goesOut(battle, textOf(fighter), oneOf(OUT_CAUSES, how, 'injury'), fighterOf(battle, by)?.id ?? null, lost);
  },
});

/** A slip: it never left play, and nobody took it out. */
export const NOT_OUT = question({
  id: askId('not-out'),
  scores: true,
  asks: (battle, id) => {
    const out = battle.outs.flatMap(({ fighter }) => fighterOf(battle, fighter) ?? []);
    const told = { label: 'Not Out of Action: a slip', rules: ['HIT-VP-01'] } as const;
    return out.length === 0
      ? []
      : fact(told, () => record(field('fighter', 'Fighter', choice(fighterChoices(out)))), isTellable)(battle, id);
  },
  check: faults((battle, value) => {
    const { fighter } = fieldsOf(value);
    const isOut = battle.outs.some((one) => one.fighter === fighter);
    const name = fighterOf(battle, fighter)?.sheet.name ?? 'Nobody';
    return broken(!isOut, 'HIT-VP-01', `${name} is not Out of Action in this battle.`);
  }),
  apply: (battle, value) => {
    const out = battle.outs.find(({ fighter }) => fighter === fieldsOf(value).fighter);
    if (out === undefined) return battle;
    const { status, hidden, hurt: before, lostIn } = out.was;
    const outs = battle.outs.filter((one) => one !== out);
    return withFighter({ ...battle, outs }, out.fighter, { status, hidden, hurt: before, lostIn, outIn: 0 });
  },
});

const EDGE_LABELS = { south: 'South', north: 'North', west: 'West', east: 'East' };

export const LEAVE = question({
  id: askId('leave'),
  scores: true,
  asks: fact(
    { label: 'A fighter leaves the battlefield', rules: ['HIT-RUN-01', 'HIT-RUN-02', 'HIT-RUN-03', 'HIT-RUN-05'] },
    (battle) =>
      record(
        one(battle),
        field('over', 'Over which edge', choice(labelled(EDGE_LABELS))),
        maybe('forced', 'It was moved there', FLAG),
      ),
  ),
  check: faults((battle, value) => {
    const { fighter: id, over } = fieldsOf(value);
    const fighter = fighterOf(battle, id);
    const edge = oneOf(EDGES, over, 'south');
    return [
      ...inPlay(fighter, 'HIT-RUN-04'),
      ...(fighter ? checkLeaving(fighter.gang, edge, battle.edges, battle.round) : []),
    ];
  }),
  apply: (battle, value) => goesOut(battle, textOf(fieldsOf(value).fighter), 'ran-off', null),
});

export const CARD = question({
  id: askId('card'),
  forAll: true,
  asks: fact(
    { label: 'A Tactics Card is played', help: 'One of yours: which, and what it does.', rules: ['HIT-TACTICS-06'] },
    () => ({ type: 'text', longest: 300 }),
  ),
  // It leaves the hand of whoever tells it.
  apply: (battle, _, { side }) => {
    const hand = side === null ? undefined : battle.hands[side];
    if (side === null || !hand || hand.hand === 0) return battle;
    return { ...battle, hands: { ...battle.hands, [side]: { ...hand, hand: hand.hand - 1 } } };
  },
});
