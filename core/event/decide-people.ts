/** Registration, check-in, and everything that happens to somebody during the day. */
import { isHash } from '../chance/bytes.ts';
import { type Sealed, valueOf } from '../journal/seal.ts';
import { type Refusal, refuse } from '../rules/refusal.ts';
import type { EntrantChanges, NewEntrant } from './commands.ts';
import { type DecideContext, type Decided, type Deciders, reasonNeeded, together, unknownEntrant } from './deciding.ts';
import type { EventEntryOf, EventEntry, Registered, SealedDetails } from './entries.ts';
import { asThePackWrites } from './factions.ts';
import type { Pack } from './pack.ts';
import { type EventState, excludedFrom, latestRound, nameOf } from './state.ts';
import { freeName, nameKey, unnumbered } from './same-name.ts';
import { settled } from './settling.ts';
import { listIds, listsLocked, whyStays } from './lists.ts';
import { tick, waitingRefusal } from './own-columns.ts';
import { signUpClosed } from './sign-up.ts';
import type { Entrant, Game } from './types.ts';

type PeopleCommand =
  | 'add-entrants'
  | 'sign-up'
  | 'change-entrant'
  | 'remove-entrant'
  | 'check-in'
  | 'hand-in'
  | 'check-out'
  | 'tick'
  | 'drop'
  | 'reinstate'
  | 'disqualify';

type Adding = Pick<DecideContext, 'pack' | 'state' | 'text' | 'secret' | 'cites'>;

function addEntrants(asked: Adding, entrants: readonly NewEntrant[]): Decided {
  const { state } = asked;
  const taken = new Set(Object.values(state.entrants).map((entrant) => nameKey(nameOf(entrant))));
  const registered: Registered[] = [];
  const arrivals: EventEntry[] = [];
  for (const [index, fresh] of entrants.entries()) {
    const typed = fresh.name.replace(/\s+/g, ' ').trim();
    if (typed === '') return refuse('no-name', `Line ${index + 1} has no name.`);
    const name = freeName(typed, (key) => taken.has(key));
    if (
      name !== typed &&
      !isSomebodyElse(fresh, [...Object.values(state.entrants).map(asKnown), ...registered.map(asKnown)])
    ) {
      const hint = `Is this another person of that name? Enter their club, or add them as “${name}”.`;
      return refuse('name-taken', `“${typed}” is registered already. ${hint}`);
    }
    taken.add(nameKey(name));
    const entrant = registration(asked, { ...fresh, name }, `e${state.registered + index + 1}`);
    registered.push(entrant);
    if (!fresh.checkIn) continue;
    const as = { ...entrant, details: fresh.details ?? {} };
    const refusal = excludedRefusal(asked, entrant) ?? checkInRefusal(asked, as);
    if (refusal) return about(name, refusal);
    arrivals.push({ type: 'checked-in', entrant: entrant.id });
  }
  return registered.length === 0 ? [] : [{ type: 'entrants-added', entrants: registered }, ...arrivals];
}

type Known = Pick<NewEntrant, 'name' | 'group'>;

function asKnown({ name, group }: Pick<Registered, 'name' | 'group'>): Known {
  return { name: valueOf(name) ?? '', ...(group === undefined ? {} : { group }) };
}

/** Two of one name are told apart by their clubs; of one club, or without one, they may well be the same person twice. */
function isSomebodyElse({ name, group = '' }: Known, known: readonly Known[]): boolean {
  const key = nameKey(unnumbered(name));
  const same = known.filter((one) => nameKey(unnumbered(one.name)) === key);
  return nameKey(group) !== '' && same.every((one) => nameKey(one.group ?? '') !== nameKey(group));
}

/** Among many it has to be said whom it is about. */
function about(name: string, refusal: Refusal): Refusal {
  return refusal.message.includes(name) ? refusal : { ...refusal, message: `${name}: ${refusal.message}` };
}

