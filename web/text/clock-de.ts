/** The words of the clock between the players, in German. */
import type { Message } from './messages.ts';
import type { clockEn } from './clock-en.ts';

export const clockDe: Readonly<Record<keyof typeof clockEn, Message>> = {
  clockTitle: 'Uhr zwischen den Spielern',
  clockNow: 'Die Uhr von {name} läuft',
  clockStopped: 'Die Uhr ist angehalten',
  clockNone: 'Die Uhr erscheint, sobald sie gebraucht wird. Bis dahin antworten die Spieler auf ihren Handys.',
  clockPhone: 'Am Telefon: {what}',
  clockTurn: 'Hälften tauschen',
  clockUndo: 'Letztes Tippen zurücknehmen',
  clockUnsent: 'Ein Tippen ist noch nicht beim Server. Bis dahin läuft die Uhr weiter.',
  clockSleep: 'Lass den Bildschirm immer an. Schläft er ein, stimmt die Zeit, sobald er aufwacht.',
};
