export const WIDE: string;
export const NARROW: string;
/** Environment variables for a Chromium that sees our two faces and no others. */
export function onlyFaces(face?: string): Readonly<Record<string, string>>;
