/** The words about what comes to the desk, and what it says to everybody, in German. */
import type { calls } from './desk-en-calls.ts';
import type { Message } from './messages.ts';

export const callsDe: Readonly<Record<keyof typeof calls, Message>> = {
  'judge.words': 'Nachricht',
  'waits.nothing': 'Niemand wartet.',
  'waits.more': 'Mehr',
  'waits.others': '+{count}',
  'waits.allOf': { one: 'Alles zu dem, was wartet', other: 'Alle {count}, die warten' },
  'waits.call': 'Tisch {table} ruft einen Schiedsrichter',
  'waits.words': '{name} schreibt',
  'waits.dispute': 'Tisch {table}: Die Spieler sind sich nicht einig',
  'waits.accounts': 'Tisch {table}: Im Spiel ist etwas strittig',
  'waits.late': '{name} ist da und hat in Runde {round} keinen Tisch.',
  'waits.missing': 'Tisch {table}: {name} hat das Turnier verlassen',
  'waits.since': { one: 'wartet seit {count} Minute', other: 'wartet seit {count} Minuten' },
  'waits.now': 'gerade eben',
  'waits.take': 'Ich gehe hin',
  'waits.mine': 'Du bist unterwegs',
  'waits.taken': '{who} ist unterwegs',
  'waits.look': 'Ansehen',
  'waits.reply': 'Zurückschreiben',
  'waits.replyText': 'Deine Antwort',
  'waits.replySend': 'Antwort senden',
  'waits.soundOff': 'Ton ausschalten',
  'waits.soundOn': 'Ton einschalten',
  'did.takeCall': 'Du gehst hin: {what}',
  'did.answerWords': '{name} hat eine Antwort',
  'say.title': 'Allen etwas sagen',
  'say.hint':
    'Es steht auf jedem Telefon, bis es gesehen ist, und auf jedem Bildschirm, bis die nächste Runde aushängt oder du es wegnimmst.',
  'say.text': 'Was alle lesen',
  'say.send': 'Allen sagen',
  'say.now': 'Das lesen jetzt alle',
  'say.end': 'Wegnehmen',
  'did.announce': 'Alle lesen es',
  'did.endAnnouncement': 'Es ist von Telefonen und Bildschirmen weg',
};
