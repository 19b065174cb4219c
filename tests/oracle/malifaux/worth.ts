/** What Schemes are worth by the text of their packs, and what a record makes impossible: written anew, from the rules alone. */
import type { Death, Facts, ModelNow, Table, Taken } from './table.ts';

interface Judged {
  readonly vp: number;
  readonly earns?: readonly string[];
  /** Markers that come onto the table. */
  readonly places?: number;
  /** The deaths that may pay for it (GG18-VP-05). */
  readonly deaths?: (table: Table) => readonly string[];
}

const yes = (facts: Facts, id: string): boolean => facts[id] === true;
const figure = (facts: Facts, id: string): number => Number(facts[id] ?? 0);

/** Season Zero: 1 VP for each half, once each. */
function zero({ scheme, as, revealed }: Taken, moment: string, facts: Facts): Judged {
  const isEnd = moment === 'end-of-game';
  if (isEnd ? as === 'reveal' : revealed || as === 'end') return { vp: 0 };
  const enough: Readonly<Record<string, readonly [reveal: boolean, end: boolean]>> = {
    'detonate-charges': [figure(facts, 'charges') >= 2, figure(facts, 'charges') >= 2],
    breakthrough: [figure(facts, 'markers') >= 1 && yes(facts, 'clear'), figure(facts, 'markers') >= 3],
    'harness-the-ley-line': [figure(facts, 'markers') >= 3, figure(facts, 'markers') >= 3],
    'search-the-ruins': [figure(facts, 'markers') >= 2, figure(facts, 'markers') >= 3],
    'dig-their-graves': [yes(facts, 'beside'), figure(facts, 'pairs') >= 3],
    'hold-up-their-forces': [figure(facts, 'held') >= 2, figure(facts, 'held') >= 2],
    'take-prisoner': [
      yes(facts, 'engaged') && yes(facts, 'alone'),
      yes(facts, 'engaged') || yes(facts, 'killedByItsOwn'),
    ],
    'power-ritual': [figure(facts, 'far') >= 1, figure(facts, 'far') + Math.min(1, figure(facts, 'own')) >= 3],
    outflank: [figure(facts, 'ends') >= 2, figure(facts, 'ends') >= 2],
    assassinate: [yes(facts, 'half'), yes(facts, 'gone')],
    'deliver-a-message': [yes(facts, 'delivered'), yes(facts, 'marked') || yes(facts, 'killedByItsOwn')],
    'claim-jump': [yes(facts, 'middle') && yes(facts, 'clear'), yes(facts, 'middle') && yes(facts, 'healthy')],
    vendetta: [yes(facts, 'wounded'), yes(facts, 'outlived')],
  };
  return { vp: Number(enough[scheme]?.[isEnd ? 1 : 0] ?? false) };
}

const lastOf = (table: Table, test: (death: Death) => boolean): readonly string[] =>
  table.deaths.filter((death) => death.turn === table.turn && test(death)).map(({ victim }) => victim);
const weak = (rank: string | null): boolean => rank === null || rank === 'minion' || rank === 'peon';
const better = (rank: string | null): boolean => rank === null || rank === 'master' || rank === 'henchman';
const died = ({ how }: Death): boolean => how !== 'removed';

function rankOf(table: Table, id: string | null): string | null {
  const model = table.models.find((one) => one.id === id);
  return model === undefined ? null : (model.rank ?? (model.leader ? 'master' : null));
}

function isKnown({ models }: Table, side: string): boolean {
  return models.some((model) => model.side === side);
}

function other(side: string): string {
  return side === 'A' ? 'B' : 'A';
}

function eliminated({ earned, side }: Taken, moment: string, facts: Facts): Judged {
  if (moment === 'end-of-game') return { vp: Number(yes(facts, 'gone')) };
  const earns = [
    ...(yes(facts, 'below') && !earned.has('wounds') ? ['wounds'] : []),
    ...(yes(facts, 'fallen') && !earned.has('fall') ? ['fall'] : []),
  ];
  const deaths = ({ models }: Table): readonly string[] =>
    models.filter((model) => model.leader && model.side !== side).map(({ id }) => id);
  return { vp: earns.length, earns, ...(yes(facts, 'fallen') ? { deaths } : {}) };
}

