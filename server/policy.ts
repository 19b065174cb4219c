/**
 * Who may use which route. With `POLICY` of core/event (who may send which command) this is the whole of permission: it
 * is the code that decides, the table in docs/server.md, and the source of the tests that try every cell. A route that
 * is not here cannot be registered.
 */
import { ENCOUNTER_POLICY } from '../core/encounter/policy.ts';
import { POLICY } from '../core/event/policy.ts';
import { ROLES, type Role } from '../core/journal/types.ts';

/**
 * `machine`: whoever sits at the server's own machine (or everybody, where it is started so); `here`: an organiser who does;
 * `copier`: another Muster that has the key for copies.
 */
export type Access = 'anyone' | 'machine' | 'here' | 'copier' | readonly Role[];

export interface RoutePolicy {
  readonly who: Access;
  readonly what: string;
  /** It needs nothing of the record itself, and does its work on one that cannot be read, too. */
  readonly unread?: true;
}

const ALL = ROLES;
const ORGANISER = ['organiser'] as const;
const PLAYER = ['player'] as const;
const STAFF = ['organiser', 'judge', 'scorekeeper'] as const;
/** A screen hangs beside the poster. */
const IN_HALL = ['organiser', 'judge', 'scorekeeper', 'display'] as const;
const ACTING = ['organiser', 'judge', 'scorekeeper', 'player'] as const;
/** A display of a game is the clock between its players. */
const AT_TABLE = [...ACTING, 'display'] as const;

