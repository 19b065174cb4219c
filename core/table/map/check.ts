/** Whether a table can be: what is wrong is said with what it is about and where it is. */
import { type Refusal, isRefusal, refuse } from '../../rules/refusal.ts';
import { faultOfBase, faultOfTerrain } from '../faults.ts';
import { checkLayout } from '../layout/read.ts';
import { pointOf, shapeOf, tableOf } from '../layout/regions.ts';
import { overlaps } from '../measure.ts';
import { base } from '../shapes.ts';
import { inches } from '../units.ts';
import { MOST, type MapPiece, type TableMap } from './map.ts';

/** The table itself if nothing is wrong with it. */
export function checkMap(map: TableMap): TableMap | Refusal {
  return faultOf(map) ?? map;
}

function faultOf({ name, size, terrain, things, own }: TableMap): Refusal | null {
  const layout = own === undefined ? null : checkLayout(own);
  if (layout !== null && isRefusal(layout)) return layout;
  if (own !== undefined && (own.size[0] !== size[0] || own.size[1] !== size[1])) {
    const message = `Its layout is for a table of ${own.size.join('″ by ')}″, and this one is ${size.join('″ by ')}″.`;
    return refuse('table-size', message);
  }
  if (name.length > MOST.letters) return refuse('long-name', `A table’s name has at most ${MOST.letters} letters.`);
  if (things.length > MOST.things) {
    return refuse('too-many-things', `There are ${things.length} models and markers: ${MOST.things} at most.`);
  }
  const table = tableOf(size);
  const pieces = terrain.map(({ shape, traits, height, ...piece }) => ({
    id: calledBy(piece),
    shape: shapeOf(shape),
    traits,
    ...(height === undefined ? {} : { height: inches(height) }),
  }));
  const low = things.find(({ height }) => height !== undefined && !(height >= 0));
  if (low !== undefined) return refuse('height', `${calledBy(low)} has a height below 0.`);
  const standing = things.map(({ at, base: across, ...thing }) => ({ id: calledBy(thing), at: pointOf(at), across }));
  return (
    twice([...terrain, ...things]) ??
    faultOfTerrain(table, pieces) ??
    firstOf(standing, (one) => faultOfBase(table, one, base(one.at, one.across))) ??
    onAnother(things)
  );
}

/** As people call it, and by the id that nothing else has. */
function calledBy({ id, name }: { readonly id: string; readonly name: string }): string {
  return name === '' || name === id ? id : `${name} (${id})`;
}

function firstOf<Thing>(things: readonly Thing[], faultIn: (thing: Thing) => Refusal | null): Refusal | null {
  for (const thing of things) {
    const fault = faultIn(thing);
    if (fault !== null) return fault;
  }
  return null;
}

function twice(all: readonly { readonly id: string }[]): Refusal | null {
  const seen = new Set<string>();
  return firstOf(all, ({ id }) => {
    if (seen.has(id)) return refuse('twice', `Two things are called ${id}.`);
    seen.add(id);
    return null;
  });
}

/** A marker may lie under a model; two models cannot stand in one place. */
function onAnother(things: readonly MapPiece[]): Refusal | null {
  const models = things
    .filter(({ kind }) => kind === 'model')
    .map((thing) => ({ thing, disc: base(pointOf(thing.at), thing.base) }));
  const earlier: typeof models = [];
  return firstOf(models, (one) => {
    const under = earlier.find(({ disc }) => overlaps(one.disc, disc));
    earlier.push(one);
    return under === undefined
      ? null
      : refuse('on-another', `${calledBy(one.thing)} stands on ${calledBy(under.thing)}.`);
  });
}
