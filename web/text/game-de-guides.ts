/** What Steamroller explains and counts, in German: helps, guides, facts of a list, and why something is refused. */
import type { Sentences } from './messages.ts';

export const guidesDe: Sentences = {
  yes: 'ja',
  no: 'nein',
  none: 'nichts',
  entered: 'eingetragen',
  model: 'Modell',
  What: 'Was',
  Which: 'Was',
  'List {1}': 'Liste {1}',
  List: 'Liste',
  Lists: 'Listen',
  'army list': 'Armeeliste',
  'Lists as read': 'Listen, wie gelesen',
  'as entered': 'wie eingetragen',
  terrain: 'Gelände',

  // Before the first turn.
  'A destroyed caster does not end this game.': 'Ein zerstörter Caster beendet dieses Spiel nicht.',
  'You play {1}. If you did not agree on that, say so in “What was entered”.':
    'Ihr spielt {1}. Ist das nicht abgemacht, sag es unter „Was eingetragen ist“.',
  'Both choices are opened at the same moment, once both are made. Then they stay.{1}':
    'Beide Wahlen werden zugleich geöffnet, sobald beide da sind. Dann bleiben sie.{1}',
  '{1} Paste your list: Muster counts losses and tiebreakers card by card. Both lists open at the same moment.':
    '{1} Füge deine Liste ein: Muster zählt Verluste und Tiebreaker Karte für Karte. Beide Listen öffnen sich zugleich.',
  'Paste it, and losses and tiebreakers are worked out card by card. Without it you enter army points as figures.':
    'Füge sie ein, dann zählt Muster Verluste und Tiebreaker Karte für Karte. Ohne sie trägst du Armeepunkte als Zahlen ein.',
  '{1}, on paper': '{1}, auf Papier',
  'No caster with its bonus was found': 'Kein Caster mit seinem Bonus gefunden',
  'No card with its cost was found': 'Keine Karte mit ihren Kosten gefunden',
  'A list has a line for each, as “Sorscha +6” and “Juggernaut 7”.':
    'Eine Liste hat je eine Zeile, wie „Sorscha +6“ und „Juggernaut 7“.',
  'That list is chosen for this game and stays.': 'Diese Liste ist für das Spiel gewählt und bleibt.',
  'Both lists open at the same moment; from then on both may be seen at any time.':
    'Beide Listen öffnen sich zugleich; danach darf man beide jederzeit ansehen.',
  'You may see the opponent’s list at any time.': 'Du darfst die Liste des Gegners jederzeit ansehen.',
  'You may see the opponent’s lists and all their models at any time, and not which of them is chosen.':
    'Du darfst die Listen des Gegners und alle Modelle jederzeit ansehen, aber nicht, welche gewählt ist.',
  'Show each other every conversion before the game.': 'Zeigt einander vor dem Spiel jede Umbau-Miniatur.',
  '{1}’s list is played without what is not understood. {2}':
    'Die Liste von {1} wird ohne das gespielt, was nicht lesbar ist. {2}',
  '{1}’s list: {2}': 'Liste von {1}: {2}',
  'Swap whole cards, or nothing. Both swaps are opened at the same moment.':
    'Tausche ganze Karten oder nichts. Beide Täusche werden zugleich geöffnet.',
  'Out of the list': 'Aus der Liste',
  'In from the specialists': 'Von den Specialists hinein',
  'a die each': 'je ein Würfel',
  'You deploy first and take the first turn.': 'Du stellst zuerst auf und ziehst zuerst.',
  'You choose the table edge.': 'Du wählst die Tischkante.',
  'Up to {1}″ from your edge; models with Advance Deployment 6″ further.':
    'Bis {1}″ von deiner Kante; Modelle mit Advance Deployment 6″ weiter.',
  'Start the clocks: the organiser said go': 'Uhren starten: Der Organisator gab das Signal',
  '{1} has a unit in the list on paper': '{1} hat eine Einheit in der Liste auf Papier',
  'How many models it begins with, attachments too. Then they can be put on the table one by one, and lost.':
    'Mit wie vielen Modellen sie beginnt, mit Attachments. Dann lassen sie sich einzeln aufstellen und verlieren.',

  // Losses.
  'Destroyed or removed from play': 'Zerstört oder aus dem Spiel',
  'None destroyed: a slip': 'Keins zerstört: vertippt',
  '{1}: {2} of {3} left': '{1}: noch {2} von {3}',
  '{1}: {2} of {3} boxes left': '{1}: noch {2} von {3} Kästchen',
  '{1}: entered as destroyed already.': '{1}: schon als zerstört eingetragen.',
  'Only {1} of that {2} left in play.': 'Davon sind nur noch {1} im Spiel.',
  'Only {1} of that are there.': 'Davon gibt es nur {1}.',
  'Only {1} of that {2} lost.': 'Davon sind nur {1} verloren.',
  'Tap Undo at its row in Armies: the clocks then stand as they did.':
    'Tippe bei „Armeen“ in seiner Zeile auf „Zurück“: Die Uhren stehen dann wie vorher.',
  'That would have ended the game differently. If it is right, go back to before the end and enter it there.':
    'Damit hätte das Spiel anders geendet. Stimmt es, geht vor das Ende zurück und tragt es dort ein.',
  'How many more than were counted; fewer with a minus. Casters are not counted.':
    'Wie viele mehr als gezählt; weniger mit Minus. Caster zählen nicht.',
  '{1} army points are counted as lost.': '{1} Armeepunkte zählen als verloren.',
  '{1} points more': '{1} Punkte mehr',
  'All boxes that are marked now, of {1}. With the last one it is destroyed; mark all if it is removed.':
    'Alle Kästchen, die jetzt angekreuzt sind, von {1}. Mit dem letzten ist es zerstört; wird es entfernt, kreuze alle an.',
  'cannot be damaged before {1}’s turn 2': 'vor Zug 2 von {1} ohne Schaden',
  'Objectives can be targeted and damaged from the second player’s second turn on.':
    'Missionsziele nehmen ab dem zweiten Zug des zweiten Spielers Schaden.',
  'Unit {1}': 'Einheit {1}',
  '{1} warjacks and warbeasts, all': '{1} Warjacks und Warbeasts, alle',
  '{1} other models, all': '{1} andere Modelle, alle',

  // Scoring.
  Zone: 'Zone',
  Flag: 'Flagge',
  'left zone': 'linke Zone',
  'centre zone': 'mittlere Zone',
  'right zone': 'rechte Zone',
  'left flag': 'linke Flagge',
  'centre flag': 'mittlere Flagge',
  'right flag': 'rechte Flagge',
  'control {1} or dominate {2}': '{1} fürs Kontrollieren, {2} fürs Dominieren',
  'dominate {1}': '{1} fürs Dominieren',
  'control or dominate {1}': '{1} fürs Kontrollieren oder Dominieren',
  '{1} controls: {2}': '{1} kontrolliert: {2}',
  '{1} dominates it with {2}': '{1} dominiert mit {2}',
  '{1} dominates it': '{1} dominiert',
  '{1} controls it with {2}': '{1} kontrolliert mit {2}',
  'Dominates {1} with {2}.': 'Dominiert {1} mit {2}.',
  'Dominates {1}.': 'Dominiert {1}.',
  'Controls {1} with {2}.': 'Kontrolliert {1} mit {2}.',
  'the {1}': '{1}',
  '{1} contests it with {2}': 'umkämpft durch {1} mit {2}',
  '{1} contests it': 'umkämpft durch {1}',
  '{1} fell': '{1} ist gefallen',
  'The turn ended with {1} in the kill box.': 'Der Zug endete mit {1} in der Kill Box.',
  'Kill box: {1}’s casters': 'Kill Box: Caster von {1}',
  '{1}, completely within 14″ of a table edge': '{1}, ganz innerhalb von 14″ einer Tischkante',
  'Zones and flags count from the end of {1}’s turn 2 on.': 'Zonen und Flaggen zählen ab dem Ende von Zug 2 von {1}.',
  '{1} Now only the kill box counts.': '{1} Jetzt zählt nur die Kill Box.',
  'Model that may control': 'Modell, das kontrollieren darf',
  'a model': 'ein Modell',
  Controls: 'Kontrolliert',
  Contests: 'Umkämpft',
  'Controls, contests nothing': 'Kontrolliert, umkämpft nichts',
  'Another model that may; of a unit at least half, all of it there.':
    'Ein anderes Modell, das darf; von einer Einheit mindestens die Hälfte, und alle dort.',
  'In the zone or within 4″ of the flag, and no more: no caster, not fleeing, inert or wild, in formation.':
    'In der Zone oder innerhalb von 4″ der Flagge: kein Caster, nicht auf der Flucht, inert oder wild, in Formation.',
  'May control, but is out of formation or controlled by the opponent now.':
    'Darf kontrollieren, ist aber außer Formation oder gerade vom Gegner kontrolliert.',
  'Tap who is there: in the zone, or touching the flag. Leave it where nobody is. Objectives contest by themselves.':
    'Tippt an, wer dort ist: in der Zone oder an der Flagge. Wo niemand ist, bleibt es leer. Missionsziele umkämpfen von selbst.',
  'Models on the table: {1}. What is not there counts as away.':
    'Modelle auf dem Tisch: {1}. Was fehlt, zählt als weg.',
  'A caster dominates one element; the active player says which.':
    'Ein Caster dominiert nur eines; wer am Zug ist, sagt welches.',
  'A caster of {1} dominates one element: {2}. At the other it controls at most.':
    'Ein Caster von {1} dominiert nur eines: {2}. Am anderen kontrolliert er höchstens.',
  '{1} could dominate {2}, and dominates one: the active player says which first.':
    '{1} könnte {2} dominieren, dominiert aber nur eines: Wer am Zug ist, sagt zuerst welches.',
  '{1} is put back where it belongs; points scored while it was out of place stand.':
    '{1} steht wieder, wo es hingehört; bis dahin bekommene Punkte bleiben.',
  Fleeing: 'Flieht',
  Wild: 'Wild',
  'Out of formation': 'Außer Formation',
  '{1} away': '{1} entfernt',
  'nobody; {1} is nearest, {2} away': 'niemand; {1} ist am nächsten, {2} entfernt',

  // Turns and clocks.
  'end-of-turn effects are resolved': 'Effekte am Ende des Zuges',
  'When the turn’s time is up a move is finished and one roll completed, a direct hit with its damage; then the turn ends.':
    'Ist die Zeit um, wird eine Bewegung und ein Wurf fertig gespielt, ein Treffer mit seinem Schaden; dann endet der Zug.',
  'A turn takes 15 seconds of the clock at least. The opponent watches them and says when they are over.':
    'Ein Zug kostet mindestens 15 Sekunden der Uhr. Der Gegner achtet darauf und sagt, wann sie um sind.',
  'End-of-turn effects come first. On Death Clock a turn takes 15 seconds of its own clock at least.':
    'Erst die Effekte am Ende des Zuges. Mit Death Clock kostet ein Zug mindestens 15 Sekunden der eigenen Uhr.',
  'A turn takes {1} seconds of the clock at least.': 'Ein Zug kostet mindestens {1} Sekunden der Uhr.',
  'While the opponent moves, rolls or decides in your turn you may switch the clock over.':
    'Während der Gegner in deinem Zug zieht, würfelt oder entscheidet, darfst du die Uhr umschalten.',
  'Your tap passes the clock.': 'Dein Tippen gibt die Uhr weiter.',
  Stop: 'Anhalten',
  'Go on': 'Weiter',
  'Done: the clock goes back': 'Fertig: Die Uhr geht zurück',
  'I am done: the clock goes back': 'Ich bin fertig: Die Uhr geht zurück',
  'Once a game, said in your own turn; it starts when the normal time is up.':
    'Einmal im Spiel, im eigenen Zug gesagt; sie beginnt, wenn die normale Zeit um ist.',
  'An extension is declared in your own turn, before it is over.':
    'Die Verlängerung sagt man im eigenen Zug an, bevor er endet.',
  'You have no extension. There is one per game, at sizes and in events that have it.':
    'Du hast keine Verlängerung. Es gibt eine je Spiel, wo Größe und Event sie haben.',
  'The scenario is won with this position': 'Mit dieser Stellung ist das Szenario gewonnen',
  'When both say so the turn may end at once.': 'Sagen es beide, darf der Zug sofort enden.',
  'Players may not pause the clock. The first time is a warning, the second time loses the game.':
    'Spieler dürfen die Uhr nicht anhalten. Das erste Mal ist eine Verwarnung, das zweite verliert das Spiel.',
  '{1} {2} is asked whether it is so; a judge can say it too.':
    '{1} {2} wird gefragt, ob es so ist; auch ein Judge kann es sagen.',
  '{1} says that you paused the clock. Is that so?': '{1} sagt, du hast die Uhr angehalten. Stimmt das?',
  'It would be the second time, and lose you the game.': 'Es wäre das zweite Mal, und du verlierst das Spiel.',
  'You paused the clock: that was the one warning. The next time the game is lost.':
    'Du hast die Uhr angehalten: Das war die eine Verwarnung. Beim nächsten Mal ist das Spiel verloren.',
  'Players may not pause the clock. The next time you lose the game.':
    'Spieler dürfen die Uhr nicht anhalten. Beim nächsten Mal verlierst du das Spiel.',
  'A second pause: the game is lost.': 'Zum zweiten Mal angehalten: Das Spiel ist verloren.',
  'A judge at the table stops the clock, and starts it again.': 'Ein Judge am Tisch hält die Uhr an und startet sie.',
  'That clock has time left.': 'Diese Uhr hat noch Zeit.',
  'Seconds left: {1}': 'Restsekunden: {1}',
  '{1}: paused, warned': '{1}: hielt die Uhr an, verwarnt',
  '{1}: extension taken': '{1}: Verlängerung genommen',
  'The expected end has not come yet.': 'Das erwartete Ende ist noch nicht da.',
  'Dice down is not called in this game.': 'In diesem Spiel wird Dice down nicht gerufen.',

  // The end.
  'Nobody has won: {1} control points and more than the opponent, or the last caster.':
    'Niemand hat gewonnen: {1} Kontrollpunkte und mehr als der Gegner, oder der letzte Caster.',
  'by Mangled Metal': 'durch Mangled Metal',
  'because the opponent has no model left': 'weil der Gegner kein Modell mehr hat',
  'The opponent has no model left': 'Der Gegner hat kein Modell mehr',
  'The opponent’s clock ran out': 'Die Uhr des Gegners lief ab',
  'A move or roll under way is finished; end-of-turn effects resolve. Then the scenario is scored once more.':
    'Bewegung oder Wurf werden fertig gespielt, dann die Effekte am Ende des Zuges. Dann wird noch einmal gewertet.',
  'Do you accept that {1} had reached this position before the clock ran out?':
    'Nimmst du an, dass {1} diese Stellung erreichte, bevor die Uhr ablief?',
  'Everything that was not entered as destroyed counts as left. Mark only what is an exception. {1}':
    'Was nicht als zerstört eingetragen ist, zählt als übrig. Markiere nur Ausnahmen. {1}',
  'The 3rd tiebreaker counts what is left.': 'Der dritte Tiebreaker zählt, was übrig ist.',
  'The record sheet counts the army points destroyed.': 'Das Ergebnisblatt zählt die zerstörten Armeepunkte.',
  'Inert warjacks and wild warbeasts': 'Inerte Warjacks und wilde Warbeasts',
  'Not on the table, and not destroyed': 'Nicht auf dem Tisch und nicht zerstört',
  'Wholly in one area that counts twice: all models of a unit that are left':
    'Ganz in einem Bereich, der doppelt zählt: alle übrigen Modelle einer Einheit',
  '1. casters in play': '1. Caster im Spiel',
  '3. army points left': '3. übrige Armeepunkte',
  '4. army points lost': '4. verlorene Armeepunkte',
  '1st tiebreaker': 'Tiebreaker 1',
  '2nd tiebreaker': 'Tiebreaker 2',
  '3rd tiebreaker': 'Tiebreaker 3',
  '4th tiebreaker': 'Tiebreaker 4',
  '2. control points': '2. Kontrollpunkte',
};
