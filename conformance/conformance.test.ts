/** The published vectors: whatever is built gives every answer that they expect. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { isBuilt, operationKey, report } from './run.ts';
import { readVectors } from './vector.ts';

const vectors = readVectors([fileURLToPath(new URL('./vectors', import.meta.url))]);
/** `npm run rules` looks at every answer. */
const { musterAnswered: answered } = globalThis as { musterAnswered?: (answer: unknown) => void };
const systems = [...new Set(vectors.map(({ system }) => system))];

describe.each(systems)('%s', (system) => {
  const own = vectors.filter((vector) => vector.system === system);
  test.each([...new Set(own.map(operationKey))])('%s', (key) => {
    expect(report(own, { ops: [key], ...(answered && { answered }) }).failures).toEqual([]);
  });
});

test('every vector is built', () => {
  expect(vectors.filter((vector) => !isBuilt(vector)).map(({ id }) => id)).toEqual([]);
});

test('a file that holds no vectors is named', () => {
  const notVectors = fileURLToPath(new URL('../package.json', import.meta.url));
  expect(() => readVectors([notVectors])).toThrow('package.json');
});
