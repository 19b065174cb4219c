/** The steps of a battle as its state counts them. */
export const STEP = {
  markers: 0,
  edge: 1,
  setAside: 2,
  deploy: 3,
  scout: 4,
  round: 5,
  ambush: 6,
  tokens: 7,
  activate: 8,
  shoot: 9,
  boost: 10,
  allot: 11,
  pileIn: 12,
  melee: 13,
  strikeBack: 14,
  afterMelee: 15,
  consolidate: 16,
  separate: 17,
  end: 18,
  roundEnd: 19,
  morale: 20,
  objectives: 21,
  over: 22,
} as const;

/** What the active unit has done; 0: nothing yet. */
export const DID = { nothing: 0, hold: 1, advance: 2, rush: 3, charge: 4, idle: 5 } as const;
