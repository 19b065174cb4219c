/** The words of the big screens, in German; part of de.ts. */
import type { enScreen } from './en-screen.ts';
import type { Message } from './messages.ts';

export const deScreen: Readonly<Record<keyof typeof enScreen, Message>> = {
  'screen.settings': 'Was dieser Bildschirm zeigt',
  'screen.open': 'Einstellungen',
  'screen.done': 'Zeigen',
  'screen.full': 'Vollbild',
  'screen.view': 'Ansicht',
  'screen.view.auto': 'Von selbst',
  'screen.view.names': 'Paarungen nach Namen',
  'screen.view.tables': 'Paarungen nach Tischen',
  'screen.view.standings': 'Rangliste',
  'screen.view.clock': 'Uhr',
  'screen.view.scenario': 'Szenario',
  'screen.autoHint':
    'Von selbst: Paarungen, wenn eine Runde aushängt, die Uhr, sobald sie läuft, dazwischen die Rangliste.',
  'screen.distance': 'Am weitesten entfernt',
  'screen.metres': '{metres} m',
  'screen.size': 'Größe des Bildschirms',
  'screen.inches': '{inches} Zoll',
  'screen.projector': 'Projektor, 3 m breit',
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
  'screen.code': 'Bildschirm {code}',
  'screen.told': 'Was Bildschirm {code} zeigt, sagt die Turnierleitung: ihre Wahl gilt, nicht die an diesem Gerät.',
  'screen.hold': 'Diese Seite festhalten',
  'screen.goOn': 'Weiter',
  'screen.wait': 'Hier erscheinen die Paarungen von Runde 1.',
  'screen.noStandings': 'Hier erscheint die Rangliste nach den ersten Ergebnissen.',
  'screen.over': 'Endrangliste',
  'screen.noClock': 'Hier erscheint die Uhr mit der nächsten Runde.',
};
