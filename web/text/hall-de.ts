/** What stands beside a code of the hall, in German. */
import type { hallEn } from './hall-en.ts';
import type { Message } from './messages.ts';

export const hallDe: Readonly<Record<keyof typeof hallEn, Message>> = {
  'hall.typed': 'Oder tippe',
  'hall.wifi': 'WLAN',
  'hall.password': 'Passwort',
};
