/** Texts that readers are slow with: one thing again and again, as long as wanted. */
import type { Reader } from './readers.ts';

const REPEATED = [
  ...[
    ' ',
    '\t',
    '\n',
    '\r',
    '\r\n',
    '\u3000',
    'a',
    'A ',
    'a\n',
    ' a',
    'é',
    '1',
    '1 ',
    '1\n',
    ' 1',
    '11,',
    '1.',
    '1-',
    '-1',
    '0:',
  ],
  ...['(', ')', '[', ']', '{', '}', '((1', '[[1', ' (', ' [', '()', '[]', '( ', '[a] ', '(a) ', '{"a":', '[{', '[1,'],
  ...[
    '"',
    '""',
    '","',
    '" ',
    "'",
    '“',
    '\\',
    '\\"',
    ',',
    ', ',
    ' ,',
    ';',
    '; ',
    ':',
    ': ',
    ' :',
    '/',
    '/ ',
    '//',
    '|',
    ' | ',
    '#',
  ],
  ...[
    '.',
    '. ',
    '..',
    ', ..',
    '-',
    '- ',
    ' -',
    ' - ',
    '--\n',
    '–',
    '+',
    '+ ',
    ' +1',
    '*',
    '&',
    ' & ',
    ' and ',
    '=',
    '@',
    '@a',
    'x',
    'x2 ',
    '2x ',
  ],
  ...[
    'pool ',
    '(pool ',
    'tier ',
    ' leader ',
    'WJ:',
    'PC:',
    'away ',
    ' - leader ',
    '+6 ',
    '[+6',
    '5ss ',
    '###\n',
    '001 \n',
    '142 \n',
    '+=\n',
    '{}\n',
    'null,',
  ],
];

/** A text that is so long, of so much of a thing as there is room for. */
export interface Worst {
  readonly of: string;
  readonly text: (length: number) => string;
}

export function worstOf({ frames = [], lines }: Reader): readonly Worst[] {
  const framed = [['', ''] as const, ['', 'x'] as const, ...frames].flatMap(([before, after]) =>
    REPEATED.map((thing): Worst => ({
      of: `${JSON.stringify(before)} ${JSON.stringify(thing)} … ${JSON.stringify(after)}`,
      text: (length) => {
        const room = Math.max(0, length - before.length - after.length);
        return before + thing.repeat(Math.ceil(room / thing.length)).slice(0, room) + after;
      },
    })),
  );
  if (!lines) return framed;
  const heads = ['', ...frames.map(([before]) => before)];
  return [
    ...framed,
    ...heads.map((head): Worst => ({
      of: `${JSON.stringify(head)} and lines of its own`,
      text: (length) => head + filled(lines, length - head.length),
    })),
  ];
}

function filled(lines: (number: number) => string, length: number): string {
  const found: string[] = [];
  let room = length;
  for (let number = 1; room > 0; number += 1) {
    const line = `${lines(number)}\n`;
    found.push(line);
    room -= line.length;
  }
  return found.join('').slice(0, Math.max(0, length));
}
