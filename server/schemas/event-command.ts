/** What may be asked of an event, parsed: as strict and as bounded as the outside deserves. */
import * as z from 'zod';
import { FORFEIT_REASONS } from '../../core/event/types.ts';
import { PAINTING_METHODS } from '../../core/event/painting.ts';
import { tableMap } from './table-map.ts';
import { count, figure, handedIn, hash, id, line, list, minutes, named, optionValues, prose, sheet } from './words.ts';

/** The last millisecond that a date can be made of. */
const LAST_INSTANT = 8.64e15;

const entrants = list(id);
const details = named(handedIn);
const member = z.strictObject({ name: line, faction: line.exactOptional() });
const members = list(member, 100);

/** What somebody may say who puts themselves down. */
export const newSignUp = z.strictObject({
  name: line,
  faction: line.exactOptional(),
  group: line.exactOptional(),
  members: members.exactOptional(),
  details: details.exactOptional(),
  contact: line.exactOptional(),
});

const newEntrant = newSignUp.extend({
  ringer: z.boolean().exactOptional(),
  checkIn: z.boolean().exactOptional(),
});

const entrantChanges = z.strictObject({
  name: line.exactOptional(),
  faction: line.nullable().exactOptional(),
  group: line.nullable().exactOptional(),
  members: members.exactOptional(),
  details: details.exactOptional(),
  fixedTable: count.nullable().exactOptional(),
  byeVolunteer: z.boolean().exactOptional(),
  ringer: z.boolean().exactOptional(),
});

const signUp = z.strictObject({
  closes: z.int().min(0).max(LAST_INSTANT).nullable().meta({ description: 'Milliseconds since 1970' }),
  places: z.int().min(1).max(2000).nullable(),
});

const listsDue = z.strictObject({
  due: z.int().min(0).max(LAST_INSTANT).nullable().meta({ description: 'Milliseconds since 1970' }),
  locked: z.boolean(),
});

const ownColumn = z.strictObject({ name: line.max(40), waits: z.boolean(), was: line.exactOptional() });

export const eventSettings = z.strictObject({
  name: line.exactOptional(),
  date: line.exactOptional(),
  venue: prose.exactOptional(),
  organiser: line.exactOptional(),
  judges: list(line, 100).exactOptional(),
  excluded: list(line, 200).exactOptional(),
  rounds: z.int().min(1).max(64).nullable().exactOptional(),
  tables: list(count, 2000).exactOptional(),
  terrain: list(z.strictObject({ table: count, kind: z.string().min(1).max(40) }), 2000).exactOptional(),
  featured: list(count, 100).exactOptional(),
  confirm: z.enum(['opponent', 'first']).exactOptional(),
  pairingsNote: prose.exactOptional(),
  organiserPlays: z.boolean().exactOptional(),
  standingsHidden: z.boolean().exactOptional(),
  podium: z.int().min(0).max(3).exactOptional(),
  signUp: signUp.nullable().exactOptional(),
  lists: listsDue.nullable().exactOptional(),
  ownColumns: list(ownColumn, 12).exactOptional(),
});

/** Figures and words, and at most one sheet that goes on to the next game: a gang. */
const scoreLine = named(z.union([figure, line, sheet])).refine(
  (told) =>
    Object.values(told).filter((value) => !line.safeParse(value).success && typeof value === 'string').length < 2,
  'holds more than one sheet',
);
const scores = list(scoreLine, 100);
const answers = z.record(id, z.boolean());

const result = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('played'), scores }),
  z.strictObject({ kind: z.literal('bye'), line: scoreLine.exactOptional() }),
  z.strictObject({
    kind: z.literal('forfeit'),
    by: entrants,
    reason: z.enum(FORFEIT_REASONS).exactOptional(),
    scores: scores.exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('agreed'),
    scores,
    current: scores,
    approvals: answers,
    inducement: z.boolean().exactOptional(),
    packed: z.boolean().exactOptional(),
  }),
  z.strictObject({ kind: z.literal('concession'), by: id, scores, approvals: answers.exactOptional() }),
  z.strictObject({ kind: z.literal('no-cards'), by: id }),
  z.strictObject({ kind: z.literal('set'), scores }),
  z.strictObject({ kind: z.literal('void') }),
]);

const draftEdit = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('swap'), a: id, b: id }),
  z.strictObject({ kind: z.literal('table'), seats: entrants, table: count }),
]);

const tracking = z.strictObject({
  condition: line,
  by: z.enum(['pen', 'token', 'die', 'app', 'marker', 'other']),
  colour: line.exactOptional(),
});

/** One command. Any may set a rule aside for a reason; the rules say whose word that takes. */
function command<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.strictObject({ type: z.literal(type), override: prose.exactOptional(), ...shape });
}

