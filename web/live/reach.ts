/** Where phones reach a page's server: a code with the machine's own name would lead a phone to itself. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/**
 * An address as people type it. A browser adds `http://` by itself, and asks a name alone for `https://` too; with a port it
 * may ask for the wrong one.
 */
export function typedAddress(origin: string): string {
  const { protocol, port, host } = new URL(origin);
  return protocol === 'https:' && port !== '' ? origin : host;
}

/** The address with which a code begins; null where this page is open as the machine itself and nobody else finds it. */
export function reachedAt([origin]: readonly string[]): string | null {
  return LOCAL.includes(location.hostname) ? (origin ?? null) : location.origin;
}
