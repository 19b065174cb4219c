/** What players write for the factions of Warmachine and Hordes. Beginnings of three letters are known by themselves. */
export const SHORT_NAMES: Readonly<Record<string, readonly string[]>> = {
  Cygnar: ['Cygnaran', 'Cygnarans'],
  'The Protectorate of Menoth': ['Menoth', 'PoM', 'Menites', 'Menite'],
  Khador: ['Khadoran', 'Khadorans'],
  Cryx: ['Cryxian', 'Cryxians'],
  'Retribution of Scyrah': ['RoS', 'Scyrah'],
  'Convergence of Cyriss': ['CoC', 'Cyriss'],
  Mercenaries: ['Mercs', 'Mercenary'],
  Trollbloods: ['Trolls', 'Trollkin', 'TB'],
  'Circle Orboros': ['CO', 'Orboros', 'Circle of Orboros'],
  Skorne: ['Skornes'],
  'Legion of Everblight': ['LoE', 'Everblight'],
  Minions: ['Mins'],
};
