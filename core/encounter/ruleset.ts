/** One game at a table as a record: one ruleset for every system. */
import { type Hash, hashText } from '../chance/bytes.ts';
import { isSealed } from '../journal/seal.ts';
import type { Entry, Ruleset, Tells } from '../journal/types.ts';
import type { EncounterCommand } from './commands.ts';
import { decideEncounter } from './decide.ts';
import type { EncounterEntry } from './entries.ts';
import { evolveEncounter } from './evolve.ts';
import type { EncounterGame } from './game.ts';
import { sealHandedIn } from './handed-in.ts';
import { type EncounterState, beginEncounter, playedBy, seenBy, staying } from './state.ts';
import { explain } from './explain.ts';
import { publishedEncounter } from './published.ts';
import { type EncounterParts, type OwnEncounterParts, ownParts, sharedParts } from './view.ts';

export type EncounterRuleset = Ruleset<
  EncounterState,
  EncounterCommand,
  EncounterEntry,
  EncounterParts,
  OwnEncounterParts
>;

export function encounterRuleset(game: EncounterGame): EncounterRuleset {
  return {
    name: 'encounter',
    version: 1,
    begin: (header) => beginEncounter(game, header),
    decide: (state, command, chance) => decideEncounter(game, state, command, chance),
    evolve: (state, entries) => entries.reduce(after, state),
    shared: (state) => sharedParts(game, state),
    own: (state, viewer) => ownParts(game, state, viewer),
    explain: (state, viewer, about) => explain(game, state, viewer, about),
    due: (state) => due(game, state),
    tells,
    published: (_header, entries) => publishedEncounter(entries),
    touches,
    lasting: (body, { state }) =>
      lasting(body) ?? (body.type === 'answered' ? (staying(game, state, [body.ask])?.why ?? null) : null),
    sealOptions: (options, nonce) => sealHandedIn(game, options, nonce),
    upcasts: {},
  };
}

/** What an entry makes true, and whether the command that it came from can be taken back. */
function after(state: EncounterState, { body, at, by, command }: Entry<EncounterEntry>): EncounterState {
  const now = evolveEncounter(state, body, at);
  if (!touches(body).includes('game')) return now;
  const same = state.last?.command === command;
  const stays = lasting(body) !== null || (same && state.last.stays);
  const told = [...(same ? state.last.told : []), ...(body.type === 'answered' ? [body.ask] : [])];
  return { ...now, last: { command, side: playedBy(state, by), stays, told } };
}

function due(game: EncounterGame, state: EncounterState): ReturnType<EncounterRuleset['due']> {
  if (state.finished) return [];
  const due = game.play(state.setting).due?.(seenBy(state, 'all')) ?? [];
  return due.map(({ ask, value, at }) => ({
    key: `${state.id} ${ask} ${hashText(String(at)).slice(0, 8)}`,
    at,
    command: { type: 'tell', answers: [{ ask, value }] },
  }));
}

/**
 * The event hears of the result when the last side signs, or signs again after a ruling; and before that, who has signed,
 * and of something that is told in two ways, and when it is no more.
 */
function tells(before: EncounterState, after: EncounterState, head: Hash): Tells | null {
  const { finished, event, result, sides, id } = after;
  if (!event) return null;
  const [differs, signed] = [isToldDifferently(after), signedBy(after)];
  if (!finished && (differs !== isToldDifferently(before) || signed.length !== signedBy(before).length)) {
    const command = { type: 'note-accounts', game: event.game, record: id, differs, signed };
    return { record: event.record, command };
  }
  if (before.finished || !finished || !result) return null;
  const scores = sides.map((side) => ({ entrant: side.entrant ?? '', line: result.lines[side.id] ?? {} }));
  const command = { type: 'take-result', game: event.game, scores, encounter: { record: id, head } };
  return { record: event.record, command };
}

function isToldDifferently({ answers }: EncounterState): boolean {
  return answers.some(({ objections }) => objections.length > 0);
}

/** Those of the event who signed the sheets as they stand. */
function signedBy({ sides, result }: EncounterState): readonly string[] {
  return sides.flatMap(({ id, entrant }) => (entrant !== undefined && result?.confirmed.includes(id) ? [entrant] : []));
}

/** What may never be taken back, and why. */
const LASTING = {
  sealed: 'A sealed choice cannot be changed.',
  opened: 'Everybody knows what was opened. It cannot be sealed again.',
  drawn: 'A draw of the record cannot be undone.',
  'result-confirmed': 'Others agreed to it. Ask a judge.',
  'went-back': 'Everybody agreed to it.',
} as const;

/** What is said of answers and changes none: it is withdrawn where it is shown, and leaves everybody's last step as it was. */
const SAID: readonly EncounterEntry['type'][] = [
  'objected',
  'objection-withdrawn',
  'going-back-asked',
  'going-back-refused',
];

/** Later answers may stand on any earlier one: only what nobody answered after can be taken back alone. */
function touches(body: EncounterEntry): readonly string[] {
  if (SAID.includes(body.type)) return [];
  if (body.type === 'side-named') return [`name:${body.side}`];
  if (body.type === 'played-again') return ['next'];
  if (body.type === 'device-added') return ['devices'];
  return body.type === 'noted' ? ['notes'] : ['game'];
}

function lasting(body: EncounterEntry): string | null {
  if (body.type === 'answered' && isSealed(body.value) && body.value.keep === 'secret') return LASTING.sealed;
  return Object.hasOwn(LASTING, body.type) ? LASTING[body.type as keyof typeof LASTING] : null;
}
