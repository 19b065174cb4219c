/** What a Round is played on, reckoned from the pack's tables and the cards that fell: section 4. */
import type { Draft } from '../../core/event/entries.ts';
import type { Facts } from '../facts.ts';
import type { Fault } from '../walk.ts';

/** GG18-ROT-02. */
const ROTATION: Readonly<Record<string, string>> = {
  'jan-mar':
    'public-executions close, ply-for-information standard, ours corner, symbols-of-authority standard, supply-wagons flank',
  'apr-jun':
    'extraction standard, ply-for-information flank, headhunter close, supply-wagons standard, guard-the-stash corner',
  'jul-sep':
    'ours standard, public-executions flank, guard-the-stash close, symbols-of-authority corner, interference close',
  'oct-dec':
    'interference standard, supply-wagons corner, symbols-of-authority flank, public-executions standard, extraction close',
};

/** GG18-SCEN-06 to -08: what an odd card of a suit names on either table, what an even one names on the wide one. */
const SUITS: Readonly<Record<string, readonly [odd: string, even: string, paired: string]>> = {
  R: ['ply-for-information', 'extraction', 'surround-them'],
  C: ['ours', 'guard-the-stash', 'guarded-treasure'],
  M: ['symbols-of-authority', 'interference', 'punish-the-weak'],
  T: ['public-executions', 'headhunter', 'eliminate-the-leadership'],
  J: ['supply-wagons', 'supply-wagons', 'guarded-treasure'],
};

/** GG18-POOL-03, in the order of their numbers. */
const NUMBERED =
  'covert-breakthrough dig-their-graves set-up hold-up-their-forces undercover-entourage inescapable-trap show-of-force search-the-ruins take-prisoner take-one-for-the-team recover-evidence vendetta public-demonstration'.split(
    ' ',
  );
const DEPLOYMENTS = ['standard', 'corner', 'flank', 'close'];
const POOL = 4;
const RESHUFFLED = 'reshuffled';

interface Read {
  readonly suit: string;
  /** Null for a Joker. */
  readonly value: number | null;
}

/** `7R` is the seven of Rams, `RJ` the Red Joker. */
function readCard(card: string): Read {
  const [, value, suit] = /^(\d+)([RCMT])$/.exec(card) ?? [];
  return suit === undefined ? { suit: 'J', value: null } : { suit, value: Number(value) };
}

