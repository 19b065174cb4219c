/** Where phones reach a page's server: a code with the machine's own name would lead a phone to itself. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** The address with which a code begins; null where this page is open as the machine itself and nobody else finds it. */
export function reachedAt([origin]: readonly string[]): string | null {
  return LOCAL.includes(location.hostname) ? (origin ?? null) : location.origin;
}