function sworn({ earned, revealed, notes }: Taken, moment: string, facts: Facts): Judged {
  if (moment === 'attack')
    return yes(facts, 'first') && !earned.has('attack') ? { vp: 1, earns: ['attack'] } : { vp: 0 };
  if (moment === 'end-of-game') return { vp: Number(revealed && yes(facts, 'gone')) };
  if (!yes(facts, 'killed') || earned.has('kill')) return { vp: 0 };
  return { vp: 3, earns: ['kill'], deaths: (table) => lastOf(table, ({ victim }) => victim === notes.target) };
}

/** 2018: sections 5.1 and 5.2. */
function older(card: Taken, moment: string, facts: Facts, turn: number): Judged {
  const { scheme, scored, revealed, paidIn, side } = card;
  const late = turn >= 2;
  const once = !revealed && scored === 0;
  const enemyDeaths = (test: (death: Death, table: Table) => boolean) => (table: Table) =>
    lastOf(table, (death) => death.whose !== side && test(death, table));
  switch (scheme) {
    case 'surround-them': {
      const enemy = figure(facts, 'enemy');
      const rest = Math.max(0, enemy - 1) + figure(facts, 'neutral') + Math.min(1, figure(facts, 'own'));
      return { vp: (enemy > 0 ? 1 : 0) + Math.min(2, rest) };
    }
    case 'guarded-treasure':
      return { vp: Number(late && yes(facts, 'guarded')) };
    case 'punish-the-weak': {
      const vp = Number(late && (yes(facts, 'killed') || yes(facts, 'none')));
      if (yes(facts, 'none')) return { vp };
      const test = (death: Death, table: Table): boolean =>
        death.how === 'killed' &&
        death.killers === side &&
        weak(rankOf(table, death.victim)) &&
        better(rankOf(table, death.by));
      return { vp, deaths: enemyDeaths(test) };
    }
    case 'eliminate-the-leadership':
      return eliminated(card, moment, facts);
    case 'covert-breakthrough':
      return { vp: figure(facts, 'markers') };
    case 'dig-their-graves':
      return {
        vp: Number(yes(facts, 'near') && paidIn !== turn),
        deaths: enemyDeaths(
          (death, table) => died(death) && death.killers === side && rankOf(table, death.victim) !== 'peon',
        ),
      };
    case 'set-up':
      return { vp: once ? figure(facts, 'markers') : 0 };
    case 'hold-up-their-forces':
      return { vp: Number(late && yes(facts, 'held')) };
    case 'undercover-entourage': {
      const half = yes(facts, 'half');
      return { vp: Number(half) + Number(yes(facts, 'zone')) + Number(half && yes(facts, 'well')) };
    }
    case 'inescapable-trap':
      return { vp: Number(late && figure(facts, 'trapped') >= 2) };
    case 'show-of-force':
      return { vp: Number(late && yes(facts, 'enough')) };
    case 'search-the-ruins':
      return { vp: figure(facts, 'markers') < 3 ? 0 : figure(facts, 'beyond') >= 2 ? 3 : 2 };
    case 'take-prisoner':
      return { vp: yes(facts, 'engaged') ? (yes(facts, 'alone') ? 3 : 2) : 0 };
    case 'take-one-for-the-team': {
      const vp = once && yes(facts, 'died') ? 1 + Number(yes(facts, 'costlier')) + Number(turn >= 4) : 0;
      return { vp, deaths: (table) => lastOf(table, ({ victim }) => victim === card.notes.model) };
    }
    case 'recover-evidence':
      if (moment === 'start-of-turn') return { vp: 0, places: once ? Math.min(5, figure(facts, 'models')) : 0 };
      return { vp: Number(yes(facts, 'lifted')) };
    case 'vendetta':
      return sworn(card, moment, facts);
    case 'public-demonstration':
      return { vp: once ? figure(facts, 'shown') : 0 };
    default:
      throw new Error(`no Scheme is called ${scheme}`);
  }
}

