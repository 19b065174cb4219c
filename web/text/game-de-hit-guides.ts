/** What The Hit explains and counts, in German: helps, guides, facts of a fighter, and why something is refused. */
import type { Sentences } from './messages.ts';

export const hitGuidesDe: Sentences = {
  // Before the first round.
  Gangs: 'Gangs',
  'This is how it left its last battle, or was entered. Change what the post-battle sequence changed.':
    'So ging sie aus der letzten Schlacht, oder so wurde sie eingetragen. Ändere, was danach anders wurde.',
  'Another gang has a fighter called {1}: names must differ.':
    'Eine andere Gang hat schon {1}: Namen müssen verschieden sein.',
  'Two fighters are called {1}: names must differ.': 'Zwei Kämpfer heißen {1}: Namen müssen verschieden sein.',
  'Nobody of this gang can fight.': 'Niemand dieser Gang kann kämpfen.',
  'Write a comma before the first figure: “{1}”.': 'Schreib ein Komma vor die erste Zahl: „{1}“.',
  'One line is no fighter yet: {1}.': 'Eine Zeile ist noch kein Kämpfer: {1}.',
  'These lines are no fighters yet: {1}.': 'Diese Zeilen sind noch keine Kämpfer: {1}.',
  '{1} Write the Wounds after a comma, as in “{2}, W1”, or delete what is no fighter.':
    '{1} Schreib die Lebenspunkte nach einem Komma, wie „{2}, W1“, oder lösche, was kein Kämpfer ist.',
  'A gang is a name and a list of fighters.': 'Eine Gang ist ein Name und eine Liste von Kämpfern.',
  'A gang has 1 to {1} fighters.': 'Eine Gang hat 1 bis {1} Kämpfer.',
  'Every fighter needs a name.': 'Jeder Kämpfer braucht einen Namen.',
  '{1}: {2} is a whole number from {3} to {4}.': '{1}: {2} ist eine ganze Zahl von {3} bis {4}.',
  'No {1} written, so {2}: {3}.': 'Kein {1} angegeben, also gilt {2}: {3}.',
  Wounds: 'Lebenspunkte',
  Intelligence: 'Intelligenz',
  Infiltrating: 'Infiltriert',
  '{1} credits': '{1} Credits',
  'W1 counts': 'W1',
  'Int 7+ counts': 'Int 7+',
  'A game takes four to six rounds, nine at most: say so if time is short.':
    'Ein Spiel dauert vier bis sechs Runden, höchstens neun: Sagt es, wenn die Zeit knapp ist.',
  'Then Experience and Reputation are handed out at its end.': 'Dann gibt es am Ende Erfahrung und Reputation.',
  'What is marked counts now. Unchanged points stay so.': 'Was markiert ist, gilt jetzt. Unverändertes bleibt so.',
  '{1} (counts now)': '{1} (gilt jetzt)',
  'Agree on the battlefield, or roll for it.': 'Einigt euch auf das Schlachtfeld, oder würfelt darum.',
  'Even: Zone Mortalis. Odd: Sector Mechanicus.': 'Gerade: Zone Mortalis. Ungerade: Sector Mechanicus.',
  'Nothing later needs the map.': 'Nichts Späteres braucht die Karte.',
  'This roll is only for building the battlefield.': 'Dieser Wurf gilt nur für den Aufbau.',
  'This roll is for edges and for setting up fighters.': 'Dieser Wurf gilt für Kanten und Aufstellung.',
  'Edges are chosen only after another roll: a lopsided table may help an opponent.':
    'Kanten wählt man erst nach einem neuen Wurf: Ein schiefer Tisch kann dem Gegner helfen.',
  'Everybody rolls a D6': 'Alle würfeln einen D6',
  'These tied and roll again': 'Gleichstand, diese würfeln noch einmal',
  '{1} tie': '{1} haben Gleichstand',
  '{1}, highest first. In {2} of 100 rolls nobody ties.':
    '{1}, der höchste zuerst. In {2} von 100 Würfen kein Gleichstand.',
  'Rolled at the table: who comes first, second, …': 'Am Tisch gewürfelt: Wer ist Erster, Zweiter, …',
  'It is {1}’s turn to take a section.': '{1} ist dran und nimmt einen Abschnitt.',
  'It is {1}’s turn to lay a tile.': '{1} ist dran und legt ein Feld.',
  'It is {1}’s turn to choose an edge.': '{1} ist dran und wählt eine Kante.',
  'It is {1}’s turn to set up a fighter.': '{1} ist dran und stellt einen Kämpfer auf.',
  'That is for {1} to do now.': 'Das ist jetzt Sache von {1}.',
  'The player who lays a tile puts its walls, doors and terminals, and furnishes a special tile.':
    'Wer ein Feld legt, setzt seine Wände, Türen und Terminals und richtet ein besonderes Feld ein.',
  'Mark the corners or edges of the battlefield first, or use a mat of the right size.':
    'Markiert zuerst Ecken oder Kanten des Schlachtfelds, oder nehmt eine passende Matte.',
  'All set up their sections at the same time, with whatever terrain there is.':
    'Alle bauen ihre Abschnitte gleichzeitig auf, mit dem Gelände, das da ist.',
  'No section may be too full to be played. You may veto terrain that wobbles.':
    'Kein Abschnitt darf zu voll zum Spielen sein. Gegen wackliges Gelände gilt ein Veto.',
  'Every section can be played. You may veto terrain that wobbles.':
    'Jeder Abschnitt ist bespielbar. Gegen wackliges Gelände gilt ein Veto.',
  'Section {1} from the west, {2} from the south': 'Abschnitt {1} von Westen, {2} von Süden',
  '{1}: free': '{1}: frei',
  '{1} large and {2} medium pieces': '{1} große und {2} mittlere Stücke',
  Column: 'Spalte',
  Row: 'Reihe',
  'Tap a free square of the map: it shares a whole edge with a laid tile. Walls and doors follow.':
    'Tippe ein freies Quadrat der Karte an, das eine ganze Kante mit einem Feld teilt. Wände und Türen folgen.',
  'Tap a free square of the map. North is up.': 'Tippe ein freies Quadrat der Karte an. Norden ist oben.',
  'A tile shares a whole edge with a laid tile and overlaps none.':
    'Ein Feld teilt eine ganze Kante mit einem gelegten und überdeckt keines.',
  'That section is taken.': 'Dieser Abschnitt ist vergeben.',
  'A section needs one large piece or three medium pieces.':
    'Ein Abschnitt braucht ein großes oder drei mittlere Stücke.',
  'Each has at least one large piece of terrain, or three medium ones.':
    'Jeder hat mindestens ein großes Geländestück oder drei mittlere.',
  'Of a tile that you laid: walls on its marked lines, doors where they fit, and what a special tile needs.':
    'Eines Feldes, das du gelegt hast: Wände auf den Linien, Türen, wo sie passen, und was ein besonderes Feld braucht.',
  Tile: 'Feld',
  'The first tile': 'Das erste Feld',
  '{1} of the first tile': '{1} vom ersten Feld',
  'Walls on its marked lines': 'Wände auf den Linien',
  'A special tile, furnished as it needs': 'Besonderes Feld, eingerichtet',
  Walls: 'Wände',
  walls: 'Wände',
  'No walls': 'Keine Wände',
  'A special tile': 'Besonderes Feld',
  'a special tile': 'besonderes Feld',
  'No special tile': 'Kein besonderes Feld',
  'no door': 'keine Tür',
  'a door': 'eine Tür',
  'a locked door, one terminal': 'verschlossene Tür, ein Terminal',
  'a locked door, two terminals': 'verschlossene Tür, zwei Terminals',
  'North edge': 'Nordkante',
  'South edge': 'Südkante',
  'West edge': 'Westkante',
  'East edge': 'Ostkante',
  Within: 'Innen',
  'How many pieces of scatter': 'Wie viele kleine Stücke',
  'A D3: half of a D6, rounded up.': 'Ein D3: ein halber D6, aufgerundet.',
  'There is none of that on the table.': 'Davon liegt nichts auf dem Tisch.',
  'A roll-off for a piece of terrain': 'Stechen um ein Geländestück',
  'Enter the dice of those who want it.': 'Trag die Würfel derer ein, die es wollen.',
  'A roll-off is between two players or more.': 'Ein Stechen braucht mindestens zwei Spieler.',
  'The best rolled the same: those roll again, and enter what decides it.':
    'Die Besten sind gleich: Sie würfeln noch einmal; trag ein, was entscheidet.',
  'Move one terrain piece': 'Ein Geländestück versetzen',
  'Place one walkway between two sections': 'Einen Laufsteg zwischen zwei Abschnitte legen',
  'A player moves one terrain piece or places one walkway, not more.':
    'Man versetzt ein Geländestück oder legt einen Laufsteg, nicht mehr.',
  'The crew that is worth least, by the core rules as Muster knows them.':
    'Die Mannschaft mit dem kleinsten Wert, nach den Grundregeln, wie Muster sie kennt.',
  'In credits: {1}.': 'In Credits: {1}.',
  'Values are missing in: {1}.': 'Werte fehlen bei: {1}.',
  'Compare the crews at the table.': 'Vergleicht die Mannschaften am Tisch.',
  'Set aside up to half of your deck, shuffle, and draw up to three cards.':
    'Leg bis zur Hälfte deines Decks beiseite, mische und zieh bis zu drei Karten.',
  'Up to half of the deck may be set aside for this battle.':
    'Bis zur Hälfte des Decks darf für diese Schlacht beiseite.',
  'The Underdog may take one from what is left of the deck.': 'Der Underdog darf eine aus dem übrigen Deck nehmen.',
  'Your hand holds at most {1} cards. None are drawn later.':
    'Höchstens {1} Karten auf der Hand. Später zieht niemand.',
  'Of {1} cards at most {2} are set aside.': 'Von {1} Karten legt man höchstens {2} beiseite.',
  'For yourself: sealed until the battle is over.': 'Für dich: bis zum Ende der Schlacht versiegelt.',
  'No further Tactics Cards are drawn.': 'Weitere Tactics Cards zieht niemand.',
  'not yet': 'noch nicht',
  'Everybody who may fight is in the crew. Nobody is kept back, and nobody comes later.':
    'Alle, die kämpfen dürfen, sind dabei. Niemand bleibt zurück, niemand kommt später.',
  '{1} cannot fight, your gang says: leave them out.': '{1} kann laut deiner Gang nicht kämpfen: weglassen.',

  // Deployment.
  '2" deep': '2″ tief',
  'The first row of tiles along the edge': 'Die erste Reihe Felder an der Kante',
  'Zones are 2" deep; or, if all agree, the first row of tiles.':
    'Zonen sind 2″ tief, oder, wenn alle wollen, die erste Reihe Felder.',
  'A zone is one whole side, corner to corner. Zones may overlap in the corners.':
    'Eine Zone ist eine ganze Seite, von Ecke zu Ecke. In den Ecken dürfen sie sich überdecken.',
  'North is up on the map. Without one, agree at the table which edge is which.':
    'Norden ist auf der Karte oben. Ohne Karte einigt euch, welche Kante welche ist.',
  'That edge is taken.': 'Diese Kante ist vergeben.',
  'One fighter, its whole base within {1}" of your edge, at least 1" from fighters of other gangs.':
    'Ein Kämpfer, mit der ganzen Base bis {1}″ von deiner Kante, mindestens 1″ von Kämpfern anderer Gangs.',
  'Fighters of different gangs stand at least 1" apart.':
    'Kämpfer verschiedener Gangs stehen mindestens 1″ auseinander.',
  'Fighters of different gangs are set up at least 1" apart.':
    'Kämpfer verschiedener Gangs stellt man mindestens 1″ auseinander auf.',
  'The whole base stands in your own deployment zone.': 'Die ganze Base steht in deiner Zone.',
  'Infiltrating fighters are set up first.': 'Infiltratoren stellt man zuerst auf.',
  'The core rules say where infiltrators may be.': 'Wo Infiltratoren stehen dürfen, sagen die Grundregeln.',
  'The core rules say where. A Hidden marker is this fighter’s for good: say whose it is.':
    'Wo, sagen die Grundregeln. Ein Hidden-Marker gehört fest diesem Kämpfer: Sag, wessen er ist.',
  'As a Hidden marker': 'Als Hidden-Marker',
  'A model: say who. A Hidden marker: write in secret who is behind it, for good. The core rules say where.':
    'Ein Modell: Sag wer. Ein Hidden-Marker: Schreib geheim auf, wer fest dahinter ist. Wo, sagen die Grundregeln.',
  'Fighter, as a model': 'Kämpfer, als Modell',
  'Either a model, and say who; or a marker, and write in secret who.':
    'Entweder ein Modell, und sag wer; oder ein Marker, und schreib geheim, wer.',
  'From the west edge, in inches': 'Von der Westkante, in Zoll',
  'From the south edge, in inches': 'Von der Südkante, in Zoll',
  'Marker {1}': 'Marker {1}',
  'Still to be set up: {1}.': 'Noch aufzustellen: {1}.',
  'Look at opposing fighters, ask to see their cards, ask about names, Wounds, skills and gear.':
    'Seht euch gegnerische Kämpfer und ihre Karten an, fragt nach Namen, Lebenspunkten, Skills und Ausrüstung.',
  'This takes {1} minutes at most.': 'Das dauert höchstens {1} Minuten.',
  'The {1} minutes are over: go on. Nobody forfeits anything.':
    'Die {1} Minuten sind um: Macht weiter. Niemand verliert dadurch etwas.',
  'The time is up.': 'Die Zeit ist um.',
  'This is only a reminder. Nobody forfeits anything.': 'Nur eine Erinnerung. Niemand verliert dadurch etwas.',
  'Name one fighter of every other gang, in secret, on one slip.':
    'Nenne geheim, auf einem Zettel, je einen Kämpfer jeder anderen Gang.',
  'It does not matter who hurts a target: if you hurt a fighter that another player named, that player scores.':
    'Egal, wer ein Ziel verletzt: Verletzt du, wen ein anderer nannte, punktet der andere.',
  'A ballot names {1}: one fighter of every other gang.': 'Ein Stimmzettel nennt {1}: je einen jeder anderen Gang.',
  'A sealed ballot is never changed.': 'Ein versiegelter Stimmzettel bleibt, wie er ist.',
  'ballot sealed': 'Stimmzettel versiegelt',
  'ballot missing': 'Stimmzettel fehlt',

  // In a round.
  'south edge': 'Südkante',
  'north edge': 'Nordkante',
  'west edge': 'Westkante',
  'east edge': 'Ostkante',
  'acts first': 'handelt zuerst',
  'acts second': 'handelt als Zweiter',
  'acts third': 'handelt als Dritter',
  'acts fourth': 'handelt als Vierter',
  'priority {1}': 'Priorität {1}',
  'has bottled out': 'hat gebottlet',
  '{1} fighters': '{1} Kämpfer',
  '{1} of {2} fighters up': '{1} von {2} Kämpfern stehen',
  'Seriously Injured': 'Schwer verletzt',
  Out: 'Raus',
  'by an injury': 'durch Verletzung',
  'ran off': 'weggelaufen',
  'Out of Action: {1}': 'Out of Action: {1}',
  'not set up yet': 'noch nicht aufgestellt',
  Leader: 'Anführer',
  'Intelligence {1}+': 'Intelligenz {1}+',
  'named {1}': 'nannte {1}',
  '{1} or more on two dice': '{1} oder mehr mit zwei Würfeln',
  'Enter Wounds, and how each fighter goes out, as it happens.':
    'Tragt Lebenspunkte, und wie jeder ausscheidet, gleich ein.',
  'A Hidden fighter’s close combat weapons have Backstab. One that has it already hits on +{1} where that applies.':
    'Nahkampfwaffen eines Hidden Kämpfers haben Backstab. Wer es schon hat, trifft dort mit +{1}.',
  'After that attack out of hiding, one of your fighters within 12" may Detect at once for free.':
    'Nach diesem Angriff aus dem Versteck darf einer deiner Kämpfer innerhalb von 12″ sofort frei ein Detect machen.',
  '{1} is exposed: put the model where its marker is.': '{1} ist entdeckt: Stell das Modell an die Stelle des Markers.',
  'And take the marker away.': 'Und nimm den Marker weg.',
  '{1} is Out of Action in this battle.': '{1} ist in dieser Schlacht Out of Action.',
  '{1} is not Out of Action in this battle.': '{1} ist in dieser Schlacht nicht Out of Action.',
  'Wounds lost': 'Verlorene Lebenspunkte',
  'Wounds regained': 'Lebenspunkte zurück',
  How: 'Wie',
  'By an injury, with all its Wounds lost': 'Durch Verletzung, alle Lebenspunkte verloren',
  'By an injury, and it lost only the Wounds entered': 'Durch Verletzung, nur eingetragene Lebenspunkte verloren',
  'Fled after bottling': 'Nach dem Bottle-Test geflohen',
  Captured: 'Gefangen',
  'Removed by a card or another effect': 'Durch Karte oder anderen Effekt entfernt',
  'Taken out by': 'Ausgeschaltet von',
  Status: 'Zustand',
  'Not yet: a slip': 'Noch nicht: vertippt',
  'It was moved there': 'Er kam nicht selbst dorthin',
  'One of yours: which, and what it does.': 'Eine von deinen: welche, und was sie tut.',
  Attacker: 'Angreifer',
  Target: 'Ziel',
  'Traits of the weapon': 'Eigenschaften der Waffe',
  'Others it may hit': 'Wen es noch treffen kann',
  'In close combat': 'Im Nahkampf',
  'The opponent still stands after the exchange': 'Der Gegner steht nach dem Schlagabtausch noch',
  'A Hidden fighter cannot be chosen as a target.': 'Ein Hidden Kämpfer kann kein Ziel sein.',
  'Only Blast and Template hit a Hidden fighter by the way.': 'Nur Blast und Template treffen einen Hidden nebenbei.',
  'It stays Hidden. You can then enter what happens to it.': 'Er bleibt Hidden. Was ihm geschieht, trägst du dann ein.',
  'The model is put where the marker is.': 'Das Modell kommt an die Stelle des Markers.',
  'No cover': 'Keine Deckung',
  'Partial cover': 'Teilweise Deckung',
  'Full cover': 'Volle Deckung',
  'No arc': 'Nicht im Blickfeld',
  'No sight': 'Keine Sicht',
  open: 'offen',
  partial: 'teilweise',
  full: 'voll',
  View: 'Sicht',
  'How far': 'Wie weit',
  'Within {1}"': 'Bis {1}″',
  'Further bonus, beside what its sheet says': 'Weiterer Bonus, neben seiner Karte',
  'Further malus, beside what its sheet says': 'Weiterer Malus, neben seiner Karte',
  'For free, after an attack out of hiding': 'Frei, nach einem Angriff aus dem Versteck',
  'This gang has no free Detect: one follows an attack out of hiding that was not Silent.':
    'Diese Gang hat kein freies Detect: Es folgt auf einen Angriff aus dem Versteck, der nicht Silent war.',
  'two dice': 'zwei Würfel',
  'First die': 'Erster Würfel',
  'Second die': 'Zweiter Würfel',
  '{1}, {2} or more was needed': '{1}, nötig war {2} oder mehr',
  'not found': 'nicht gefunden',
  'yes, it is exposed': 'ja, er ist entdeckt',
  'no, it stays Hidden': 'nein, er bleibt Hidden',
  'Only an Active or Pinned fighter may Detect.': 'Nur wer Active oder Pinned ist, darf ein Detect machen.',
  'Detect reaches {1}".': 'Detect reicht {1}″ weit.',
  'Nobody leaves the battlefield before round {1}.': 'Niemand verlässt das Schlachtfeld vor Runde {1}.',

  // Its rounds' ends.
  'This is the last round.': 'Das ist die letzte Runde.',
  'The last round, unless the battle ends before': 'Die letzte Runde, wenn die Schlacht nicht vorher endet',
  'The battle ends with this round, whatever happens in it.': 'Mit dieser Runde endet die Schlacht auf jeden Fall.',
  'At this round’s end, in order: {1}.': 'Am Ende dieser Runde, der Reihe nach: {1}.',
  'bottle tests': 'Bottle-Tests',
  'whether the battle is over': 'ob die Schlacht vorbei ist',
  'the roll for the last round': 'der Wurf um die letzte Runde',
  '{1} has bottled out, and stays so.': '{1} hat gebottlet, und dabei bleibt es.',
  'Not marked as having acted: {1}.': 'Nicht als fertig markiert: {1}.',
  'It stays in the fight': 'Sie kämpft weiter',
  'It bottles out': 'Sie bottlet',
  'Bottle test: how it came out': 'Bottle-Test: wie er ausging',
  'A player may choose to fail.': 'Man darf ihn freiwillig nicht bestehen.',
  'From round {1} on, a gang with a fighter Seriously Injured or Out of Action tests. Roll a D6 and add {2}, one for each. Over {3} the gang bottles out: {4} in 6, by the core rules as Muster knows them.':
    'Ab Runde {1} testet eine Gang mit schwer Verletzten oder Out of Action. Würfle einen D6 und zähle {2} dazu, eins je Kämpfer. Über {3} bottlet die Gang: {4} von 6, nach den Grundregeln, wie Muster sie kennt.',
  '{1} bottles out: {2} + {3} is over {4}': '{1} bottlet: {2} + {3} ist über {4}',
  '{1} stays: {2} + {3} is not over {4}': '{1} bleibt: {2} + {3} ist nicht über {4}',
  'The gang has bottled out: Cool tests, by the core rules.':
    'Die Gang hat gebottlet: Cool-Tests nach den Grundregeln.',
  'No bottle tests before the end of round {1}.': 'Keine Bottle-Tests vor dem Ende von Runde {1}.',
  'Recovery and rallying are done, and all of it is entered.': 'Erholung und Sammeln sind getan und eingetragen.',
  'With {1} or more, round {2} is the last: {3} of 6 faces.': 'Mit {1} oder mehr ist Runde {2} die letzte: {3} von 6.',
  'wiped out: everybody left is Broken or Seriously Injured':
    'ausgelöscht: Alle übrigen sind Broken oder schwer verletzt',
  'final stand: only one gang has fighters Active or Pinned':
    'letztes Gefecht: Nur eine Gang hat Kämpfer Active oder Pinned',
  'out of time': 'Zeit um',

  // Its end.
  'All ballots open together. Succumbing after the battle adds nothing.':
    'Alle Stimmzettel öffnen sich zugleich. Wer nach der Schlacht noch stirbt, zählt nicht mehr.',
  'Each player may name one of their own fighters as the most valuable.':
    'Alle dürfen einen eigenen Kämpfer als wertvollsten nennen.',
  'Experience for taking enemies Out of Action follows the core rules as Muster knows them: check yours.':
    'Erfahrung fürs Ausschalten folgt den Grundregeln, wie Muster sie kennt: Prüft eure.',
  'On with the post-battle sequence of the core rules.': 'Weiter mit der Nachbereitung der Grundregeln.',
  'Only where it differs from what the rewards say, which follow the core rules as Muster knows them.':
    'Nur, wo es von den Belohnungen abweicht, die den Grundregeln folgen, wie Muster sie kennt.',
  Experience: 'Erfahrung',
  'No most valuable fighter named yet: {1}.': 'Noch kein wertvollster Kämpfer genannt: {1}.',
  'for an opposing gang': 'für eine gegnerische Gang',
  'for {1} opposing gangs': 'für {1} gegnerische Gangs',
  'won the battle': 'Schlacht gewonnen',
  'for {1} Victory Points': 'für {1} Siegpunkte',
  'lost the battle': 'Schlacht verloren',
  'took part': 'war dabei',
  'took {1} Out of Action': 'schaltete {1} aus',
  'enemies taken out, as entered': 'Ausgeschaltete, wie eingetragen',
  'most valuable fighter': 'wertvollster Kämpfer',
  'Leader of the winning gang': 'Anführer der Siegergang',
  'the Underdog won': 'der Underdog gewann',
  'A draw: {1} and {2} have {3} VP each, and nobody wins.':
    'Unentschieden: {1} und {2} haben je {3} VP, niemand gewinnt.',
  '1 Wound lost': '1 Lebenspunkt verloren',
  '{1} Wounds lost': '{1} Lebenspunkte verloren',
};