function registration({ pack, state, text, secret }: Adding, fresh: NewEntrant, id: string): Registered {
  const { faction = '', group, details, members, contact, ringer } = fresh;
  return {
    id,
    name: text(fresh.name),
    members: sealedMembers({ pack, text }, members ?? []),
    ...(faction.trim() === '' ? {} : { faction: declared(pack, faction) }),
    ...(group === undefined || group === '' ? {} : { group }),
    ...(contact === undefined || contact === '' ? {} : { contact: secret(contact) }),
    details: sealedDetails(text, details ?? {}),
    ringer: ringer ?? false,
    joinsRound: state.started ? state.rounds.length + 1 : 1,
  };
}

function declared({ roster }: Pack, words: string): string {
  return asThePackWrites(roster, words);
}

function sealedMembers(
  { pack, text }: Pick<DecideContext, 'pack' | 'text'>,
  members: NonNullable<NewEntrant['members']>,
): Registered['members'] {
  return members.map(({ name, faction }) => ({
    name: text(name),
    ...(faction === undefined ? {} : { faction: declared(pack, faction) }),
  }));
}

/** Each apart by itself: some of them everybody may read. */
function sealedDetails(text: (value: string) => Sealed<string>, details: Entrant['details']): SealedDetails {
  return Object.fromEntries(Object.entries(details).map(([id, told]) => [id, text(told)]));
}

/** What the pack says to somebody checking in as they would then be. */
function checkInRefusal(
  { pack, state }: Pick<DecideContext, 'pack' | 'state'>,
  as: Pick<Entrant, 'name' | 'members' | 'faction' | 'details' | 'ringer'>,
): Refusal | null {
  const members = as.members.map(({ name, faction }) => ({
    name: name.open?.value ?? '',
    ...(faction === undefined ? {} : { faction }),
  }));
  const { faction, details, ringer } = as;
  const name = as.name.open?.value ?? '';
  const organiser = nameKey(name) === nameKey(state.settings.organiser?.open?.value ?? '') && name !== '';
  return pack.roster.checkIn(
    { name, organiser, ...(faction === undefined ? {} : { faction }), members, details, ringer },
    state.options,
  );
}

/** Why somebody does not play here: a disqualification at a related event, where the organiser has it noted. */
function excludedRefusal(
  { state, cites }: Pick<DecideContext, 'state' | 'cites'>,
  { name, members }: Pick<Registered, 'name' | 'members'>,
): Refusal | null {
  const excluded = new Set(excludedFrom(state).map(nameKey));
  if (excluded.size === 0) return null;
  const found = [name, ...members.map((member) => member.name)]
    .map((sealedName) => valueOf(sealedName) ?? '')
    .find((one) => excluded.has(nameKey(one)));
  if (found === undefined) return null;
  const message = `${found} was disqualified at a related event and is excluded from this one.`;
  return refuse('excluded', message, ...cites('excluded'));
}

function checkIn(asked: DecideContext<'check-in'>): Decided {
  const { body, unless, state, cites, text, pack } = asked;
  const entrant = state.entrants[body.entrant];
  if (!entrant) return unknownEntrant(body.entrant);
  if (entrant.status === 'dropped' || entrant.status === 'disqualified') return hasLeft(entrant);
  const waiting = waitingRefusal(asked, entrant);
  if (waiting) return waiting;
  if (body.nonce !== undefined && !isHash(body.nonce)) {
    return refuse('bad-nonce', 'What a phone adds to the lots is 64 hexadecimal digits.');
  }
  const named = body.faction === undefined ? undefined : declared(pack, body.faction);
  const faction = named ?? entrant.faction;
  const details = { ...entrant.details, ...body.details };
  const fixed = state.rounds.length > 0 && entrant.faction !== undefined && faction !== entrant.faction;
  const message = `${nameOf(entrant)} declared ${entrant.faction ?? ''} and keeps it for the whole event.`;
  const changed = fixed ? refuse('one-faction', message, ...cites('one-faction')) : null;
  const as = { ...entrant, ...(faction === undefined ? {} : { faction }), details };
  const step: EventEntry = {
    type: 'checked-in',
    entrant: entrant.id,
    ...(named === undefined ? {} : { faction: named }),
    ...(body.details === undefined ? {} : { details: sealedDetails(text, body.details) }),
    // Once the event has started the lots are mixed: a later phone adds nothing to them.
    ...(body.nonce === undefined || state.started ? {} : { nonce: body.nonce }),
  };
  return together(
    unless(changed),
    unless(detailFixed(asked, entrant, body.details)),
    listsLocked(asked, entrant, body.details) ?? [],
    unless(excludedRefusal(asked, entrant)),
    unless(checkInRefusal(asked, as)),
    [step],
  );
}

