import { describe, expect, it } from 'vitest';
import { CannotStart, StorageDown } from '../server/problems.ts';
import { bug, knownProblem } from './problems.ts';

const failing = (code: string, path: string): Error => Object.assign(new Error(`${code}: no`), { code, path });

describe('what goes wrong outside the rules', () => {
  it.each([
    ['ENOSPC', 'cannot-save', 'full'],
    ['EROFS', 'cannot-save', 'cannot be written'],
    ['EIO', 'cannot-save', 'failed'],
    ['EACCES', 'no-access', 'may not'],
    ['EISDIR', 'is-folder', 'folder'],
    ['EEXIST', 'file-exists', 'exists already'],
  ])('%s is a sentence about the file that was meant', (code, named, words) => {
    const refusal = knownProblem(failing(code, '/event/cup.jsonl.4711.part'));
    expect(refusal).toMatchObject({ code: named });
    expect(refusal?.message).toContain(words);
    expect(refusal?.message).toMatch(/cup\.jsonl(?!\.\d)/);
  });

  it('names the folder that a file was to be written to', () => {
    expect(knownProblem(failing('ENOENT', '/gone/cup.jsonl.1.part'))?.message).toBe('There is no folder /gone.');
    expect(knownProblem(failing('ENOENT', '/gone/cup.jsonl'))?.message).toBe('There is no /gone/cup.jsonl.');
  });

  it('knows the server’s own words', () => {
    expect(knownProblem(new CannotStart('Port 8420 is in use.'))).toMatchObject({ code: 'cannot-start' });
    expect(knownProblem(new StorageDown('full'))).toMatchObject({ code: 'cannot-save' });
  });

  it('says of anything else that it is our mistake', () => {
    expect(knownProblem(new Error('undefined is not a function'))).toBeNull();
    expect(bug(new Error('x'))).toMatchObject({ code: 'bug' });
  });
});
