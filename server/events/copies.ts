/** Events that are made from others or from nothing: a demonstration, a rehearsal, and the same event again. */
import { lotsSeal } from '../../core/chance/lots.ts';
import { halfWay } from '../../core/event/generate/half-way.ts';
import { rehearsalOf } from '../../core/event/rehearse.ts';
import type { ListsDue } from '../../core/event/types.ts';
import type { EntrantRow, EventPart, MapRow } from '../../core/event/views.ts';
import { act, foldRecord } from '../../core/journal/record.ts';
import type { Typed } from '../../core/journal/types.ts';
import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import { eventCommand } from '../schemas/event-command.ts';
import { type Live, chanceFor, isForeign } from '../records/live.ts';
import type { Records } from '../records/records.ts';
import * as capabilities from '../storage/capabilities.ts';
import { recordsFor, setAgain, setRehearsal } from '../storage/records.ts';
import type { Db } from '../storage/schema.ts';
import { packOf } from '../systems.ts';
import { hashed, newId, newToken } from '../tokens.ts';
import { laidIn } from './maps.ts';
import { FIRST_LINK, type Made, makeEvent, takeIn } from './make.ts';
import { eventParts, ownEventParts } from './parts.ts';

/** Demonstrations kept at once; the oldest goes when another is made. */
const DEMOS = 12;
/** Rehearsals kept at once. Nobody's is thrown away but by its own organiser. */
const REHEARSALS = 50;
const PLAYERS = 24;

export interface Making {
  readonly records: Records;
  readonly db: Db;
  readonly now: number;
}

/** A lively event, half way through, that nobody minds. */
export async function makeDemo({ records, db, now }: Making, system: string): Promise<Made | Refusal> {
  const pack = packOf(system);
  if (!pack) return refuse('unknown-system', `This server does not know the system ${system}.`);
  const kept = await recordsFor(db, 'demo');
  for (const old of kept.slice(0, Math.max(0, kept.length - DEMOS + 1))) await records.discard(old);
  const { record, secret } = halfWay(pack, { seed: newToken(), players: PLAYERS, now });
  return takeIn(records, now, record, { secret, id: record.header.id });
}

/** A copy of an event as it stands, to try things on. */
export async function makeRehearsal({ records, db, now }: Making, live: Live): Promise<Made | Refusal> {
  const { rules, record } = live;
  if ((await recordsFor(db, 'rehearsal')).length >= REHEARSALS) {
    return refuse('too-many', `${REHEARSALS} rehearsals are kept here. Delete one first.`);
  }
  const file = rehearsalOf(record, newId());
  const folded = foldRecord(rules, file.header, file.entries);
  if (isRefusal(folded)) return folded;
  const secret = records.newSecret();
  const body = { type: 'renew-lots', lots: lotsSeal(secret), reason: 'A rehearsal draws lots of its own.' };
  const command = { id: 'begin:rehearsal', at: now, by: { role: 'system' }, body } as const;
  const renewed = act(
    rules,
    folded,
    command,
    chanceFor(folded, [], () => records.newSecret()),
  );
  if (isRefusal(renewed)) return renewed;
  // The copy of what came from a file did so too.
  const made = await takeIn(
    records,
    now,
    renewed.record,
    isForeign(live) ? { secret } : { secret, id: file.header.id },
  );
  if (!isRefusal(made)) await setRehearsal(db, made.id, live.id);
  return made;
}

const SENSELESS = refuse('unreadable', 'Something in this event is as no event here can be. Make a new one instead.');

export interface AgainAsked {
  readonly name: string;
  readonly date: string | null;
  /** Whether everybody who played is registered again. */
  readonly players: boolean;
}

/**
 * The same event another day: its system, options, settings, tables, house rules and how its screens are set up; of the
 * people only who they are.
 */
