/** From how far a screen is read and how large it is, in German. */
import type { Message } from './messages.ts';
import type { roomEn } from './room-en.ts';

export const roomDe: Readonly<Record<keyof typeof roomEn, Message>> = {
  'screen.distance': 'Am weitesten entfernt',
  'screen.metres': '{metres} m',
  'screen.size': 'Größe des Bildschirms',
  'screen.inches': '{inches} Zoll',
  'screen.projector': 'Projektor, 3 m breit',
};