/** Facts that take the noted model in play. */
const IN_PLAY: Readonly<Record<string, readonly [note: 'model' | 'target', facts: readonly string[]]>> = {
  'take-prisoner': ['target', ['engaged']],
  'deliver-a-message': ['target', ['delivered', 'marked']],
  'claim-jump': ['model', ['middle']],
  'set-up': ['target', ['markers']],
  'undercover-entourage': ['model', ['half', 'zone', 'well']],
};

/** What the record says against the facts of a claim. */
function contradictions(card: Taken, moment: string, facts: Facts, table: Table): readonly string[] {
  const { scheme, notes, side } = card;
  const wrong: string[] = [];
  const foe = other(side);
  const said = (id: string): boolean => yes(facts, id) || figure(facts, id) > 0;
  const isOut = (id: unknown): boolean => table.out.has(String(id));
  const named = (id: unknown): boolean => table.models.some((model) => model.id === id);
  const [note, needs] = IN_PLAY[scheme] ?? ['model', []];
  if (isOut(notes[note]) && needs.some(said)) wrong.push('the noted model is out of play');
  const leaders = table.models.filter((model) => model.leader && model.side === foe);
  const leaderOut = leaders.length > 0 && leaders.every(({ id }) => isOut(id));
  if (scheme === 'assassinate' && leaderOut && said('half')) wrong.push('the Leader is out of play');
  if (
    (scheme === 'assassinate' || scheme === 'eliminate-the-leadership') &&
    moment === 'end-of-game' &&
    leaders.length > 0
  ) {
    if (said('gone') !== leaderOut) wrong.push('the Leader is in play or not');
  }
  if (scheme === 'vendetta' && moment === 'end-of-game') {
    const gone = isOut(notes.target);
    if (
      'outlived' in facts &&
      named(notes.target) &&
      named(notes.model) &&
      said('outlived') !== (gone && !isOut(notes.model))
    )
      wrong.push('its enemy is in play or not');
    if ('gone' in facts && named(notes.target) && said('gone') !== gone) wrong.push('its enemy is in play or not');
  }
  if (moment === 'activation' && said('wounded') && (isOut(notes.target) || isOut(notes.model)))
    wrong.push('one of the two is out of play');
  if (said('killedByItsOwn') && named(notes.target)) {
    const after = table.deaths.slice(card.revealedAt);
    if (
      !after.some(({ victim, how, killers, whose }) => victim === notes.target && how === 'killed' && killers === whose)
    )
      wrong.push('its own side did not kill it');
  }
  if (moment === 'kill') wrong.push(...killContradictions(card, facts, table));
  if (scheme === 'recover-evidence' && said('lifted') && (!card.revealed || card.scored >= card.placed))
    wrong.push('there is no Evidence');
  const fellNow = table.deaths.some((death) => death.turn === table.turn);
  if (scheme === 'recover-evidence' && moment === 'start-of-turn' && fellNow) wrong.push('the Turn has begun');
  if (scheme === 'public-demonstration' && isKnown(table, side)) {
    const all = Array.isArray(notes.models) ? notes.models : [];
    if (figure(facts, 'shown') > all.filter((id) => !isOut(id)).length) wrong.push('not so many are in play');
  }
  if (scheme === 'search-the-ruins' && figure(facts, 'beyond') > figure(facts, 'markers'))
    wrong.push('more beyond than there are');
  if (scheme === 'punish-the-weak' && said('killed') && isKnown(table, foe)) {
    const some = lastOf(
      table,
      ({ whose, how, killers, victim, by }) =>
        whose === foe &&
        how === 'killed' &&
        killers === side &&
        weak(rankOf(table, victim)) &&
        better(rankOf(table, by)),
    );
    if (some.length === 0) wrong.push('nobody weak was killed');
  }
  return wrong;
}