export async function makeAgain({ records, db, now }: Making, live: Live, asked: AgainAsked): Promise<Made | Refusal> {
  const { id, screens } = live;
  const { event, pack, entrants } = eventParts(live);
  const { desk } = ownEventParts(live, { role: 'organiser' });
  const { venue, organiser, judges, confirm, pairingsNote, organiserPlays } = event;
  const { tables, terrain, featured, standingsHidden } = event;
  const settings = {
    venue,
    organiser,
    judges,
    confirm,
    pairingsNote,
    organiserPlays,
    tables,
    terrain,
    featured,
    rounds: desk?.setRounds,
    standingsHidden,
    ownColumns: desk?.ownColumns,
    lists: listsAgain(event, asked.date, now),
  };
  const more = [
    ...laidAgain(live, event.maps),
    ...pack.houseRules.filter(({ removed }) => !removed).map(({ text }) => ({ type: 'add-house-rule', text })),
    ...(asked.players ? [{ type: 'add-entrants', entrants: Object.values(entrants).flatMap(again) }] : []),
  ];
  const dated = asked.date === null ? settings : { ...settings, date: asked.date };
  // What a file says of an event was never parsed by a schema.
  const commands = [{ type: 'change-settings', settings: dated }, ...more];
  if (!commands.every((command) => eventCommand.safeParse(command).success)) return SENSELESS;
  const made = await makeEvent(
    records,
    { system: event.system, name: asked.name, options: pack.values, settings: dated, listed: true },
    more,
  );
  if (isRefusal(made)) return made;
  await setAgain(db, made.id, id);
  await linkAgain(db, { from: id, to: made.id, created: now });
  for (const [code, { setup }] of Object.entries(screens)) if (setup) await records.setScreen(made.id, code, setup);
  return made;
}

const DAY = 24 * 60 * 60 * 1000;

/** Handed in as long before the day as then, and open; by nobody's deadline where the days are not known or it has passed. */
function listsAgain({ lists, date: before }: EventPart, date: string | null, now: number): ListsDue | null {
  if (lists === null) return null;
  const days = before === null || date === null ? null : Math.round((Date.parse(date) - Date.parse(before)) / DAY);
  const due = lists.due === null || days === null ? null : lists.due + days * DAY;
  return { due: due !== null && due > now ? due : null, locked: false };
}

/** The laid-out tables as they are, at the same numbers. */
function laidAgain(live: Live, maps: readonly MapRow[]): Typed[] {
  const kept = maps.flatMap(({ id, tables }) => {
    const laid = laidIn(live, { role: 'organiser' }, id);
    // Nobody can tell what lay on one that a file does not say.
    return isRefusal(laid) ? [] : [{ laid, tables }];
  });
  return kept.flatMap(({ laid, tables }, at) => [
    { type: 'keep-map', laid },
    ...(tables.length === 0 ? [] : [{ type: 'assign-map', map: `m${at + 1}`, tables }]),
  ]);
}

/** The same links for staff and screens, by their labels. None opens anything before the organiser asks for its address. */
async function linkAgain(
  db: Db,
  { from, to, created }: { readonly from: string; readonly to: string; readonly created: number },
): Promise<void> {
  const links = (await capabilities.ofRecord(db, from)).filter(
    ({ role, revoked, token, label }) =>
      role !== 'player' && revoked === null && token !== null && label !== FIRST_LINK,
  );
  for (const { role, label } of links) {
    const staff = `staff-${(await capabilities.staffOf(db, to)) + 1}`;
    const who = { id: newId(), record: to, role, entrant: null, staff, token: hashed(newToken()), pin: null };
    await capabilities.insertCapability(db, { ...who, label, created, revoked: null, used: null });
  }
}

/** A player's name, faction, group and team; a ringer, and whoever was disqualified, is asked anew. */
function again({ name, faction, group, members, ringer, status }: EntrantRow): object[] {
  if (ringer || status === 'disqualified') return [];
  const team = members.map((member) => ({
    name: member.name,
    ...(member.faction === null ? {} : { faction: member.faction }),
  }));
  return [{ name, members: team, ...(faction === null ? {} : { faction }), ...(group === null ? {} : { group }) }];
}
