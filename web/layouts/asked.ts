/** Which table the address means, and fetching it. The server's answers are its own data, checked by their outline. */
import { isPlainObject } from '../../core/journal/json.ts';
import type { Layout, LayoutBook } from '../../core/table/layout/layout.ts';

export interface Asked {
  readonly system: string | null;
  readonly name: string | null;
}

/** `/layouts/SYSTEM/NAME`; both null on the page of all. */
export function askedIn(path: string): Asked {
  const [system = null, name = null] = path
    .split('/')
    .slice(2)
    .filter((part) => part !== '')
    .map(decodeURIComponent);
  return { system, name };
}

export function addressOf(system: string, name: string): string {
  return `/layouts/${encodeURIComponent(system)}/${encodeURIComponent(name)}`;
}

export interface OneLayout {
  readonly system: string;
  readonly title: string;
  readonly layout: Layout;
}

/** One table; a sentence of the server where there is none; null where it does not answer. */
export async function fetchLayout(system: string, name: string): Promise<OneLayout | string | null> {
  const answer = await fetched(`/api${addressOf(system, name)}`);
  if (!isPlainObject(answer)) return null;
  if (isOne(answer)) return answer;
  return typeof answer.message === 'string' ? answer.message : null;
}

export async function fetchBooks(): Promise<readonly LayoutBook[] | null> {
  const answer = await fetched('/api/layouts');
  return Array.isArray(answer) && answer.every(isBook) ? answer : null;
}

/** What the server answers, whatever it is; null where it does not. */
export async function fetched(address: string): Promise<unknown> {
  try {
    return await (await fetch(address)).json();
  } catch {
    return null;
  }
}

function isOne(value: object): value is OneLayout {
  return 'layout' in value && isPlainObject(value.layout);
}

function isBook(value: unknown): value is LayoutBook {
  return isPlainObject(value) && Array.isArray(value.layouts);
}
