/** Die Wörter der Seite, auf der viele Spiele gespielt werden, auf Deutsch. */
import type { simulateEn } from './simulate-en.ts';
import type { Message } from './messages.ts';

export const simulateDe: Readonly<Record<keyof typeof simulateEn, Message>> = {
  title: 'Firefight simulieren',
  lead: 'Der Computer spielt viele Spiele zwischen zwei Listen. Jeder Tisch wird mit denselben Würfeln zweimal gespielt, mit vertauschten Seiten.',
  own: 'Armee A',
  foe: 'Armee B',
  level: 'Wer beide Armeen spielt',
  'level.slow': 'Ein Spiel dieser Stufe braucht bis zu einer Minute eines Prozessorkerns.',
  games: 'Spiele',
  seed: 'Nummer der Serie: Dieselbe Nummer ergibt dieselben Spiele',
  start: 'Spiele austragen',
  stop: 'Anhalten',
  beginning: 'Die ersten Spiele laufen …',
  progress: { one: '{done} von {count} Spiel', other: '{done} von {count} Spielen' },
  away: 'Diese Spiele spielt der Server. Dieses Gerät zeigt sie nur.',
  failed: 'Das Programm ist stehen geblieben. Trag die Spiele noch einmal aus oder lade diese Seite neu.',
  results: 'Ergebnisse',

  'won.caption': 'Wer gewinnt',
  'won.by': 'Gewonnen von',
  'won.share': 'Anteil',
  'won.interval': '95-%-Intervall',
  'won.draw': 'Unentschieden',
  'won.games': { one: '{count} Spiel', other: '{count} Spiele' },
  'won.range': '{from} bis {to}',

  'markers.title': 'Wo Marker gehalten werden',
  'markers.says': 'Am Ende eines Spiels hält A im Schnitt {a} Marker und B {b}.',
  'markers.key':
    'Der Tisch ist so gedreht, dass A am unteren Rand aufstellt. Ein Feld zeigt, wie viele der Marker darin jede Armee hielt. In einem blasseren Feld lagen weniger Marker.',
  'markers.half': 'Hälfte des Tisches',
  'markers.half.A': 'Hälfte von A',
  'markers.half.B': 'Hälfte von B',
  'markers.count': 'Marker je Spiel',
  'markers.held': 'Gehalten von {side}',

  'units.title': 'Welche Einheiten ihre Punkte wert waren',
  'units.key':
    'Erzielt: Punkte der Gegner, die die Einheit im Schnitt je Spiel ausgeschaltet hat, und daneben ihr Anteil an den eigenen Punkten. Gehalten: Marker ihrer Armee neben ihr am Ende. Wer flieht, zählt für niemanden.',
  'units.of': 'Einheiten von {army}',
  'units.unit': 'Einheit',
  'units.points': { one: '{count} Punkt', other: '{count} Punkte' },
  'units.earned': 'Erzielt',
  'units.held': 'Gehalten',
  'units.left': 'Übrig',
};
