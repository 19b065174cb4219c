/** The words of the start page about desks, in German. */
import type { Message } from './messages.ts';
import type { homeEn } from './home-en.ts';

export const homeDe: Readonly<Record<keyof typeof homeEn, Message>> = {
  firefight: 'Firefight spielen',
  desks: 'Deine Turniere',
  rehearsal: 'Probe',
  demo: 'Beispiel',
  'role.organiser': 'Turnierleitung',
  'role.judge': 'Schiedsrichter',
  'role.scorekeeper': 'Ergebnisdienst',
  'waits.add-entrants': 'Spieler einzutragen',
  'waits.publish-pack': 'Ausschreibung zu veröffentlichen',
  'waits.check-in': 'Spieler einzuchecken',
  'waits.start-event': 'Bereit zum Start',
  'waits.draft-round': 'Runde {round} zu entwerfen',
  'waits.publish-round': 'Entwurf von Runde {round} zu veröffentlichen',
  'waits.start-clock': 'Runde {round} hängt aus, ihre Uhr ist zu starten',
  'waits.collect-results': {
    one: 'Runde {round} läuft, {count} Ergebnis steht aus',
    other: 'Runde {round} läuft, {count} Ergebnisse stehen aus',
  },
  'waits.close-round': 'Runde {round}: alle Ergebnisse sind da',
  'waits.end-event': 'Alle Runden sind gespielt: beende das Turnier',
  'waits.over': 'Vorbei',
  differing: { one: '{count} Tisch zu entscheiden', other: '{count} Tische zu entscheiden' },
  calls: { one: '{count} Ruf nach einem Schiedsrichter', other: '{count} Rufe nach einem Schiedsrichter' },
  archive: { one: 'Archiv ({count})', other: 'Archiv ({count})' },
  archived: 'Weggelegt',
  strays: {
    one: 'Kopien, und was sich nicht öffnen lässt ({count})',
    other: 'Kopien, und was sich nicht öffnen lässt ({count})',
  },
  'stray.copy': 'Die Kopie eines Spiels, aus einer Datei',
  'stray.unreadable': 'Diese Version von Muster kann es nicht öffnen',
  'stray.throw': 'Wegwerfen',
  'stray.throwWhich': 'Wegwerfen: {name}',
  'stray.keep': 'Behalten',
  'stray.sure': 'Endgültig wegwerfen',
  'stray.surely': 'Endgültig wegwerfen: {name}',
};
