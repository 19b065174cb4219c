/** From how far a screen is read and how large it is; see room-fields.tsx. */
export const roomEn = {
  'screen.distance': 'Farthest reader',
  'screen.metres': '{metres} m',
  'screen.size': 'Size of the screen',
  'screen.inches': '{inches} inches',
  'screen.projector': 'Projector, 3 m wide',
} as const;
