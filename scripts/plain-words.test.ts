import { describe, expect, it } from 'vitest';
import { inPlainWords } from './plain-words.mjs';

const npm = (code: string, more = ''): string =>
  `npm error code ${code}\nnpm error syscall write\n${more}npm error errno -1\n`;

describe('what stops a first start', () => {
  it.each([
    ['no network', npm('ENOTFOUND', 'npm error network request to https://registry.npmjs.org/zod failed\n'), 'network'],
    ['no name server', npm('EAI_AGAIN'), 'network'],
    ['packages that are not kept from an earlier time', npm('ENOTCACHED'), 'network'],
    ['an older npm without network', 'npm ERR! code ECONNREFUSED\nnpm ERR! errno ECONNREFUSED\n', 'network'],
    ['a full disk', npm('ENOSPC', 'npm error nospc ENOSPC: no space left on device, write\n'), 'disk of /m is full'],
    ['a disk that fills up while it builds', 'Error: ENOSPC: no space left on device, copyfile', 'disk of /m is full'],
    ['a build whose compiler finds no room', 'No space left on device (os error 28)', 'disk of /m is full'],
    [
      'a folder of somebody else',
      npm('EACCES', 'npm error path /m/node_modules\n'),
      '/m/node_modules cannot be written',
    ],
    ['a disk that cannot be written', "EROFS: read-only file system, open '/m/dist/x.js'", '/m cannot be written'],
  ])('%s is one sentence that says what to do', (_, output, words) => {
    const said = inPlainWords(output, '/m') ?? '';
    expect(said).toContain(words);
    expect(said).toMatch(/run the same command again\.$/);
    expect(said).not.toMatch(/\n|npm|E[A-Z]{4,}/);
  });

  it('is left to be read in full where it is something else', () => {
    expect(inPlainWords(npm('EINTEGRITY'), '/m')).toBeNull();
    expect(inPlainWords('core/a.ts(3,1): error TS2304: Cannot find name', '/m')).toBeNull();
  });
});
