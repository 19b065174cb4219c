/** A made-up pack in the shape of a real one, for tests and pictures. */
import type { PackPart } from '../../core/event/views.ts';

const choices = (...labels: readonly string[]) =>
  labels.map((label) => ({ id: label.toLowerCase().replace(/\W+/g, '-'), label }));

export const pack: PackPart = {
  title: 'Gaining Grounds Season Zero',
  game: 'Malifaux Third Edition',
  edition: 'Season Zero',
  factions: [
    'Arcanists',
    'Bayou',
    'Explorer’s Society',
    'Guild',
    'Neverborn',
    'Outcasts',
    'Resurrectionists',
    'Ten Thunders',
  ],
  teams: false,
  volunteers: [],
  hasFormatFile: false,
  columns: [
    { id: 'tp', short: 'TP', label: 'Tournament Points', rules: ['GG0-RANK-01', 'GG0-SCORE-01'] },
    { id: 'diff', short: 'DIFF', label: 'Differential', signed: true, rules: ['GG0-RANK-02', 'GG0-SCORE-03'] },
    { id: 'vp', short: 'VP', label: 'Victory Points', rules: ['GG0-RANK-03', 'GG0-SCORE-02'] },
  ],
  fields: [{ id: 'vp', label: 'Victory Points', kind: 'number', min: 0, max: 8, rules: ['GG0-SCORE-02'] }],
  concessionFields: [],
  details: [],
  scenarioFields: [
    {
      id: 'strategy',
      label: 'Strategy',
      choices: choices('Reckoning', 'Turf War', 'Plant Explosives', 'Corrupted Idols'),
      count: 1,
      rules: ['GG0-SETUP-04', 'GG0-CORE-17'],
    },
    {
      id: 'deployment',
      label: 'Deployment',
      choices: choices('Standard', 'Corner', 'Flank', 'Wedge'),
      count: 1,
      rules: ['GG0-SETUP-04', 'GG0-CORE-17'],
    },
    {
      id: 'schemes',
      label: 'Schemes',
      choices: choices('Breakthrough', 'Search the Ruins', 'Take Prisoner', 'Power Ritual', 'Claim Jump', 'Vendetta'),
      count: 5,
      rules: ['GG0-SETUP-06', 'GG0-CORE-08'],
    },
  ],
  playable: false,
  resultKinds: ['played', 'bye', 'forfeit', 'agreed', 'concession', 'set', 'void'],
  options: [
    {
      id: 'format',
      label: 'Format',
      meaning: 'A named set of variants. Build your own with Base and the variants below.',
      kind: 'choice',
      choices: choices('Base', 'Singles', 'Limited'),
      default: 'base',
      rules: ['GG0-FMT-01', 'GG0-FMT-02'],
      folded: false,
    },
    {
      id: 'play',
      label: 'Minutes of play',
      meaning: 'The pack recommends 120 to 135 for 50 Soulstones.',
      kind: 'number',
      range: [10, 480],
      default: 120,
      rules: ['GG0-TIME-01'],
      folded: false,
    },
    {
      id: 'byGroup',
      label: 'Same club apart in round 1',
      meaning: 'Players of one club do not meet in the first round where that can be avoided.',
      kind: 'flag',
      default: false,
      rules: ['GG0-PAIR-02'],
      folded: false,
    },
    {
      id: 'rematches',
      label: 'Meeting twice',
      meaning: 'The pack says that two players should almost never meet twice.',
      kind: 'choice',
      choices: choices('Avoid', 'Allow'),
      default: 'avoid',
      rules: ['GG0-AMB-09'],
      folded: true,
    },
  ],
  values: { format: 'singles', play: 120, byGroup: true, rematches: 'avoid' },
  inForce: [
    { text: '50 Soulstones.', rules: ['GG0-SETUP-01'] },
    { text: 'Format: Singles. No Master beside the Leader.', rules: ['GG0-FMT-02', 'GG0-VAR-SINGLES-01'] },
  ],
  warnings: [{ text: 'Two variants in force limit the choice of a Leader.', rules: ['GG0-VAR-00-02'] }],
  houseRules: [
    { number: 1, text: 'Dice and cards stay on the table.', removed: false },
    { number: 2, text: 'Phones are silent during a game.', removed: true },
  ],
  documents: [{ title: 'Malifaux FAQ', released: '2026-01-15' }],
  published: true,
  scenarios: { '4': { strategy: 'corrupted-idols', deployment: 'wedge' } },
  documentsUntil: '2026-10-21',
  information: [
    { label: 'The cards in a hand', hidden: true, rules: ['GG0-SETUP-11'] },
    { label: 'Results of finished games', hidden: false, rules: ['GG0-EVENT-11'] },
  ],
  painting: null,
  setAside: [
    {
      what: 'The round was posted although a result of round 1 was missing.',
      reason: 'Table 9 had to leave early; both agreed to enter it over lunch.',
      rules: ['GG0-PAIR-09', 'GG0-EVENT-14'],
    },
  ],
};
