import { describe, expect, test } from 'vitest';
import { Conflict, StorageDown, codeOf } from '../problems.ts';
import { translated } from './failures.ts';

const coded = (code: string): Error => Object.assign(new Error('with somebody’s name in it'), { code });

describe('an error of a driver', () => {
  test.each(['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505', '40001', '40P01'])(
    '%s is a conflict',
    (code) => {
      expect(translated(coded(code))).toBeInstanceOf(Conflict);
    },
  );

  test.each([
    'SQLITE_FULL',
    'SQLITE_IOERR_WRITE',
    'SQLITE_READONLY',
    'ENOSPC',
    'EROFS',
    '53100',
    '57P01',
    '08006',
    '25006',
    'ECONNREFUSED',
  ])('%s means that nothing can be saved now', (code) => {
    const known = translated(coded(code));
    expect(known).toBeInstanceOf(StorageDown);
    expect(codeOf(known)).toBe(code);
    expect((known as StorageDown).message).not.toContain('name');
  });

  test.each(['Connection terminated unexpectedly', 'Client has encountered a connection error and is not queryable'])(
    'that names a lost connection only in words is known too: %s',
    (words) => {
      expect(translated(new Error(words))).toBeInstanceOf(StorageDown);
    },
  );

  test.each([
    ['SQLITE_FULL', 'The disk is full'],
    ['ENOSPC', 'The disk is full'],
    ['53100', 'The disk is full'],
    ['SQLITE_READONLY', 'write-protected'],
    ['SQLITE_BUSY', 'another program'],
    ['57P01', 'does not answer'],
  ])('%s is told in words', (code, words) => {
    expect((translated(coded(code)) as Error).message).toContain(words);
  });

  test('of another kind stays what it is', () => {
    const bug = new TypeError('a bug');
    expect(translated(bug)).toBe(bug);
    expect(translated('thrown text')).toBe('thrown text');
    expect([codeOf(bug), codeOf('text'), codeOf(null)]).toEqual(['TypeError', 'string', 'object']);
  });
});
