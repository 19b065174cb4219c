/** The words on a drawing, in English; pages bring their own for other languages. */

export const DRAWING_WORDS = {
  'drawing.deployment': 'Deployment zone',
  'drawing.advance': 'Advance deployment',
  'drawing.scenario': 'Zone',
  'drawing.markers': 'Where markers are placed',
  'drawing.safe': 'Inside it: outside the Kill Box',
  'drawing.flag': 'Flag',
  'drawing.objective': 'Objective',
  'drawing.marker': 'Marker',
  'drawing.point': 'Middle',
  'drawing.centreline': 'Centreline',
  'drawing.quarter': 'Borders of the table quarters',
  'drawing.ordered.A': 'First player',
  'drawing.ordered.B': 'Second player',
  'drawing.ordered.A.short': '1st',
  'drawing.ordered.B.short': '2nd',
  'drawing.lettered.A': 'Player A',
  'drawing.lettered.B': 'Player B',
  'drawing.lettered.A.short': 'A',
  'drawing.lettered.B.short': 'B',
  'drawing.neutral': 'neutral',
  'drawing.owned': '{what}: {whose}',
  'drawing.later': '{what}: may come up here',
  'drawing.base': '{what}, {mm} mm',
  'drawing.ring': '{what}, ring: within {reach}',
  'drawing.rect': '{width} × {depth}, {x} from the left and {y} from the bottom',
  'drawing.circle': 'circle of {radius} radius, its middle {x} from the left and {y} from the bottom',
  'drawing.corner': 'within {radius} of a table corner',
  'drawing.polygon': 'corners at {corners}',
  'drawing.at': '{x} from the left, {y} from the bottom',
  'drawing.table': 'Table {width} × {depth}, to scale',
  'drawing.sure.stated': 'Positions as the rules give them.',
  'drawing.sure.high': 'Rebuilt positions; we are confident of them.',
  'drawing.sure.medium': 'Rebuilt positions; we are fairly confident of them.',
  'drawing.sure.own': 'Positions as they were changed here.',
  'drawing.sure.low': 'Rebuilt positions; some of them are uncertain.',
} as const;

export type DrawingKey = keyof typeof DRAWING_WORDS;

/** Says a word of a drawing with its places filled in. */
export type Say = (key: DrawingKey, values?: Readonly<Record<string, string | number>>) => string;

export const sayInEnglish: Say = (key, values = {}) =>
  DRAWING_WORDS[key].replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** A length on a drawing: hundredths of an inch at most, `12.5″`. */
export function inchText(length: number): string {
  return `${Number(length.toFixed(2))}″`;
}
