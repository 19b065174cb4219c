/** What players of either edition write for a faction beside its name. Beginnings of three letters are known by themselves. */
export const SHORT_NAMES = {
  Arcanists: ['Arcs'],
  Guild: ['GU', 'GLD', 'Guilders', 'The Guild'],
  Neverborn: ['NVB', 'NB', 'NVRB', 'Neverborns'],
  Outcasts: ['OC', 'OUTC'],
  Resurrectionists: [
    'Ressers',
    'Resser',
    'Rezzers',
    'Rezzer',
    'Rezzes',
    'Rez',
    'Ressurectionists',
    'Ressurrectionists',
    'Resurectionists',
  ],
  'Ten Thunders': ['10T', '10Ts', '10 Thunders', 'TT', 'Thunders', '10thunder'],
} as const;
