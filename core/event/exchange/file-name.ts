/** What a file of an event is called: by the event’s name, in letters that every device can store. */
import { textOf } from '../../journal/json.ts';

const LONGEST = 60;

/** `autumn-cup-standings.csv`; by the id where the name has no such letters. */
export function fileName({ name, id }: { readonly name: unknown; readonly id: string }, what: string): string {
  // A record from a file may have anything for a name.
  const letters = textOf(name).replace(/ß/g, 'ss').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = letters
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
  return `${words === '' ? id : words}${what}`;
}
