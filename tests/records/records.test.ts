/**
 * Records that the program of their day wrote: every kind of event, of game and of battle, whole and mid-way. They load for
 * ever, and show what they showed; more may stand beside it. A record is never written again. Where what people see changes on purpose,
 * `MUSTER_RECORDS=write npx vitest run --project server tests/records` writes anew what they show, and says which.
 */
import { describe, expect, test } from 'vitest';
import { NAMES, type Written, read, shownBy, write } from './record.ts';

const writes = process.env.MUSTER_RECORDS === 'write';

describe('records as they were written', () => {
  test.each(NAMES)('%s shows what it showed', (name) => {
    const written = JSON.parse(read(name, 'record')) as Written;
    const [now, then] = [shownBy(written), read(name, 'shows')];
    if (now === then) return;
    // The texts first: comparing what is in them takes long.
    if (writes) write(name, 'shows', now);
    else expect(JSON.parse(now)).toMatchObject(JSON.parse(then) as object);
  });
});