function changeEntrant(asked: DecideContext<'change-entrant'>): Decided {
  const { body, state, text, unless, cites, pack } = asked;
  const entrant = state.entrants[body.entrant];
  if (!entrant) return unknownEntrant(body.entrant);
  const { name, members, details, ...given } = body.changes;
  const plain = typeof given.faction === 'string' ? { ...given, faction: declared(pack, given.faction) } : given;
  const others = Object.values(state.entrants).filter(({ id }) => id !== entrant.id);
  if (name !== undefined && (name.trim() === '' || others.some((other) => nameKey(nameOf(other)) === nameKey(name)))) {
    return refuse('name-taken', name.trim() === '' ? 'A name is needed.' : `“${name}” is registered already.`);
  }
  const locked = changesFaction(entrant, plain) && entrant.status === 'checked-in' && state.rounds.length > 0;
  const message = `${nameOf(entrant)} declared ${entrant.faction ?? 'no faction'} and keeps it for the whole event.`;
  const change: EventEntryOf<'entrant-changed'> = {
    type: 'entrant-changed',
    entrant: entrant.id,
    ...plain,
    ...(name === undefined ? {} : { name: text(name.trim()) }),
    ...(details === undefined ? {} : { details: sealedDetails(text, details) }),
    ...(members === undefined ? {} : { members: sealedMembers(asked, members) }),
  };
  const faction = locked ? refuse('one-faction', message, ...cites('one-faction')) : null;
  return together(unless(faction), unless(detailFixed(asked, entrant, details)), [change]);
}

function handIn(asked: DecideContext<'hand-in'>): Decided {
  const { body, state, pack, text, unless } = asked;
  const { details } = body;
  const entrant = state.entrants[body.entrant];
  if (!entrant) return unknownEntrant(body.entrant);
  const lists = listIds(pack, state);
  if (Object.keys(details).some((id) => !lists.has(id))) {
    return refuse('no-list', 'This event asks for no such list.');
  }
  return together(unless(detailFixed(asked, entrant, details)), listsLocked(asked, entrant, details) ?? [], [
    { type: 'entrant-changed', entrant: entrant.id, details: sealedDetails(text, details) },
  ]);
}

/** Why the pack keeps what somebody handed in at check-in, once the first round is out. */
function detailFixed(
  { pack, state }: Pick<DecideContext, 'pack' | 'state'>,
  { details }: Entrant,
  changes: EntrantChanges['details'] = {},
): Refusal | null {
  const asked = pack.roster.details(state.options);
  const stays = whyStays(asked, details, state.rounds.length);
  const isChanged = asked.some(
    ({ id, stays: one }) => one !== undefined && (changes[id] ?? details[id] ?? '') !== (details[id] ?? ''),
  );
  return stays !== null && isChanged ? refuse('list-frozen', stays.text, ...stays.rules) : null;
}

function changesFaction(entrant: Entrant, changes: EntrantChanges): boolean {
  return changes.faction !== undefined && entrant.faction !== undefined && changes.faction !== entrant.faction;
}