const because = { reason: prose };
const perhaps = { reason: prose.exactOptional() };
const round = z.int().min(1).max(64);

const setUp = [
  command('change-settings', { settings: eventSettings }),
  command('change-options', { options: optionValues }),
  command('add-house-rule', { text: prose }),
  command('remove-house-rule', { rule: count }),
  command('use-document', { title: line, released: line }),
  command('set-scenario', { round, scenario: named(z.union([line, list(line, 100)])) }),
  command('keep-map', { laid: tableMap, map: id.exactOptional() }),
  command('assign-map', { map: id, tables: list(count, 2000) }),
  command('remove-map', { map: id }),
  command('publish-pack', {}),
  command('start-event', {}),
] as const;

const people = [
  command('add-entrants', { entrants: list(newEntrant, 2000) }),
  command('change-entrant', { entrant: id, changes: entrantChanges }),
  command('remove-entrant', { entrant: id }),
  command('check-in', {
    entrant: id,
    faction: line.exactOptional(),
    details: details.exactOptional(),
    nonce: hash.exactOptional(),
  }),
  command('hand-in', { entrant: id, details }),
  command('check-out', { entrant: id }),
  command('tick', { entrant: id, column: line, on: z.boolean() }),
  command('drop', { entrant: id, ...perhaps }),
  command('reinstate', { entrant: id, ...perhaps }),
  command('disqualify', { entrant: id, ...because }),
  command('warn', { entrant: id, topic: line, text: prose }),
  command('track', { entrant: id, methods: list(tracking, 200) }),
] as const;

const tableWish = z.strictObject({ entrant: id, table: count });

const rounds = [
  command('draft-round', {
    pins: list(entrants, 2000).exactOptional(),
    forbidden: list(z.tuple([id, id])).exactOptional(),
    odd: id.exactOptional(),
    notOdd: entrants.exactOptional(),
    at: list(tableWish, 2000).exactOptional(),
    notAt: list(tableWish, 2000).exactOptional(),
    ...perhaps,
  }),
  command('edit-draft', { edits: list(draftEdit, 2000), ...perhaps }),
  command('discard-draft', {}),
  command('publish-round', { approve: list(id, 500).exactOptional() }),
  command('repair-round', {
    ...because,
    how: z.strictObject({ tables: list(entrants, 2000), absent: entrants }).exactOptional(),
    shown: z
      .strictObject({
        gone: list(id, 2000),
        tables: list(z.strictObject({ seats: entrants, table: count.nullable() }), 2000),
      })
      .exactOptional(),
  }),
  command('take-back-repair', {}),
  command('take-back-round', {}),
  command('start-clock', {}),
  command('pause-clock', {}),
  command('resume-clock', {}),
  command('set-clock', { minutes, ...because }),
  command('make-call', { round, call: id }),
  command('extend-table', { game: id, minutes, ...because }),
  command('close-round', {}),
  command('add-round', because),
  command('end-event', perhaps),
  command('reopen-event', because),
] as const;

const games = [
  command('start-table', { game: id }),
  command('wait-table', { game: id }),
  command('mark-bye', { game: id, line: scoreLine }),
  command('report', { game: id, result }),
  command('confirm', { game: id }),
  command('dispute', { game: id }),
  command('approve-agreement', { game: id, approve: z.boolean() }),
  command('enter-result', { game: id, result, before: result.nullable().exactOptional(), ...perhaps }),
  command('call-judge', { game: id, about: prose.exactOptional() }),
  command('write-to-desk', { entrant: id, text: prose }),
  command('take-call', { call: count, name: line.exactOptional() }),
  command('answer-call', { call: count, reply: prose.exactOptional() }),
  command('announce', { text: prose }),
  command('end-announcement', {}),
  command('rule', { topic: line, text: prose, game: id.exactOptional() }),
  command('answer-prompt', { rule: id, about: id, answer: prose }),
  command('note', { text: prose }),
] as const;

const won = z.strictObject({ organiser: line, date: line, models: list(line, 200) });

const prizes = [
  command('open-painting', {
    method: z.enum(PAINTING_METHODS),
    points: list(figure, 100).exactOptional(),
    won: list(won, 2000).exactOptional(),
  }),
  command('enter-painting', { entrant: id, models: list(line, 200) }),
  command('vote-painting', { voter: id, votes: entrants }),
  command('mark-painting', { entrant: id, marks: named(figure) }),
  command('award-painting', { winners: entrants, ...perhaps }),
  command('give-award', { title: line, entrants }),
] as const;

/** New lots come from the server (see the route for lots), never from outside: `renew-lots` is not here. */
export const eventCommand = z.discriminatedUnion('type', [...setUp, ...people, ...rounds, ...games, ...prizes]);

/** Taking back one's own last command. */
export const undo = z.strictObject({ type: z.literal('undo'), target: z.string().min(1).max(200) });
