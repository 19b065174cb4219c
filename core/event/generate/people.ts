/** Registration and check-in. */
import { hashText } from '../../chance/bytes.ts';
import type { NewEntrant } from '../commands.ts';
import type { Entrant, EntrantId } from '../types.ts';
import { type SimulatedEvent, ORGANISER, SCOREKEEPER, player } from './simulate.ts';
import type { Cast } from './names.ts';

/** Registers so many players, and with some luck a ringer and people who will not come. */
export function register(hall: SimulatedEvent, cast: Cast, players: number): void {
  const fresh = Array.from({ length: players }, () => newcomer(hall, cast));
  if (hall.has('no-shows')) for (let more = hall.stream.below(4); more > 0; more -= 1) fresh.push(newcomer(hall, cast));
  if (hall.has('ringer')) fresh.push({ name: cast.name(), ringer: true, ...membersOf(hall, cast) });
  const inOne = hall.chance(50);
  while (fresh.length > 0) {
    const batch = fresh.splice(0, inOne ? fresh.length : 1 + hall.stream.below(6));
    const by = hall.chance(50) ? ORGANISER : SCOREKEEPER;
    hall.run({ type: 'add-entrants', entrants: batch }, by);
    hall.wait(hall.stream.below(3));
    // Pasted twice by mistake, or typed wrong: taken back and done again.
    const slipped = hall.has('undo') && hall.chance(8) && hall.takeBack(by);
    if (slipped) hall.run({ type: 'add-entrants', entrants: batch }, by);
  }
}

/** A player as somebody types them: the faction may be declared later. */
export function newcomer(hall: SimulatedEvent, cast: Cast): NewEntrant {
  const { pack, stream } = hall;
  const faction = stream.pick(pack.roster.factions);
  const teams = pack.roster.teams(hall.state().options);
  return {
    name: teams ? `Team ${cast.name()}` : cast.name(),
    ...(faction === undefined || hall.chance(30) ? {} : { faction }),
    ...(hall.has('groups') && hall.chance(80) ? { group: cast.group() } : {}),
    ...membersOf(hall, cast, faction),
    ...(hall.chance(30) ? { contact: `mail-${stream.below(1_000_000)}@example.org` } : {}),
  };
}

/** The two of a team, where the event is one of teams. */
function membersOf({ pack, state }: SimulatedEvent, cast: Cast, faction?: string): Pick<NewEntrant, 'members'> {
  if (!pack.roster.teams(state().options)) return {};
  return { members: [1, 2].map(() => ({ name: cast.name(), ...(faction === undefined ? {} : { faction }) })) };
}

/** Checks everybody in who comes: the first `players` who registered, and the ringer, in the order of a queue. */
export function checkInAll(hall: SimulatedEvent, players: number): void {
  const { stream } = hall;
  const everybody = Object.values(hall.state().entrants);
  const coming = everybody.filter(({ ringer }) => !ringer).slice(0, players);
  const ringers = everybody.filter(({ ringer }) => ringer && !(hall.has('ringer-moves') && hall.chance(50)));
  let queue = stream.shuffle([...coming, ...ringers]);
  while (queue.length > 0) {
    for (const entrant of queue) {
      checkIn(hall, entrant);
      hall.wait(stream.below(2));
      if (hall.has('undo') && hall.chance(3)) hall.takeBack(player(entrant.id));
      if (hall.chance(2)) hall.ask({ type: 'check-out', entrant: entrant.id });
      if (hall.has('volunteers') && hall.chance(8)) {
        hall.ask({ type: 'change-entrant', entrant: entrant.id, changes: { byeVolunteer: true } });
      }
    }
    queue = queue.filter(({ id }) => hall.state().entrants[id]?.status === 'registered');
  }
}

/** One person at the desk, or with a phone of their own that adds to the lots. */
export function checkIn(
  hall: SimulatedEvent,
  { id, faction, ringer }: Pick<Entrant, 'id' | 'faction' | 'ringer'>,
): void {
  const { pack, stream } = hall;
  const declared = faction ?? (ringer ? undefined : stream.pick(pack.roster.factions));
  const wanted = pack.roster.details(hall.state().options).filter(({ required }) => required);
  const details = Object.fromEntries(wanted.map(({ id: detail, label }) => [detail, `${label}: as written down`]));
  const phone = hall.has('phones') && !ringer && hall.chance(70);
  hall.run(
    {
      type: 'check-in',
      entrant: id,
      ...(declared === undefined ? {} : { faction: declared }),
      ...(wanted.length > 0 ? { details } : {}),
      ...(phone ? { nonce: hashText(`phone of ${id} ${stream.below(2 ** 32)}`) } : {}),
    },
    phone ? player(id) : ORGANISER,
  );
}

/** Those who play now: checked in, and no ringer. */
export function playing(hall: SimulatedEvent): EntrantId[] {
  return Object.values(hall.state().entrants).flatMap(({ id, status, ringer }) =>
    status === 'checked-in' && !ringer ? [id] : [],
  );
}