function hasLeft(entrant: Entrant): Refusal {
  const how = entrant.status === 'disqualified' ? 'was disqualified' : 'dropped out';
  return refuse('has-left', `${nameOf(entrant)} ${how}. Reinstate them first.`);
}

/** The game that somebody is in and that has no result yet. */
function openGame(state: EventState, id: string): Game | undefined {
  return latestRound(state)?.games.find(({ seats, result }) => seats.includes(id) && result === null);
}

function drop(asked: DecideContext<'drop'>): Decided {
  const { body, state, privately, pack } = asked;
  const entrant = state.entrants[body.entrant];
  if (!entrant) return unknownEntrant(body.entrant);
  if (entrant.status === 'dropped' || entrant.status === 'disqualified') return hasLeft(entrant);
  const left: EventEntry = {
    type: 'entrant-left',
    entrant: entrant.id,
    status: 'dropped',
    afterRound: state.rounds.length,
    ...(body.reason === undefined ? {} : { because: privately(body.reason) }),
  };
  const game = openGame(state, entrant.id);
  const result = game?.started ? pack.results.droppingOut(game, entrant.id) : null;
  return game && result ? together([left], settled(asked, game, result, { by: 'rules' })) : [left];
}

/** A disqualification ends the game in progress as the pack says. */
function disqualify(asked: DecideContext<'disqualify'>): Decided {
  const { body, state, privately, cites, pack } = asked;
  const entrant = state.entrants[body.entrant];
  if (!entrant) return unknownEntrant(body.entrant);
  if (entrant.status === 'disqualified') return hasLeft(entrant);
  const left: EventEntry = {
    type: 'entrant-left',
    entrant: entrant.id,
    status: 'disqualified',
    afterRound: state.rounds.length,
    because: privately(body.reason, cites('disqualified-plays')),
  };
  const game = openGame(state, entrant.id);
  if (!game) return [left];
  return together([left], settled(asked, game, pack.results.disqualification(game, entrant.id), { by: 'rules' }));
}

function reinstate(asked: DecideContext<'reinstate'>): Decided {
  const { body, state, privately } = asked;
  const entrant = state.entrants[body.entrant];
  if (!entrant) return unknownEntrant(body.entrant);
  if (entrant.status !== 'dropped' && entrant.status !== 'disqualified') {
    return refuse('not-left', `${nameOf(entrant)} has not left.`);
  }
  if (entrant.status === 'disqualified' && body.reason === undefined) {
    return reasonNeeded('Give a reason to undo a disqualification.');
  }
  const waiting = waitingRefusal(asked, entrant);
  if (waiting) return waiting;
  const { reason } = body;
  return [
    {
      type: 'entrant-reinstated',
      entrant: entrant.id,
      ...(reason === undefined ? {} : { because: privately(reason) }),
    },
  ];
}

export const PEOPLE_DECIDERS: Deciders<PeopleCommand> = {
  'add-entrants': (asked) => addEntrants(asked, asked.body.entrants),
  'sign-up': (asked) => signUpClosed(asked.state, asked.command.at) ?? addEntrants(asked, [asked.body.person]),
  'change-entrant': changeEntrant,
  'remove-entrant': ({ body, state }) =>
    state.entrants[body.entrant] ? [{ type: 'entrant-removed', entrant: body.entrant }] : unknownEntrant(body.entrant),
  'check-in': checkIn,
  'hand-in': handIn,
  'check-out': ({ body, state }) => {
    const entrant = state.entrants[body.entrant];
    if (!entrant) return unknownEntrant(body.entrant);
    if (state.started && state.rounds.length > 0) {
      return refuse('playing', 'Rounds are under way: drop the player instead.');
    }
    return entrant.status === 'checked-in' ? [{ type: 'checked-out', entrant: entrant.id }] : [];
  },
  tick,
  drop,
  reinstate,
  disqualify,
};
