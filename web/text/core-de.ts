/** What core and the server say to an organiser, in German: by the English sentence, as its source has it. */
import { coreRoundsDe } from './core-de-rounds.ts';
import type { Sentences } from './messages.ts';

export const coreDe: Sentences = {
  ...coreRoundsDe,

  'In the event: {1}.': 'Im Turnier: {1}.',

  'The organiser': 'Die Turnierleitung',
  'A judge': 'Ein Schiedsrichter',
  'A scorekeeper': 'Ein Ergebnisdienst',
  'The players': 'Die Spieler',
  organiser: 'Turnierleitung',
  judge: 'Schiedsrichter',
  scorekeeper: 'Ergebnisdienst',
  'There is no entrant {1} in this event.': 'In diesem Turnier gibt es keinen Spieler {1}.',
  'There is no game {1} in this event.': 'In diesem Turnier gibt es kein Spiel {1}.',
  'A figure cannot be. What a sheet can show: {1}.': 'Eine Zahl kann nicht sein. Was ein Bogen zeigen kann: {1}.',
  'Nobody can forfeit this game.': 'In diesem Spiel kann niemand kampflos verlieren.',
  'There is no such table in this round.': 'In dieser Runde gibt es diesen Tisch nicht.',
  'You have no opponent, so there is no game to play.': 'Niemand sitzt gegenüber: Es gibt kein Spiel.',

  'You can do this for yourself only.': 'Das kannst du nur für dich selbst tun.',
  'Only the players at this table can do this. Staff enter results at the desk.':
    'Das können nur die Spieler an diesem Tisch. Ergebnisse trägt die Turnierleitung am Pult ein.',
  'Only the organiser can do this.': 'Das kann nur die Turnierleitung.',
  'Only {1} can do this.': 'Das können nur: {1}.',
  'The event has not started yet.': 'Das Turnier hat noch nicht begonnen.',
  'The event has started already.': 'Das Turnier hat schon begonnen.',
  'The event is over. The organiser can open it again.':
    'Das Turnier ist vorbei. Die Turnierleitung kann es wieder öffnen.',

  'One result is still missing.': 'Ein Ergebnis fehlt noch.',
  '{1} results are still missing.': '{1} Ergebnisse fehlen noch.',
  'Publish the pack first; not published as it is now: {1}.':
    'Veröffentliche zuerst die Turnierregeln; noch nicht so veröffentlicht, wie sie jetzt sind: {1}.',
  'Publish the pack first: a house rule is new.': 'Veröffentliche zuerst die Turnierregeln: Eine Hausregel ist neu.',
  'Write the change down where the players can read it before the event starts.':
    'Schreib die Änderung auf, wo die Spieler sie vor dem Beginn lesen können.',
  'The first round is published. The rules of the event can no longer change.':
    'Die erste Runde ist veröffentlicht: Die Regeln des Turniers ändern sich nicht mehr.',
  '“{1}” came out too late: for an event on {2} it counts until {3}.':
    '„{1}“ kam zu spät heraus: Bei einem Turnier am {2} zählt, was bis {3} da war.',
  'Write the house rule down.': 'Schreib die Hausregel auf.',
  'There is no such house rule.': 'Diese Hausregel gibt es nicht.',
  'An event needs a name.': 'Ein Turnier braucht einen Namen.',
  'A date is written year-month-day, like 2026-11-21.': 'Ein Datum schreibt man Jahr-Monat-Tag, wie 2026-11-21.',
  'A table number is in the list twice.': 'Eine Tischnummer steht zweimal in der Liste.',
  'A table can have one kind of terrain. One table is in the list twice.':
    'Ein Tisch hat eine Art Gelände: Einer steht zweimal in der Liste.',
  'Round {1} is published already: plan at least as many rounds.':
    'Runde {1} ist schon veröffentlicht: Plane mindestens so viele Runden.',
  'Places are shown at the prize-giving: end the event first.':
    'Plätze zeigt die Siegerehrung: Beende zuerst das Turnier.',
  'Nobody who plays in round {1} may know its hidden length: change this when the round is closed.':
    'Wer in Runde {1} spielt, darf ihre verdeckte Länge nicht kennen: Ändere das, wenn die Runde abgeschlossen ist.',
  'Set the date of the event first: it decides which documents count.':
    'Setze zuerst das Datum des Turniers: Danach richtet sich, welche Dokumente zählen.',
  'This pack has no option “{1}”.': 'Diese Turnierregeln haben keine Option „{1}“.',
  'Give the table a name. Players see it.': 'Gib dem Tisch einen Namen: Spieler lesen ihn.',
  'An event keeps {1} laid-out tables at most: remove one first.':
    'Ein Turnier behält höchstens {1} aufgebaute Tische: Entferne zuerst einen.',
  'This event keeps no laid-out table {1}.': 'Dieses Turnier hat keinen aufgebauten Tisch {1}.',

  '{1} checked in: a game needs {2}. Check players in first.':
    '{1} eingecheckt: Ein Spiel braucht {2}. Check zuerst Spieler ein.',
  'The pack suggests no number of rounds for {1} players: set one first.':
    'Für {1} Spieler schlagen die Turnierregeln keine Rundenzahl vor: Setze zuerst eine.',
  'Line {1} has no name.': 'Zeile {1} hat keinen Namen.',
  'A name is needed.': 'Ein Name fehlt.',
  '“{1}” is registered already.': '„{1}“ ist schon angemeldet.',
  '“{1}” is registered already. {2}': '„{1}“ ist schon angemeldet. {2}',
  'Is this another person of that name? Enter their club, or add them as “{1}”.':
    'Jemand anderes mit diesem Namen? Nenne den Verein oder melde „{1}“ an.',
  '{1} was disqualified at a related event and is excluded from this one.':
    '{1} wurde bei einem verbundenen Turnier disqualifiziert und ist von diesem ausgeschlossen.',
  '{1} declared {2} and keeps it for the whole event.': '{1} hat {2} angesagt und behält das im ganzen Turnier.',
  'This event asks for no such list.': 'Dieses Turnier fragt nach keiner solchen Liste.',
  '{1} {2}. Reinstate them first.': '{1} {2}. Nimm die Person zuerst wieder auf.',
  'dropped out': 'ist ausgestiegen',
  'was disqualified': 'wurde disqualifiziert',
  '{1} has not left.': '{1} ist nicht ausgestiegen.',
  'Give a reason to undo a disqualification.': 'Eine Disqualifikation nimmt man nur mit einem Grund zurück.',
  'Rounds are under way: drop the player instead.': 'Die Runden laufen: Lass die Person stattdessen aussteigen.',
  '{1} is on the waiting list and is not seated. Give them a place first.':
    '{1} steht auf der Warteliste und wird nicht gesetzt. Gib der Person zuerst einen Platz.',
  '{1} plays already: drop the player instead.': '{1} spielt schon: Lass die Person stattdessen aussteigen.',
  'A column needs a name.': 'Eine Spalte braucht einen Namen.',
  'Two columns have the same name.': 'Zwei Spalten haben denselben Namen.',
  'The desk has no column “{1}”.': 'Das Pult hat keine Spalte „{1}“.',
  'Lists are locked. The desk can change yours for you.':
    'Die Listen sind gesperrt: Niemand ändert die eigene mehr. Die Turnierleitung kann es.',

  'Write what everybody should read.': 'Schreib, was alle lesen sollen.',
  'There is no such call.': 'Diesen Ruf gibt es nicht.',
  'This call is answered already.': 'Dieser Ruf ist schon beantwortet.',
  '{1} has taken this call and is on the way.': 'Schon unterwegs: {1}.',
  'A judge has been called to this table already.': 'Ein Schiedsrichter ist schon an diesen Tisch gerufen und kommt.',
  'The organiser answers this.': 'Das beantwortet die Turnierleitung.',
  '{1} asks nothing under {2}.': '{1} fragt unter {2} nichts.',
  '{1} has no painting competition.': '{1} kennt keinen Bemalwettbewerb.',
  'No painting competition is open at this event.': 'In diesem Turnier ist kein Bemalwettbewerb offen.',
  '{1} does not judge painting that way.': '{1} wertet Bemalung nicht so.',
  'The competition is open and has entries.': 'Der Wettbewerb ist offen und hat Beiträge.',
  'This competition is not judged by vote.': 'Über diesen Wettbewerb wird nicht abgestimmt.',
  'The vote is counted.': 'Die Stimmen sind gezählt.',
  'Give at most {1}, each to a different entry.': 'Höchstens {1}, jede für einen anderen Beitrag.',
  'This competition is not judged by marks.': 'Dieser Wettbewerb wird nicht mit Punkten gewertet.',
  'They have no entry.': 'Diese Person hat keinen Beitrag.',
  '{1} has no entry.': '{1} hat keinen Beitrag.',
  'Mark the entry of {1} first: the most points win.': 'Werte zuerst den Beitrag von {1}: Die meisten Punkte gewinnen.',
  'Choose the winner.': 'Wähle, wer gewinnt.',
  '{1} share the most points: choose among them.': '{1} teilen sich die meisten Punkte: Wähle unter ihnen.',
  '{1} does not have the most points.': '{1} hat nicht die meisten Punkte.',
  'Several share the most points: say why this one wins, or let them share.':
    'Mehrere teilen sich die meisten Punkte: Sag, warum dieser Beitrag gewinnt, oder lass sie teilen.',
  'The competition is decided.': 'Der Wettbewerb ist entschieden.',
  '{1} was disqualified and takes no award.': '{1} wurde disqualifiziert und bekommt keinen Preis.',
  '“{1}” has won here in {2} already: it may be shown, but not win again.':
    '„{1}“ hat hier {2} schon gewonnen: Es darf gezeigt werden, aber nicht noch einmal gewinnen.',
  'Vote for somebody else’s entry.': 'Stimm für den Beitrag von jemand anderem.',
  'Vote for one of the entries.': 'Stimm für einen der Beiträge.',
  '{1} is marked {2} to {3}, in whole points.': '{1} wird mit {2} bis {3} gewertet, in ganzen Punkten.',

  'There is no such command in this record.': 'Diesen Schritt gibt es hier nicht.',
  'That was undone already.': 'Das ist schon zurückgenommen.',
  'You cannot undo an undo. Do the step again instead.':
    'Eine Rücknahme nimmt man nicht zurück: Mach es stattdessen noch einmal.',
  'You can undo only your own last step.': 'Nur dein eigener letzter Schritt lässt sich zurücknehmen.',
  'You can undo only your last step. Enter a correction instead.':
    'Nur dein letzter Schritt lässt sich zurücknehmen: Korrigiere stattdessen.',
  'A later step depends on it. Enter a correction instead.': 'Etwas Späteres beruht darauf: Korrigiere stattdessen.',
  'The link of this device was revoked at the desk. Ask for a new one.':
    'Der Link dieses Geräts wurde am Pult widerrufen. Lass dir einen neuen geben.',
  'This link is not valid, or was revoked.': 'Dieser Link gilt nicht, oder er wurde widerrufen.',
  'This is the link you are using. Revoke it with another organiser’s.':
    'Das ist der Link, den du gerade benutzt. Widerruf ihn mit dem einer anderen Turnierleitung.',
  'There is no such link, or it was revoked already.': 'Diesen Link gibt es nicht, oder er ist schon widerrufen.',
  'This server does not know this link. It may be cut short, belong to another machine, or to a deleted event.':
    'Dieser Server kennt den Link nicht. Vielleicht ist er abgeschnitten, von einem anderen Rechner oder von einem gelöschten Turnier.',
  'This link was revoked at the desk. Ask for a new one.':
    'Dieser Link wurde am Pult widerrufen. Lass dir einen neuen geben.',
  'This link was for one device, and was opened already. Ask for a new one.':
    'Dieser Link war für ein Gerät und wurde schon geöffnet. Lass dir einen neuen geben.',
  'Open the link or scan the code that the organiser gave you.':
    'Öffne den Link oder scanne den Code, den du bekommen hast.',
  'Something went wrong on the server. Nothing was changed. Try again.':
    'Auf dem Server ging etwas schief. Nichts wurde geändert; versuch es noch einmal.',
  'Too many people changed this at the same moment. Nothing was changed. Try again.':
    'Zu viele haben im selben Moment geschrieben. Nichts wurde geändert; versuch es noch einmal.',
  'That was too much at once. Wait a moment and try again.':
    'Das war zu viel auf einmal. Warte einen Moment und versuch es noch einmal.',
  'Several demonstrations were made just now. Wait a moment, or use one of those.':
    'Gerade wurden mehrere Vorführungen gemacht. Warte einen Moment oder nimm eine von ihnen.',
  'To delete this event, type its exact name.':
    'Dieses Turnier war ernst gemeint. Um es für immer zu löschen, schreib seinen Namen genau so.',
  'The standings are hidden until the prize-giving. You can download this file after it.':
    'Die Rangliste bleibt bis zur Siegerehrung zurückgehalten: Diese Datei gibt es danach.',

  'Round {1} has a table of more than two; {2} allows only tables of two.':
    'Runde {1} hat einen Tisch mit mehr als zwei; {2} kennt nur Tische zu zweit.',
  'Standings as CSV': 'Rangliste als CSV',
  'Standings as text': 'Rangliste als Text',
  'Cryodex’ list of players': 'Spielerliste von Cryodex',
  'PGSwiss’ event file': 'Turnierdatei von PGSwiss',
  'T³ standings': 'Endplätze für T³',
  'A sheet for Longshanks': 'Ein Blatt für Longshanks',
};
