/**
 * For `npm run rules`: writes down which rules a test met in an answer that somebody can see: in what it looked at (an answer,
 * a refusal, a view, a page's part), in what a server said, in what the operation of a vector answered.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, chai } from 'vitest';

/** What names more is a catalogue, and no answer. */
const CATALOGUE = 80;
const ID = /\b[A-Z][A-Z0-9]+(?:-[A-Z0-9a-z]+)+\b/g;

if (process.env.MUSTER_CITATIONS !== undefined) {
  const folder = resolve(import.meta.dirname, '../node_modules/.cache/muster-citations');
  const seen = new Set<string>();
  const look = (text: string): void => {
    const ids = new Set(text.match(ID));
    if (ids.size <= CATALOGUE) for (const id of ids) seen.add(id);
  };
  const lookAt = (value: unknown): void => {
    if (typeof value === 'string') look(value);
    else if (typeof value === 'object' && value !== null && !(value instanceof Promise)) look(written(value));
  };

  // What a test looks at: every assertion begins with its value.
  chai.use(({ Assertion }, utils) => {
    for (const name of [
      'toEqual',
      'toStrictEqual',
      'toMatchObject',
      'toContain',
      'toContainEqual',
      'toBe',
      'toMatch',
    ]) {
      utils.overwriteMethod(
        Assertion.prototype,
        name,
        (original: (...args: unknown[]) => unknown) =>
          function method(this: object, ...args: unknown[]): unknown {
            lookAt(utils.flag(this, 'object'));
            return original.apply(this, args);
          },
      );
    }
  });
  // What a server says.
  const read = Response.prototype.text;
  Object.assign(Response.prototype, {
    async text(this: Response): Promise<string> {
      const text = await read.call(this);
      if (text.startsWith('{') && !this.url.includes('openapi')) look(text);
      return text;
    },
    async json(this: Response): Promise<unknown> {
      return JSON.parse(await this.text()) as unknown;
    },
  });
  Object.assign(globalThis, { musterAnswered: lookAt });
  afterAll(() => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify([...seen].sort()));
  });
}

/** As JSON, maps and sets as lists; nothing for what goes round in circles. */
function written(value: object): string {
  try {
    return JSON.stringify(value, (_, one: unknown) => (one instanceof Map || one instanceof Set ? [...one] : one));
  } catch {
    return '';
  }
}
