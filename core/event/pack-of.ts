/** A pack from what it declares: what a part leaves out is what most tournaments do. */
import type {
  Pack,
  PackConduct,
  PackOptions,
  PackPairing,
  PackResults,
  PackRoster,
  PackRounds,
  PackScenario,
  PackStandings,
} from './pack.ts';

const OPTIONS = { formatFile: null } satisfies Partial<PackOptions>;

const ROSTER = {
  factions: [],
  shortNames: {},
  teams: () => false,
  details: () => [],
  readsLists: () => [],
  lastDocumentDay: () => null,
} satisfies Partial<PackRoster>;

const ROUNDS = {
  mayStart: () => null,
  mayPair: () => null,
  mayExtend: () => null,
  hiddenClock: () => null,
} satisfies Partial<PackRounds>;

const PAIRING = {
  seats: () => ({ min: 2, max: 2 }),
  attacker: () => ({ attacker: null, drawn: false, rules: [] }),
  volunteers: [],
} satisfies Partial<PackPairing>;

const SCENARIO = {
  fields: () => [],
  draw: (_options, chosen) => ({ scenario: chosen, drawn: [], rules: [] }),
  planned: () => ({}),
  secret: () => false,
  check: () => null,
  layout: () => null,
} satisfies Partial<PackScenario>;

const RESULTS = {
  approvalKinds: [],
  counts: (_history, { result }) => result,
  checkReport: () => null,
  sheet: null,
  advise: null,
  checkByeLine: () => null,
  leaves: () => [],
  disqualification: (_game, who) => ({ kind: 'forfeit', by: [who], reason: 'conduct' }),
  droppingOut: () => null,
} satisfies Partial<PackResults>;

const STANDINGS = { ledger: null } satisfies Partial<PackStandings>;

const CONDUCT = {
  prompts: [],
  asks: () => true,
  information: () => [],
  checkTracking: () => null,
  painting: null,
} satisfies Partial<PackConduct>;

/** A part as a pack declares it: what has a default may be left out. */
type Declared<Part, Defaults> = Omit<Part, keyof Defaults> & Partial<Part>;

export interface PackDeclaration
  extends Pick<Pack, 'id' | 'title' | 'game' | 'edition'>, Partial<Pick<Pack, 'playable'>> {
  readonly options: Declared<PackOptions, typeof OPTIONS>;
  readonly roster: Declared<PackRoster, typeof ROSTER>;
  readonly rounds: Declared<PackRounds, typeof ROUNDS>;
  readonly pairing: Declared<PackPairing, typeof PAIRING>;
  readonly scenario?: Partial<PackScenario>;
  /** Who concedes is asked for all fields, unless the pack says otherwise. */
  readonly results: Declared<PackResults, typeof RESULTS & Pick<PackResults, 'concessionFields'>>;
  readonly standings: Declared<PackStandings, typeof STANDINGS>;
  readonly conduct: Declared<PackConduct, typeof CONDUCT>;
}

export function packOf(given: PackDeclaration): Pack {
  const { id, title, game, edition, playable = () => false } = given;
  return {
    id,
    title,
    game,
    edition,
    playable,
    options: { ...OPTIONS, ...given.options },
    roster: { ...ROSTER, ...given.roster },
    rounds: { ...ROUNDS, ...given.rounds },
    pairing: { ...PAIRING, ...given.pairing },
    scenario: { ...SCENARIO, ...given.scenario },
    results: { ...RESULTS, concessionFields: given.results.fields, ...given.results },
    standings: { ...STANDINGS, ...given.standings },
    conduct: { ...CONDUCT, ...given.conduct },
  };
}
