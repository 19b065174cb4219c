/** The words of the page that begins a game, in German. */
import type { Message } from './messages.ts';
import type { playEn } from './play-en.ts';

export const playDe: Readonly<Record<keyof typeof playEn, Message>> = {
  play: 'Ein Spiel spielen',
  playGoOn: 'Weiterspielen: {game} · {names} · {step}',
  playLead: 'Zu Hause oder im Verein: kein Turnier, keine Konten. Jede Seite spielt mit dem eigenen Telefon.',
  playWhat: 'Was spielt ihr?',
  playSides: 'Wie viele Seiten',
  playName: 'Wer spielt Seite {side}?',
  playOptions: 'Optionen',
  playOptionsHint: 'Was du nicht änderst, bleibt, wie die Turnierregeln es vorsehen.',
  playBegin: 'Anfangen',
  playPaper: 'Bögen für einen Tisch ohne Telefone',
  playJudge: 'Oder als Judge zusehen und entscheiden, wo verschieden erzählt wird',
};
