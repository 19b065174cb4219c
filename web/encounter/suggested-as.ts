/** Where a suggestion is from, in the words of the reader: the game says it in English. */
import { ask } from '../text/encounter.ts';

const KNOWN: Readonly<Record<string, 'asCounted' | 'asLastTurn' | 'asEntered' | 'asIs'>> = {
  'As counted': 'asCounted',
  'As last Turn': 'asLastTurn',
  'As last turn': 'asLastTurn',
  'From what was entered': 'asEntered',
  'That is so': 'asIs',
};

/** What it scores stands after it: “That is so: +1 VP”. */
export function suggestedAs(said: string): string {
  const [what = '', ...worth] = said.split(': ');
  const key = KNOWN[what];
  return key === undefined ? said : [ask(key), ...worth].join(': ');
}
