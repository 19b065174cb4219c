/** The words of the big screens, in German; see screen.ts. */
import { roomDe } from './room-de.ts';
import type { screenEn } from './screen-en.ts';
import type { Message } from './messages.ts';

export const screenDe: Readonly<Record<keyof typeof screenEn, Message>> = {
  'screen.settings': 'Was dieser Bildschirm zeigt',
  'screen.open': 'Einstellungen',
  'screen.done': 'Zeigen',
  'screen.full': 'Vollbild',
  'screen.autoHint':
    'Von selbst: vor Runde 1 der Weg hinein, Paarungen, wenn eine Runde aushängt, die Uhr, sobald sie läuft, dazwischen die Rangliste.',
  'screen.join': 'Scannen, oder tippen:',
  'screen.wifi': 'WLAN:',
  ...roomDe,
  'screen.rows': {
    one: '{count} Zeile passt, in einer Schrift, die man von dort lesen kann.',
    other: '{count} Zeilen passen, in einer Schrift, die man von dort lesen kann.',
  },
  'screen.event': 'Turnier',
  'screen.choose': 'Wähle das Turnier',
  'screen.page': '{range} · Seite {page} von {pages}',
  'screen.places': 'Plätze {from}–{to}',
  'screen.tables': 'Tische {from}–{to}',
  'screen.asOf': 'Stand {time}',
  'screen.staleSince': 'Keine Nachricht vom Server seit {time}',
  'screen.staleNever': 'Keine Nachricht vom Server',
  'screen.long': {
    one: 'Ein Durchgang dauert {count} Sekunde: Ein zweiter Bildschirm oder ein kürzerer Abstand würde helfen.',
    other: 'Ein Durchgang dauert {count} Sekunden: Ein zweiter Bildschirm oder ein kürzerer Abstand würde helfen.',
  },
  'screen.told': 'Was Bildschirm {code} zeigt, sagt die Turnierleitung: ihre Wahl gilt, nicht die an diesem Gerät.',
  'screen.hold': 'Diese Seite festhalten',
  'screen.goOn': 'Weiter',
  'screen.wait': 'Hier erscheinen die Paarungen von Runde 1.',
  'screen.noStandings': 'Hier erscheint die Rangliste nach den ersten Ergebnissen.',
  'screen.over': 'Endrangliste',
  'screen.podium': 'Siegerehrung',
  'screen.podiumWait': 'Hier erscheinen bei der Siegerehrung die ersten drei Plätze.',
  'screen.noClock': 'Hier erscheint die Uhr mit der nächsten Runde.',
};