function killContradictions({ scheme, notes, side }: Taken, facts: Facts, table: Table): readonly string[] {
  const foe = other(side);
  const fell = (whose: string, test: (death: Death) => boolean): boolean =>
    !isKnown(table, whose) || lastOf(table, (death) => death.whose === whose && test(death)).length > 0;
  if (yes(facts, 'beside') && !fell(foe, ({ how, killers }) => how === 'killed' && killers === side))
    return ['nobody was killed'];
  if (
    yes(facts, 'near') &&
    !fell(foe, (death) => died(death) && death.killers === side && rankOf(table, death.victim) !== 'peon')
  )
    return ['nobody died'];
  if (scheme === 'vendetta' && yes(facts, 'killed') && isKnown(table, foe)) {
    const own = isKnown(table, side);
    if (
      !fell(
        foe,
        ({ victim, by, how }) =>
          victim === notes.target && how === 'killed' && (own ? by === notes.model : by !== null),
      )
    )
      return ['it did not kill its enemy'];
  }
  if (scheme === 'take-one-for-the-team' && yes(facts, 'died')) {
    if (!fell(side, (death) => death.victim === notes.model && died(death) && death.killers === foe))
      return ['it did not die by the enemy'];
  }
  if (
    scheme === 'eliminate-the-leadership' &&
    !fell(foe, (death) => died(death) && table.models.some(({ id, leader }) => leader && id === death.victim))
  )
    return ['their Leader did not die'];
  return [];
}

function weightOf({ rank, leader }: Pick<ModelNow, 'rank' | 'leader'>): readonly [least: number, most: number] {
  if (leader || rank === 'master') return [3, 3];
  if (rank === null) return [1, 3];
  return rank === 'henchman' ? [2, 2] : [1, 1];
}

interface Both {
  readonly A: Facts;
  readonly B: Facts;
}

/** What both cannot have of a Strategy. `before`: what a side counted in the Turns before, added up. */
function impossible(
  id: string,
  told: Both,
  table: Table,
  before: (side: string) => number,
  atEnd: boolean,
): readonly string[] {
  const wrong: string[] = [];
  const { turn } = table;
  const [a, b] = [figure(told.A, 'count'), figure(told.B, 'count')];
  const most: Readonly<Record<string, number>> = { 'turf-war': 5, 'corrupted-idols': turn, ours: 4, interference: 4 };
  if (a + b > (most[id] ?? Infinity)) wrong.push(`turn ${turn}, ${id}: ${a} and ${b}`);
  if (turn === 1 && !atEnd && a + b > 0 && (id === 'ply-for-information' || id === 'symbols-of-authority'))
    wrong.push(`turn 1, ${id}`);
  for (const [side, facts] of Object.entries(told)) {
    const foe = other(side);
    const count = figure(facts as Facts, 'count');
    const left = 3 - before(foe);
    if (id === 'symbols-of-authority' && (atEnd ? count !== left : before(side) + count > 3))
      wrong.push(`turn ${turn}, ${id}: ${side} has ${count}`);
    if (id === 'reckoning' && isKnown(table, foe)) {
      const killed = table.deaths.filter(
        (death) => death.turn === turn && death.how === 'killed' && death.whose === foe,
      );
      const weights = killed.map(({ victim }) =>
        weightOf(table.models.find((model) => model.id === victim) ?? { rank: null, leader: false }),
      );
      const [least, top] = [0, 1].map((at) => weights.reduce((sum, weight) => sum + (weight[at] ?? 0), 0));
      if (count < (least ?? 0) || count > (top ?? 0)) wrong.push(`turn ${turn}, reckoning: ${side} has ${count}`);
      const alive = table.models.some((model) => model.side === foe && !table.out.has(model.id));
      if (yes(facts as Facts, 'wiped') && alive) wrong.push(`turn ${turn}, reckoning: nobody is wiped out`);
    }
  }
  const bothKnown = isKnown(table, 'A') && isKnown(table, 'B');
  if (id === 'headhunter' && bothKnown) {
    const heads = table.deaths.filter(
      (death) =>
        died(death) &&
        death.killers !== null &&
        death.killers !== death.whose &&
        rankOf(table, death.victim) !== 'peon',
    );
    if (before('A') + before('B') + a + b > heads.length) wrong.push(`turn ${turn}, headhunter: ${a} and ${b}`);
  }
  return wrong;
}

export const WORTH = { zero, older, contradictions, impossible };
