// What went wrong outside Muster while it was installed or built, as one sentence that says what to do.

const NETWORK =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ENETDOWN|EHOSTUNREACH|ETIMEDOUT|ENOTCACHED)\b/;
const FULL = /\b(ENOSPC|EDQUOT)\b|no space left on device|os error 28/i;
const CLOSED = /\b(EACCES|EPERM|EROFS)\b|read-only file system|permission denied|os error (13|30)/i;

/** The sentence for the output of npm or a build in `folder`; null for what is none of these. */
export function inPlainWords(output, folder) {
  const [, path = folder] = /^npm (?:error|ERR!) path (.+)$/m.exec(output) ?? [];
  if (FULL.test(output)) {
    return `The disk of ${folder} is full: make room (a first start takes about 300 MB), then run the same command again.`;
  }
  if (NETWORK.test(output)) {
    return 'The first start gets its packages from the network and could not reach them: connect this machine, then run the same command again.';
  }
  return CLOSED.test(output)
    ? `${path} cannot be written: is it yours, and is its disk writable? Then run the same command again.`
    : null;
}
