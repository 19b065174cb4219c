/** How to go about each of the seventeen Schemes of 2018, in a sentence for whoever takes it for the first time. */
export const SCHEME_TIPS: Readonly<Record<string, string>> = {
  'surround-them': 'Drop Scheme Markers near the corners late, when nobody has time to remove them.',
  'guarded-treasure': 'Two Scheme Markers by the Centerline, well apart, and a strong model by each.',
  'punish-the-weak': 'Let your Master or a Henchman kill a Minion or Peon in each of three Turns.',
  'eliminate-the-leadership': 'Go for the enemy Leader: its Wounds pay already, its fall pays more.',
  'covert-breakthrough': 'Drop the Scheme Markers late and far ahead, when nobody has time to remove them.',
  'dig-their-graves': 'First a Scheme Marker near an enemy, then the kill: once in each Turn.',
  'set-up': 'Note an enemy that has to come to you, and drop Scheme Markers around it before you reveal.',
  'hold-up-their-forces': 'One tough model goes at two enemies; your others keep away from those two.',
  'undercover-entourage': 'Note a model that lasts, and have it deep in the enemy half at the end.',
  'inescapable-trap':
    'Drop Scheme Markers where the enemy has to pass: two of their models near any of them are enough.',
  'show-of-force': 'Give upgrades to models that will fight in the middle of the table.',
  'search-the-ruins':
    'Spread Scheme Markers over the middle, more than 2 inches apart, some of them in the enemy half.',
  'take-prisoner': 'Note an enemy that you can engage at the very end, and keep its friends away.',
  'take-one-for-the-team': 'Note a cheap model and let a dear enemy kill it; from Turn 4 on that pays more.',
  'recover-evidence': 'Reveal it early: then any model of yours in contact lifts an Evidence Marker with an Interact.',
  vendetta: 'The noted model’s first Attack has to be at the noted enemy; if it kills that enemy, all of it pays.',
  'public-demonstration': 'Bring the noted Minions together where an enemy commander is near and sees them.',
};
