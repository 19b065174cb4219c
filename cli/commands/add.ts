import type { NewEntrant } from '../../core/event/commands.ts';
import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import type { Desk } from '../desk/desk.ts';
import { type Asked, type CommandSpec, type Outcome, onEvent, textOf } from '../spec.ts';

/** The most that one command may add; a longer list goes in several, and all of it is taken back if one is refused. */
const AT_ONCE = 2000;

export const add: CommandSpec = {
  usage: 'add [names...]',
  summary: 'add players, by name or from a CSV file',
  define: (command) =>
    onEvent(command)
      .option('--csv <file>', 'a file with one line per player, or an event of another program; - for standard input')
      .option('--faction <name>', 'for the players named here')
      .option('--group <name>', 'club or area, for the players named here')
      .option('--ringer', 'they play only when the number of players is odd')
      .option('--check-in', 'they are here already'),
  run: async (asked) => {
    const entrants = await entrantsOf(asked);
    if (isRefusal(entrants)) return entrants;
    if (entrants.length === 0) return refuse('usage', 'Name somebody to add, or give a file with --csv.');
    const { atDesk } = await import('../desk/open.ts');
    return atDesk(asked, (desk) => addAll(desk, entrants));
  },
};

async function entrantsOf({ io, words, options }: Asked): Promise<NewEntrant[] | ReturnType<typeof refuse>> {
  const [faction, group] = [textOf(options, 'faction'), textOf(options, 'group')];
  const more = {
    ...(faction === undefined ? {} : { faction }),
    ...(group === undefined ? {} : { group }),
    ...(options.ringer === true ? { ringer: true } : {}),
    ...(options.checkIn === true ? { checkIn: true } : {}),
  };
  const named = words.map((name) => ({ name, ...more }));
  const file = textOf(options, 'csv');
  if (file === undefined) return named;
  const { readFile } = await import('node:fs/promises');
  const roster = await playersIn(file === '-' ? await io.input() : await readFile(file));
  if (isRefusal(roster)) return roster;
  return [...named, ...roster.map((entrant) => ({ ...more, ...entrant }))];
}

/** The players of a list, or of what another program wrote about its event. */
async function playersIn(bytes: Uint8Array): Promise<readonly NewEntrant[] | Refusal> {
  const { readRoster } = await import('../csv/roster.ts');
  const { decodeFile } = await import('../csv/decode.ts');
  const { formatOf, readForeign } = await import('../../core/event/exchange/formats.ts');
  const { newEntrant } = await import('../../core/event/exchange/exchange.ts');
  const text = decodeFile(bytes);
  if (isRefusal(text) || formatOf(text) === null) return readRoster(bytes);
  const read = readForeign(text);
  return isRefusal(read) ? read : read.exchange.players.map(newEntrant);
}

async function addAll(desk: Desk, entrants: readonly NewEntrant[]): Promise<Outcome> {
  const { randomUUID } = await import('node:crypto');
  const sent: string[] = [];
  for (let from = 0; from < entrants.length; from += AT_ONCE) {
    const id = randomUUID();
    const done = await desk.send({ type: 'add-entrants', entrants: entrants.slice(from, from + AT_ONCE) }, id);
    if (isRefusal(done)) {
      for (const target of sent.toReversed()) await desk.send({ type: 'undo', target });
      return done;
    }
    sent.push(id);
  }
  return { data: { added: entrants.length }, text: `Added ${entrants.length}.` };
}
