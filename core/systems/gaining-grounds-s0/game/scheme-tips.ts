/** How to go about each of the thirteen Schemes of Season Zero, in a sentence for whoever takes it for the first time. */
export const SCHEME_TIPS: Readonly<Record<string, string>> = {
  'detonate-charges': 'Drop Scheme Markers beside an enemy that will not get far: two by the same one are enough.',
  breakthrough: 'Send a fast model round the fight: it drops the Scheme Markers and stays where no enemy is.',
  'harness-the-ley-line':
    'The Centerline runs through the fight: drop a Scheme Marker whenever a model of yours crosses it.',
  'search-the-ruins':
    'Look for terrain in the enemy half before you take it: each Scheme Marker needs a piece of its own.',
  'dig-their-graves':
    'First a Scheme Marker beside an enemy, then the kill; for the End, leave Scheme Markers by what remains.',
  'hold-up-their-forces': 'Cheap models earn it: let each engage an enemy that costs more.',
  'take-prisoner': 'Note an enemy that leaves its friends behind, and engage it where nobody else is near.',
  'power-ritual': 'It is far from the fight: a fast model drops a Scheme Marker at corner after corner.',
  outflank: 'Send one model to each end of the Centerline, and keep both alive.',
  assassinate: 'Bring the enemy Leader to half its Health and reveal; to finish it is the End.',
  'deliver-a-message':
    'Note an enemy that its friends leave alone: another enemy that engages your messenger prevents it, the noted one does not.',
  'claim-jump': 'Note a model that lasts, and drive the enemy out of the middle before you reveal.',
  vendetta: 'Note a model that hits hard and an enemy that it reaches; it must outlive that enemy.',
};
