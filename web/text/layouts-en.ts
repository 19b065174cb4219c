/** The words of layouts, in English; those on the drawings are core's. */
import { DRAWING_WORDS } from '../../core/table/drawing/words.ts';

export const layoutsEn = {
  ...DRAWING_WORDS,
  'layouts.title': 'Tables to scale',
  'layouts.lead': 'Every deployment and scenario with its measurements. Read it, print it, or check a table with it.',
  'layouts.own': 'Your own, on this device',
  'layouts.ofEvent': 'The event’s own',
  'layouts.all': 'All tables',
  'layouts.loading': 'Looking for the drawing …',
  'layouts.failed': 'The server does not answer. Try again.',
  'layouts.print': 'Print the card',
  'layouts.save': 'Save as SVG',
  'layouts.from': 'The edge at the bottom',
  'layouts.setUp': 'Set it up and measure',
  'layouts.legend': 'Key',
  'layouts.know': 'Notes',
  'layouts.sure': 'How sure the positions are',
  'layouts.list': 'Everything on it, in words',
  'layouts.what': 'What',
  'layouts.where': 'Where',
} as const;