export const ROUTES = {
  'GET /healthz': { who: 'anyone', what: 'Whether the server can save' },
  'GET /api': { who: 'anyone', what: 'This interface, for people' },
  'GET /api/style.css': { who: 'anyone', what: 'How the pages of the server itself look' },
  'GET /api/openapi.json': { who: 'anyone', what: 'This interface, for programs' },
  'GET /api/systems': { who: 'anyone', what: 'What can be played here' },
  'GET /api/layouts': { who: 'anyone', what: 'The deployments and scenarios of every system' },
  'GET /api/layouts/:system/:name': { who: 'anyone', what: 'One of them: what stands where, in inches' },
  'GET /api/layouts/:system/:name/svg': { who: 'anyone', what: 'The same, drawn to scale' },
  'POST /api/layouts/:system/:name/terrain': {
    who: 'anyone',
    what: 'What the pack says of the terrain laid out on it',
  },
  'GET /api/events': { who: 'anyone', what: 'The events on this server' },
  'POST /api/makers': { who: 'anyone', what: 'Enter the key of those who make events' },
  'POST /api/events': { who: 'machine', what: 'Make an event' },
  'POST /api/demo': { who: 'machine', what: 'Make a demonstration' },
  'POST /api/import': { who: 'machine', what: 'Import an exported event or game' },
  'POST /api/import/results': { who: 'machine', what: 'Import an event of another program' },
  'POST /api/backup': { who: 'here', what: 'Everything on this server in one file, with its key' },
  'GET /api/copies': { who: 'copier', what: 'The copies of other Musters that are kept here' },
  'GET /api/copies/:copy': { who: 'copier', what: 'One of them' },
  'PUT /api/copies/:copy': { who: 'copier', what: 'Send a piece of a copy; with the last one it is tried and kept' },
  'GET /api/rankings': { who: 'anyone', what: 'A table over several events of this server' },
  'GET /api/desks': {
    who: 'anyone',
    what: 'The desks that this device may open, what waits at each, and what it may delete',
  },
  'GET /api/session': { who: 'anyone', what: 'What this device holds' },
  'POST /api/session': { who: 'anyone', what: 'Exchange a link, or the code in the hall, for a session' },
  'DELETE /api/session': { who: 'anyone', what: 'Sign this device out of everything' },
  'GET /api/events/:id/view': { who: ALL, what: 'What this viewer may see' },
  'GET /api/events/:id/stream': { who: ALL, what: 'The same, live' },
  'GET /api/events/:id/why': { who: ALL, what: 'Why two meet, and what would be instead' },
  'GET /api/events/:id/posted': {
    who: STAFF,
    what: 'What a forfeit is worth; for organisers what a repair of the published round would move, and what can become of somebody',
  },
  'GET /api/events/:id/paper/:round': { who: ALL, what: 'Sheets for the tables of a round that play without phones' },
  'GET /api/events/:id/export': { who: ALL, what: 'The journal, as JSON Lines' },
  'GET /api/events/:id/export/:format': { who: ALL, what: 'The event, for another program' },
  'GET /api/events/:id/maps/:map': { who: ALL, what: 'A laid-out table of it' },
  'GET /api/events/:id/maps/:map/svg': { who: ALL, what: 'The same, drawn to scale' },
  'GET /api/events/:id/format': { who: ALL, what: 'Its format as a file that can be loaded again' },
  'POST /api/events/:id/commands': { who: ACTING, what: 'Send a command' },
  'POST /api/events/:id/rehearsal': { who: ORGANISER, what: 'Copy the event, to try things on' },
  'POST /api/events/:id/again': { who: ORGANISER, what: 'Make the same event for another day' },
  'DELETE /api/events/:id': {
    who: ORGANISER,
    what: 'Delete it for good, with its tables and rehearsals; a real event by its name',
    unread: true,
  },
  'POST /api/events/:id/archive': { who: ORGANISER, what: 'Archive the event, or restore it' },
  'POST /api/events/:id/lots': { who: ORGANISER, what: 'Renew the lots' },
  'GET /api/events/:id/staff': { who: STAFF, what: 'What the links of the staff are called' },
  'GET /api/events/:id/links': { who: ORGANISER, what: 'The links that were made' },
  'POST /api/events/:id/links': { who: ORGANISER, what: 'Make a link' },
  'DELETE /api/events/:id/links/:link': { who: ORGANISER, what: 'Revoke a link' },
  'POST /api/events/:id/links/:link/renew': {
    who: ORGANISER,
    what: 'Another address for a link that nobody has opened',
  },
  'GET /api/events/:id/hall': { who: IN_HALL, what: 'The code that hangs in the hall, and its Wi-Fi' },
  'PUT /api/events/:id/hall': { who: ORGANISER, what: 'Make that code, or another one, and say which Wi-Fi there is' },
  'PUT /api/events/:id/screens/:code': { who: ORGANISER, what: 'Say what a screen shows' },
  'DELETE /api/events/:id/screens/:code': { who: ORGANISER, what: 'Remove a screen' },
  'POST /api/events/:id/claiming': { who: ORGANISER, what: 'Open or close claiming' },
  'POST /api/events/:id/sign-up': { who: ALL, what: 'Sign up' },
  'POST /api/events/:id/claim': { who: ALL, what: 'Claim a name' },
  'POST /api/events/:id/people/:entrant/forget': { who: ORGANISER, what: 'Delete a person’s data' },
  'GET /api/events/:id/games/:game': { who: ALL, what: 'Where the record of a game is' },
  'POST /api/events/:id/games/:game': { who: ACTING, what: 'Open the record of a game' },
  'GET /api/games/:system/paper': { who: 'anyone', what: 'Sheets for a table that plays without phones' },
  'GET /api/games': { who: 'anyone', what: 'What can be played here without an event' },
  'GET /api/encounters': { who: 'anyone', what: 'The games without an event that this device plays' },
  'POST /api/encounters': { who: 'machine', what: 'Start a game without an event' },
  'GET /api/encounters/:id/view': { who: ALL, what: 'What this viewer may see of a game' },
  'GET /api/encounters/:id/stream': { who: ALL, what: 'The same, live' },
  'GET /api/encounters/:id/why': { who: ALL, what: 'What was asked once, and what the rules allow now' },
  'GET /api/encounters/:id/export': { who: ALL, what: 'Its journal, as JSON Lines' },
  'POST /api/encounters/:id/commands': { who: AT_TABLE, what: 'Send a command at the table' },
  'DELETE /api/encounters/:id': {
    who: ORGANISER,
    what: 'Delete a copy of a game from a file, or one that cannot be read',
    unread: true,
  },
  'POST /api/encounters/:id/read': { who: ACTING, what: 'What would be read in an answer that is not given yet' },
  'POST /api/events/:id/read': { who: ALL, what: 'What would be understood of a list that is not handed in yet' },
  'POST /api/encounters/:id/again': { who: PLAYER, what: 'Take the same side in the game begun after this one' },
  'POST /api/encounters/:id/clock': { who: ACTING, what: 'Make a link for the clock between the players' },
  'GET /api/encounters/:id/clock/:link': { who: ACTING, what: 'Whether a device has opened that link' },
  'GET /api/battles': { who: 'anyone', what: 'The battles that this device plays, and whose turn it is' },
  'POST /api/battles': { who: 'machine', what: 'Start a battle, or share one that was started elsewhere' },
  'GET /api/battles/:id/view': { who: ALL, what: 'A battle: all of it is open' },
  'GET /api/battles/:id/stream': { who: ALL, what: 'The same, live' },
  'GET /api/battles/:id/export': { who: ALL, what: 'Its journal, as JSON Lines' },
  'POST /api/battles/:id/commands': { who: PLAYER, what: 'Decide in a battle, or ask to go back' },
  'POST /api/battles/:id/rematch': { who: PLAYER, what: 'Play the same two armies again, with the sides swapped' },
  'POST /api/simulations': { who: 'machine', what: 'Have two armies of Firefight fight many games' },
  'GET /api/simulations/:simulation': { who: 'anyone', what: 'How many of them are played, and how they ended' },
  'GET /help': { who: 'anyone', what: 'The index of the guides' },
  'GET /help/:guide': { who: 'anyone', what: 'A guide' },
  'GET /rules': { who: 'anyone', what: 'The rule references' },
  'GET /rules/:system': { who: 'anyone', what: 'The rule reference of a system' },
  'GET /*': { who: 'anyone', what: 'The pages' },
} as const satisfies Readonly<Record<string, RoutePolicy>>;

export function routePolicy(key: string): RoutePolicy | undefined {
  const routes: Readonly<Record<string, RoutePolicy>> = ROUTES;
  return Object.hasOwn(routes, key) ? routes[key] : undefined;
}

/** Whether this role may send such a command at all; to whom and when, the rules decide. */
export function mayEverSend(role: Role, command: keyof typeof POLICY): boolean {
  const { staff, player } = POLICY[command];
  return role === 'player' ? player !== null : staff.some((one) => one === role);
}

/** The same of a command at a table. */
export function mayEverSendAtTable(role: Role, command: keyof typeof ENCOUNTER_POLICY): boolean {
  const { staff, player, display } = ENCOUNTER_POLICY[command];
  if (role === 'display') return display;
  return role === 'player' ? player : staff.some((one) => one === role);
}
