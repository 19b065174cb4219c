/** Tests that need what not every machine has. There they are left out, and their name says why. */
import { test } from 'vitest';

type Work = () => void | Promise<void>;

/** A test, or one that is left out where something is `missing`: a few words that say what. */
export const testWithout = (missing: string | null) => (name: string, work: Work, timeout?: number) =>
  test.skipIf(missing !== null)(missing === null ? name : `${name} (left out here: ${missing})`, work, timeout);

/** What a test of links, modes and owners misses on Windows. */
export const noPosix = process.platform === 'win32' ? 'Windows keeps files in another way' : null;
/** What a test of forbidden files misses: nobody forbids the root of a machine anything. */
export const noOwner = noPosix ?? (process.getuid?.() === 0 ? 'root may do everything' : null);
/** What a test of files of other users misses: root alone makes some. */
export const noRoot = noPosix ?? (process.getuid?.() === 0 ? null : 'only root makes files of others');