/** What is wrong with the scenario of a draft; `then` is what was true when it was drawn. */
export function scenarioFaults(then: Facts, { round, scenario, chosen, drawn }: Draft): Fault[] {
  const strategy = text(scenario?.strategy);
  const deployment = text(scenario?.deployment);
  const schemes = Array.isArray(scenario?.schemes) ? scenario.schemes.map(String) : [];
  const before = then.drafts.map((draft) => text(draft.scenario?.strategy));
  const planned = plannedFor(then, round);
  const flips = drawn.flatMap((what) => (what.startsWith('strategy ') ? [what.slice('strategy '.length)] : []));
  const cards = drawn.filter((what) => !what.startsWith('strategy ') && !what.startsWith('deployment '));
  return [
    ...strategyFaults(then, strategy, { chosen: text(chosen.strategy), planned: planned[0], before, flips }),
    ...deploymentFaults(deployment, text(chosen.deployment) || planned[1]),
    ...poolFaults(then, { strategy, schemes, chosen: chosen.schemes, cards }),
  ];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** GG18-ROT-01, -02: the organiser's list, else the quarter's. Empty where nothing is planned. */
function plannedFor({ options, date }: Facts, round: number): readonly [strategy: string, deployment: string] {
  const month = Number(date?.slice(5, 7) ?? 0);
  const byDate = date === null ? '' : (Object.keys(ROTATION)[Math.ceil(month / 3) - 1] ?? '');
  const chosen = options.rotation === undefined || options.rotation === 'date' ? byDate : text(options.rotation);
  const [strategy = '', deployment = ''] = (ROTATION[chosen] ?? '').split(', ')[round - 1]?.split(' ') ?? [];
  const listed = (id: string): string => {
    const own = options[id];
    const item = Array.isArray(own) ? text(own[round - 1]) : '';
    return item === '-' ? '' : item;
  };
  return [listed('strategies') || strategy, listed('deployments') || deployment];
}

interface StrategyFacts {
  readonly chosen: string;
  readonly planned: string;
  /** Of the Rounds before. */
  readonly before: readonly string[];
  readonly flips: readonly string[];
}

/** GG18-SCEN-02: none twice. As chosen, else as planned, else by the first card that names a new one. */
function strategyFaults(
  { options }: Facts,
  strategy: string,
  { chosen, planned, before, flips }: StrategyFacts,
): Fault[] {
  const all = new Set(Object.values(SUITS).flatMap(([odd, even]) => [odd, even]));
  if (!all.has(strategy)) return [['GG18-SCEN-03', `${strategy} is no Strategy`]];
  if (before.includes(strategy) && before.length < all.size) return [['GG18-SCEN-02', `${strategy} is played twice`]];
  const fixed = chosen || (before.includes(planned) ? '' : planned);
  if (fixed !== '') return fixed === strategy ? [] : [['GG18-ROT-02', `${strategy} is played and ${fixed} was set`]];
  const narrow = new Set(Object.values(SUITS).map(([odd]) => odd));
  const exhausted = [...narrow].every((id) => before.includes(id));
  const wide = options.strategyTable === 'wide' || exhausted;
  const named = flips.map((card) => {
    const { suit, value } = readCard(card);
    return SUITS[suit]?.[wide && value !== null && value % 2 === 0 ? 1 : 0] ?? '';
  });
  const spent = before.length >= all.size;
  const passed = spent || named.slice(0, -1).every((id) => before.includes(id));
  if (passed && named.at(-1) === strategy) return [];
  return [[wide ? 'GG18-SCEN-08' : 'GG18-SCEN-07', `${flips.join(' ')} does not name ${strategy}`]];
}

function deploymentFaults(deployment: string, fixed: string): Fault[] {
  if (!DEPLOYMENTS.includes(deployment)) return [['GG18-SCEN-04', `${deployment} is no Deployment`]];
  if (fixed === '' || fixed === deployment) return [];
  return [['GG18-SCEN-04', `${deployment} is played and ${fixed} was set`]];
}

interface PoolFacts {
  readonly strategy: string;
  readonly schemes: readonly string[];
  readonly chosen: unknown;
  readonly cards: readonly string[];
}

/** GG18-POOL-01 to -08: the paired Scheme and four numbered ones, by the cards that fell. */
function poolFaults(then: Facts, { strategy, schemes, chosen, cards }: PoolFacts): Fault[] {
  const suit = Object.values(SUITS).find(([odd, even]) => odd === strategy || even === strategy);
  const [paired = '', ...numbered] = schemes;
  const faults: Fault[] = [];
  if (Array.isArray(chosen)) {
    return sameSet(chosen.map(String), schemes) ? [] : [['GG18-POOL-10', 'another pool than was set by hand']];
  }
  if (paired !== suit?.[2]) faults.push(['GG18-POOL-02', `${paired} is paired with ${strategy}`]);
  const deck = cardFaults(then, cards);
  if (!sameSet(numbered, deck.schemes))
    faults.push(['GG18-POOL-04', `${cards.join(' ')} does not give ${numbered.join(', ')}`]);
  return [...faults, ...deck.faults];
}

function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.toSorted().join(' ') === b.toSorted().join(' ');
}

/** Reads the cards as they fell: none that lies beside the deck already, none after the fourth accepted. */
function cardFaults({ options, drafts }: Facts, cards: readonly string[]): { schemes: string[]; faults: Fault[] } {
  const faults: Fault[] = [];
  let out = new Set<string>();
  let accepted: string[] = [];
  const earlier = options.schemeDeck === 'round' ? [] : drafts.map(({ drawn }) => drawn);
  for (const [index, fell] of [...earlier, cards].entries()) {
    accepted = [];
    for (const card of fell) {
      if (card.includes(' ')) continue;
      if (card === RESHUFFLED) {
        if (index === earlier.length && out.size < 54)
          faults.push(['GG18-POOL-08', 'reshuffled before the deck ran out']);
        out = new Set(accepted);
        continue;
      }
      const late = accepted.length === POOL;
      if (index === earlier.length && (out.has(card) || late))
        faults.push(['GG18-POOL-06', `${card} falls and could not`]);
      out.add(card);
      const { value } = readCard(card);
      if (value !== null && !late && !accepted.some((other) => readCard(other).value === value)) accepted.push(card);
    }
  }
  return { schemes: accepted.map((card) => NUMBERED[(readCard(card).value ?? 0) - 1] ?? ''), faults };
}
