import { expect, test } from 'vitest';
import { among, askId, count, maybe, partsOf, text } from './ask-id.ts';

const SCHEME = askId('scheme', { side: among(['A', 'B']), scheme: text, moment: text });
const CREW = askId('crew', { side: among(['A', 'B']), player: maybe(text) });

test('an id is read as it was written, whatever it is asked in', () => {
  const said = { side: 'A', scheme: 'vendetta', moment: 'kill' } as const;
  const id = SCHEME.write(said, 'turn:2');
  expect(id).toBe('turn:2/scheme:A:vendetta:kill');
  expect(SCHEME.read(id)).toEqual(said);
  expect(SCHEME.read(SCHEME.write(said))).toEqual(said);
  expect(partsOf(`${id}/off`)).toEqual({ scope: id, name: 'off', words: [] });
});

test('a word may be left out where the id says so, and the last takes all that is left', () => {
  expect(CREW.write({ side: 'B', player: undefined })).toBe('crew:B');
  expect(CREW.read('crew:B')).toEqual({ side: 'B', player: undefined });
  expect(CREW.read('crew:B:2')).toEqual({ side: 'B', player: '2' });
  expect(SCHEME.read('scheme:A:claim-jump:end:of:turn')?.moment).toBe('end:of:turn');
});

test('the id of another ask, or with words that are none, is not read', () => {
  expect(SCHEME.read('crew:A')).toBeNull();
  expect(SCHEME.read('scheme:C:vendetta:kill')).toBeNull();
  expect(SCHEME.read('scheme:A:vendetta')).toBeNull();
  expect(askId('kill').read('kill:A')).toBeNull();
  expect(askId('turn', { turn: count }).read('turn:two')).toBeNull();
});
