/** The words of a season's table, in German. */
import type { rankingsEn } from './rankings-en.ts';
import type { Message } from './messages.ts';

export const rankingsDe: Readonly<Record<keyof typeof rankingsEn, Message>> = {
  'rankings.title': 'Rangliste einer Saison',
  'rankings.lead': 'Eine Tabelle über mehrere Turniere: Wähle sie, und was zählt.',
  'rankings.events': 'Turniere, die zählen',
  'rankings.none': 'Noch hat hier kein Turnier eine Runde gespielt.',
  'rankings.nobody': 'Wähle mindestens ein Turnier.',
  'rankings.by': 'Gereiht nach',
  'rankings.by.points': 'Punkte',
  'rankings.by.elo': 'Elo',
  'rankings.by.glicko': 'Glicko',
  'rankings.hint.points': 'Punkte für Plätze; wer sich einen Platz teilt, teilt sich den Schnitt der Plätze.',
  'rankings.hint.elo': 'Elo (1978): anfangs 1500, K 32, Runde für Runde. Freilose und kampflose Siege zählen nicht.',
  'rankings.hint.glicko':
    'Glicko (1999): anfangs 1500 ± 350, Turnier für Turnier. Freilose und kampflose Siege zählen nicht.',
  'rankings.points': 'Punkte für Platz 1, 2, …',
  'rankings.best': 'Nur die besten … Turniere von jedem',
  'rankings.bestHint': 'Leer: alle.',
  'rankings.sort': 'Reihenfolge',
  'rankings.sort.rank': 'Nach Platz',
  'rankings.sort.name': 'Nach Name',
  'rankings.sort.played': 'Nach gespielten',
  'rankings.place': 'Platz',
  'rankings.player': 'Spieler',
  'rankings.total': 'Summe',
  'rankings.rating': 'Wertung',
  'rankings.deviation': '±',
  'rankings.deviationFull': 'Wie weit die Wertung danebenliegen kann',
  'rankings.games': 'Spiele',
  'rankings.played': 'Turniere',
  'rankings.people': 'Gleiche Namen gelten als dieselbe Person.',
  'rankings.print': 'Drucken',
  'rankings.failed': 'Der Server antwortet nicht. Versuche es noch einmal.',
};
