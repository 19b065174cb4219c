/** The words of the page on which a game without an event is begun, in German. */
import type { Message } from './messages.ts';
import type { playEn } from './play-en.ts';

export const playDe: Readonly<Record<keyof typeof playEn, Message>> = {
  title: 'Ein Spiel spielen',
  goOn: 'Weiterspielen: {game} · {names} · {step}',
  lead: 'Zu Hause oder im Verein, ohne Turnier und Konten. Jede Seite hat ihr Telefon.',
  what: 'Was spielt ihr?',
  sides: 'Wie viele Seiten',
  name: 'Wer spielt Seite {side}?',
  options: 'Optionen',
  optionsHint: 'Was du nicht änderst, bleibt, wie die Turnierregeln es vorsehen.',
  begin: 'Anfangen',
  scanHint:
    'Wer einen Code hat, spielt diese Seite und sieht ihre Geheimnisse. Ein zweites Handy wird auf jedem angezeigt.',
  code: 'Der Code von {name}',
  paper: 'Bögen für einen Tisch ohne Telefone',
  here: 'Auf diesem Gerät als {name} spielen',
  judge: 'Oder als Judge zusehen und entscheiden, wo verschieden erzählt wird',
  local:
    'Diese Seite ist als {host} geöffnet, das findet kein Telefon. Nimm die Adresse, die Muster für Telefone nennt.',
};
