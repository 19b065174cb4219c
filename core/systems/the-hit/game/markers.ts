/**
 * Hidden markers whose fighter was written down in secret (HIT-AMB-04, `sealed`). Which fighters are Hidden everybody knows, as all
 * infiltrators are set up, as a model or behind a marker; who is behind which marker its own player alone knows, until the
 * marker is exposed or its player says so.
 */
import { askId, text } from '../../../encounter/ask-id.ts';
import type { Choice, SideId } from '../../../encounter/types.ts';
import type { Status } from '../roster/gangs.ts';
import { type Battle, type Fighter, type HiddenMarker, fighterOf, isInPlay } from './battle.ts';
import { fighterChoices } from './question.ts';

export function areSealed({ readings }: Battle): boolean {
  return readings.hiddenOpen === 'sealed';
}

/** Who is behind a marker is asked under the marker's own id. */
export const MARKER_ID = askId('marker', { marker: text });

/** A marker without the name of its ask: `A1`. */
export function markerOf({ id }: HiddenMarker): string {
  return MARKER_ID.read(id)?.marker ?? '';
}

export function markerName(marker: HiddenMarker): string {
  return `Marker ${markerOf(marker)}`;
}

/** Whoever Detect looks for and nobody aims at: a Hidden fighter, or a marker that is not open. */
export interface Lurker {
  readonly id: string;
  readonly name: string;
  readonly gang: SideId;
  readonly hidden: boolean;
  readonly status: Status;
  /** What its sheet takes from a Detect, where everybody knows whose sheet that is. */
  readonly lurks: number;
}

function ofFighter({ id, gang, hidden, status, sheet }: Fighter): Lurker {
  return { id, gang, hidden, status, name: sheet.name, lurks: sheet.lurks };
}

/** Everybody and everything that acts or is acted on: fighters, without those who are behind a sealed marker, and those markers. */
export function lurkers(battle: Battle): readonly Lurker[] {
  const known = battle.fighters.filter((fighter) => isInPlay(fighter) && !isBehind(battle, fighter)).map(ofFighter);
  const sealed = battle.markers
    .filter(({ open }) => !open)
    .map((marker): Lurker => {
      return { id: marker.id, gang: marker.gang, name: markerName(marker), hidden: true, status: 'active', lurks: 0 };
    });
  return [...known, ...sealed];
}

export function lurkerOf(battle: Battle, id: unknown): Lurker | undefined {
  const fighter = fighterOf(battle, id);
  return fighter ? ofFighter(fighter) : lurkers(battle).find((one) => one.id === id);
}

export function lurkerChoices(list: readonly Lurker[]): readonly Choice[] {
  return list.map(({ id, name }) => ({ id, label: name }));
}

/** Whether this fighter is behind a marker and not everybody knows behind which. The same for everybody. */
export function isBehind(battle: Battle, { id, hidden }: Fighter): boolean {
  return areSealed(battle) && hidden && !battle.markers.some(({ open, fighter }) => open && fighter === id);
}

/** Fighters of whom facts are told by name. */
export function namedChoices(battle: Battle, of: readonly Fighter[] = battle.fighters): readonly Choice[] {
  return fighterChoices(of.filter((fighter) => !isBehind(battle, fighter)));
}

/** When every infiltrator stands, those without a model are behind the markers: they are set up, and Hidden. */
export function allBehind(battle: Battle, turn: SideId | null): Battle {
  if (turn !== null || battle.markers.length === 0 || battle.markers.some(({ written }) => !written)) return battle;
  const fighters = battle.fighters.map((fighter) =>
    fighter.sheet.infiltrating && !fighter.placed ? { ...fighter, placed: true, hidden: true } : fighter,
  );
  return { ...battle, fighters };
}

/** A marker that everybody may now read; its fighter stands where it was, Hidden no more if it was exposed. */
export function opened(battle: Battle, id: string, exposed: boolean): Battle {
  const marker = battle.markers.find((one) => one.id === id);
  if (!marker) return battle;
  const markers = battle.markers.map((one) => (one === marker ? { ...one, open: true } : one));
  const fighters = battle.fighters.map((fighter) =>
    fighter.id === marker.fighter && isInPlay(fighter) ? { ...fighter, at: marker.at, hidden: !exposed } : fighter,
  );
  const behind = fighterOf(battle, marker.fighter);
  const more = exposed && behind && isInPlay(behind) ? [behind.id] : [];
  return { ...battle, markers, fighters, exposed: [...battle.exposed, ...more] };
}
