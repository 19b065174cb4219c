/** What core says of rounds, tables, results and the clock, in German; part of core-de.ts. */
import type { Sentences } from './messages.ts';

export const coreRoundsDe: Sentences = {
  'All {1} planned rounds are drafted. Add a round, or end the event.':
    'Alle {1} geplanten Runden sind ausgelost. Füge eine Runde hinzu oder beende das Turnier.',
  'This round was drafted before. Give a reason for drafting it again. Everybody will read it.':
    'Diese Runde wurde schon ausgelost: Sag, warum noch einmal. Alle lesen es.',
  'This copy of the event has no lots of its own. You can read it, but you cannot draft a round in it.':
    'Diese Kopie des Turniers hat keine eigenen Lose: Man kann in ihr lesen, aber nichts auslosen.',
  'The scenario set for round {1} no longer fits: {2} Set another, or say why it stays.':
    'Das Szenario für Runde {1} passt nicht mehr: {2} Setze ein anderes oder sag, warum es bleibt.',
  'There is no draft to publish: draft the round first.':
    'Es gibt keinen Entwurf zum Veröffentlichen: Lose die Runde zuerst aus.',
  '{1} no longer plays: draft the round again.': '{1} spielt nicht mehr mit: Lose die Runde neu aus.',
  '{1} does not play in round {2}: set tables for those who do.':
    '{1} spielt in Runde {2} nicht mit: Setze Tische für die, die spielen.',
  'This round needs your approval: {1}': 'Diese Runde braucht deine Zustimmung: {1}',
  'Something changed since this draft was made. Draft the round again, or publish it as it is, with a reason.':
    'Seit der Auslosung hat sich etwas geändert. Lose die Runde neu aus oder veröffentliche sie so, mit einem Grund.',
  'The clock has started already.': 'Die Uhr läuft schon.',
  'There is no round under way.': 'Es läuft keine Runde.',
  '{1} of {2} rounds are played. End early only with a reason.':
    '{1} von {2} Runden sind gespielt. Früher enden nur mit einem Grund.',
  'the planned': 'den geplanten',
  'There is no draft to discard.': 'Es gibt keinen Entwurf zum Verwerfen.',
  'The clock does not run.': 'Die Uhr läuft nicht.',
  'The clock is not paused.': 'Die Uhr ist nicht angehalten.',
  'The length of this round is rolled and sealed. It cannot change.':
    'Die Länge dieser Runde ist ausgewürfelt und versiegelt: Sie bleibt.',
  'The clock of that round has no such call.': 'Die Uhr dieser Runde hat keinen solchen Aufruf.',
  'Round {1} is published. Its scenario cannot change.': 'Runde {1} ist veröffentlicht: Ihr Szenario bleibt.',
  'There is no draft to edit: draft the round first.': 'Es gibt keinen Entwurf zum Ändern: Lose die Runde zuerst aus.',
  '{1} has no seat in this draft.': '{1} hat keinen Platz in diesem Entwurf.',
  'The ringer stays where the odd player is: swap that player instead.':
    'Der Ersatzspieler bleibt, wo jemand übrig ist: Tausche diese Person.',
  'There is no such table in this draft.': 'Diesen Tisch gibt es im Entwurf nicht.',

  'There is no round to repair.': 'Es gibt keine Runde zu ändern.',
  'Nothing would move: {1}.': 'Niemand würde umziehen: {1}.',
  'every table that has not begun is as it would be drafted now':
    'Jeder Tisch, der noch nicht angefangen hat, wäre auch jetzt so ausgelost',
  'every table has begun': 'Alle Tische haben angefangen',
  'Set by the organiser after the round was published.': 'Nach dem Aushang von der Turnierleitung gesetzt.',
  '{1} cannot be in two places.': '{1} kann nicht an zwei Stellen sein.',
  '{1} is not checked in.': '{1} ist nicht eingecheckt.',
  'That table': 'Dieser Tisch',
  'This game': 'Dieses Spiel',
  'Table {1}': 'Tisch {1}',
  '{1} has begun, so its players stay. If it has not begun, say so first.':
    '{1} hat angefangen: Wer dort spielt, bleibt. Sag, dass er nicht angefangen hat, wenn es so ist.',
  '{1} would have no table. Say where they sit, too.': '{1} hätte keinen Tisch: Sag auch, wo die Person sitzt.',
  'At a table sit {1}, or one player who has the bye.': 'An einem Tisch sitzen {1}, oder eine Person mit Freilos.',
  '{1} to {2}': '{1} bis {2}',
  'Nothing was moved. {1} Check what would move now.': 'Niemand ist umgezogen. {1} Sieh an, wer jetzt umziehen würde.',
  'Results, players or tables have changed in the meantime.':
    'Ergebnisse, Spieler oder Tische haben sich seither geändert.',
  'What was to move has begun or stays now: table {1}.':
    'Was umziehen sollte, hat angefangen oder bleibt jetzt: Tisch {1}.',
  'This round has not changed since it was published.': 'Diese Runde wurde seit dem Aushang nicht geändert.',
  'Table {1} has begun since, so its players stay. Change the others by hand.':
    'Tisch {1} hat inzwischen angefangen: Wer dort spielt, bleibt. Ändere die anderen von Hand.',
  'The clock has started, so the round stays. Change tables that have not begun, or by hand.':
    'Die Uhr läuft, also bleibt die Runde. Ändere Tische, die noch nicht angefangen haben, oder ändere von Hand.',
  'Table {1} has begun, so the round stays. Change the other tables instead.':
    'Tisch {1} hat angefangen, also bleibt die Runde. Ändere stattdessen die anderen Tische.',

  'Somebody is set twice. Give each player one table at most.':
    'Jemand ist zweimal gesetzt. Gib jeder Person höchstens einen Tisch.',
  'The player chosen for the bye does not play in this round.':
    'Wer das Freilos haben soll, spielt in dieser Runde nicht mit.',
  'Nobody in this event is “{1}”.': 'Niemand in diesem Turnier ist „{1}“.',
  '{1} cannot play against themselves.': '{1} kann nicht gegen sich selbst spielen.',
  'The bye or the ringer is both set and ruled out for {1}.':
    'Freilos oder Ersatzspieler ist für {1} zugleich gesetzt und ausgeschlossen.',
  '{1} is set twice: for {2} and for {3}.': '{1} ist zweimal gesetzt: für {2} und für {3}.',
  '{1} is both set and ruled out.': '{1} ist zugleich gesetzt und ausgeschlossen.',
  '{1} nobody is left for {2}: not {3}. Allow one of them.':
    '{1} bleibt für {2} niemand: nicht {3}. Erlaube eine dieser Paarungen.',
  'With these pairs ruled out': 'Wenn diese Paarungen ausgeschlossen sind,',
  'With {1} set and these pairs ruled out': 'Wenn {1} gesetzt ist und diese Paarungen ausgeschlossen sind,',
  'With these tables set and these pairs ruled out the round cannot be paired.{1}':
    'Mit diesen gesetzten Tischen und ausgeschlossenen Paarungen lässt sich die Runde nicht auslosen.{1}',
  'Nobody is left for {1}.': 'Für {1} bleibt niemand.',
  'The number of players is even: everybody has an opponent.':
    'Die Zahl der Spieler ist gerade: Alle haben einen Gegner.',
  'The player chosen for the Bye does not play in this round.':
    'Wer das Freilos haben soll, spielt in dieser Runde nicht mit.',
  '{1} is to sit at table {2}, but that table is not in use.': '{1} soll an Tisch {2} sitzen, und den gibt es nicht.',
  '{1} is to sit at two tables.': '{1} soll an zwei Tischen sitzen.',
  '{1} is to sit at table {2}, {3} at {4}, and {5}.': '{1} soll an Tisch {2} sitzen, {3} an {4}, und {5}.',
  'they meet: remove one request, or rule their game out':
    'sie spielen gegeneinander: Lass einen Wunsch fallen oder schließe ihr Spiel aus',
  '{1} is to sit at table {2}, and not to sit there.': '{1} soll an Tisch {2} sitzen, und nicht dort sitzen.',
  '{1} is to sit at table {2}, {3} is not, and {4}.': '{1} soll an Tisch {2} sitzen, {3} nicht, und {4}.',
  '{1} are both to sit at table {2}, but they do not meet. Remove one request.':
    '{1} sollen beide an Tisch {2} sitzen und spielen nicht gegeneinander: Lass einen Wunsch fallen.',
  '{1} cannot be kept from table {2}: with these requests no other table is left.':
    '{1} lässt sich nicht von Tisch {2} fernhalten: Mit diesen Wünschen bleibt kein anderer Tisch.',

  'This game is not a bye.': 'Dieses Spiel ist kein Freilos.',
  'There is nothing of this kind to mark on a bye here.': 'So etwas wird hier bei einem Freilos nicht vermerkt.',
  'This game has its result. The desk can correct it.': 'Dieses Spiel hat sein Ergebnis. Das Pult kann es korrigieren.',
  'Only the organiser can enter this kind of result. Call the desk.':
    'Ein solches Ergebnis trägt nur die Turnierleitung ein.',
  'Nobody has reported this game yet.': 'Dieses Spiel hat noch niemand gemeldet.',
  'Nothing is waiting to be approved at this table.': 'An diesem Tisch wartet nichts auf Zustimmung.',
  'A bye has its score from the pack.': 'Was ein Freilos zählt, sagen die Turnierregeln.',
  'This game has a result already: say why it changes.':
    'Dieses Spiel hat schon ein Ergebnis: Sag, warum es sich ändert.',
  'The event is over: open it again before you change a result.':
    'Das Turnier ist vorbei: Öffne es wieder, bevor du ein Ergebnis änderst.',
  '{1} has no result any more. It was undone.': '{1} hat kein Ergebnis mehr: Es wurde zurückgenommen.',
  '{1} has a result by now. {2} saved: {3}. Correct it if it is wrong.':
    '{1} hat inzwischen ein Ergebnis. Gespeichert ({2}): {3}. Korrigiere es, wenn es falsch ist.',
  'Only the record of a game says that.': 'Das sagt nur die Mitschrift eines Spiels.',
  'Only the record of a game hands over its result.': 'Nur der Mitschrift eines Spiels wird sein Ergebnis entnommen.',
  'The desk has entered another result for this game. Ask there which one counts.':
    'Am Pult wurde für dieses Spiel ein anderes Ergebnis eingetragen. Frag dort, welches gilt.',
  'This table has reported or has its result: it has begun.':
    'Dieser Tisch hat gemeldet oder hat sein Ergebnis: Er hat angefangen.',
  '{1} knows no result of the kind “{2}”.': '{1} kennt kein Ergebnis der Art „{2}“.',
  'A bye is not played.': 'Ein Freilos wird nicht gespielt.',
  'This player has an opponent, so this is not a bye.': 'Jemand sitzt gegenüber: Das ist kein Freilos.',
  '{1} sit at this table: give as many scores, in their order.':
    'An diesem Tisch sitzen {1}: Gib so viele Ergebnisse ein, in ihrer Reihenfolge.',
  '{1} does not sit at this table.': '{1} sitzt nicht an diesem Tisch.',
  'Both players and the organiser must agree.': 'Es braucht das Wort beider Spieler und der Turnierleitung.',
  'Give each player’s VP: a whole number{1}.': 'Gib die VP beider Spieler ein: eine ganze Zahl{1}.',
  'Choose which player forfeits.': 'Sag, wer von beiden aufgibt.',
  'Fewer than two have played on at this table: a forfeit keeps no points.':
    'An diesem Tisch haben weniger als zwei weitergespielt: Wird aufgegeben, bleiben keine Punkte stehen.',
  'Choose which player concedes.': 'Sag, wer von beiden das Spiel aufgibt.',
  '{1} sit at this table: give as many scores.': 'An diesem Tisch sitzen {1}: Gib so viele Ergebnisse ein.',
  'Points set by the organiser are numbers from −1000 to 1000.':
    'Von der Turnierleitung gesetzte Punkte sind Zahlen von −1000 bis 1000.',
  'Steamroller has no such result.': 'Steamroller kennt kein solches Ergebnis.',
  'Control points and army points destroyed are whole numbers, 0 or more.':
    'Control Points und zerstörte Armeepunkte sind ganze Zahlen, mindestens 0.',
  'Say who won, or that it is a tie: one wins and the other loses, or both tie.':
    'Sag, wer gewonnen hat, oder dass es unentschieden ist.',
  'Still needed: {1}.': 'Es fehlt noch: {1}.',
  'Declare one Faction: it holds for the whole event.': 'Sag eine Fraktion an: Sie gilt im ganzen Turnier.',
  'Declare one faction. All lists must be of it.': 'Sag eine Fraktion an: Alle Listen sind aus ihr.',
};
