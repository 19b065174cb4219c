/** The words about a round that is posted, and how it is changed, in German. */
import type { posted } from './desk-en-posted.ts';
import type { Message } from './messages.ts';

export const postedDe: Readonly<Record<keyof typeof posted, Message>> = {
  'change.title': 'Runde {round} ändern',
  'change.takeBackRound': 'Runde {round} wieder zum Entwurf machen',
  'change.takeBackRepair': 'Letzte Änderung zurücknehmen',
  'byHand.title': 'Zwei Spieler paaren oder das Freilos geben',
  'byHand.hint':
    'Wähle unter denen, die noch nicht angefangen haben, das Freilos haben oder keinen Tisch. Wer übrig bleibt, kommt zusammen.',
  'byHand.nobody':
    'Alle spielen. Hat ein Tisch noch nicht angefangen, sag es unter Ergebnisse: Eintragen, Mehr zu diesem Tisch.',
  'byHand.against': 'Gegen',
  'byHand.do': 'Umsetzen',
  'byHand.reason': 'Von Hand geändert',
  'did.takeBackRepair': 'Die letzte Änderung der Runde ist zurückgenommen',
  'did.takeBackRound': 'Runde {round} ist wieder ein Entwurf',
  'player.missing': 'Nicht am Tisch erschienen',
  'call.title': '„{label}“ ausrufen?',
  'call.hint': 'Alle hören es jetzt. Es lässt sich nicht zurücknehmen.',
  'call.do': 'Ausrufen',
  'why.unchanged': 'Noch ist nichts geändert.',
  'why.saved': 'Gespeichert.',
  'why.noText': 'Schreib zuerst den Text.',
  'why.noTable': 'Wähle zuerst einen Tisch.',
  'why.noWish': 'Wähle, wer, und was gewünscht ist.',
  'why.nobody': 'Wähle zuerst jemanden.',
  'why.twoPlayers': 'Wähle zwei Spieler.',
  'why.noLines': 'Schreib oder füge zuerst eine Liste ein.',
  'why.noRows': 'Keine Zeile hat einen Haken.',
};
