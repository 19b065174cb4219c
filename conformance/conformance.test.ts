/** The published vectors: whatever is built gives every answer that they expect. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { isBuilt, operationKey, report } from './run.ts';
import { readVectors } from './vector.ts';

const vectors = readVectors([fileURLToPath(new URL('./vectors', import.meta.url))]);
const built = vectors.filter(isBuilt);
const systems = [...new Set(built.map(({ system }) => system))];

describe.each(systems)('%s', (system) => {
  const own = built.filter((vector) => vector.system === system);
  test.each([...new Set(own.map(operationKey))])('%s', (key) => {
    expect(report(own, { ops: [key] }).failures).toEqual([]);
  });
});

test.each(['gaining-grounds-s0', 'gaining-grounds-2018'])('every vector of %s is built', (system) => {
  const missing = vectors.filter((vector) => vector.system === system && !isBuilt(vector));
  expect(missing.map(operationKey)).toEqual([]);
});

test('a file that holds no vectors is named', () => {
  const notVectors = fileURLToPath(new URL('../package.json', import.meta.url));
  expect(() => readVectors([notVectors])).toThrow('package.json');
});
