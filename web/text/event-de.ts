/** The words that the event’s public page alone has, in German. */
import type { eventEn } from './event-en.ts';
import type { Message } from './messages.ts';

export const eventDe: Readonly<Record<keyof typeof eventEn, Message>> = {
  more: 'Deine Seiten hier',
  desk: 'Zu deiner Turnierleitung',
  signUp: 'Anmelden',
  own: 'Zu deiner eigenen Seite',
  rounds: 'Runden',
  back: 'Ganze Rangliste',
  unknown: 'Niemand in diesem Turnier hat diese Nummer.',
};
