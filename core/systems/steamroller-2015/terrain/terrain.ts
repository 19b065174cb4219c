/** Where terrain may lie on a scenario's table, and what kinds there are (SR15-TERRAIN). */
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import type { Finding, Inspection, LaidGround } from '../../../table/inspection.ts';
import { boxOf } from '../../../table/laid-out.ts';
import type { Layout, LayoutArea } from '../../../table/layout/layout.ts';
import { pointOf, regionOf } from '../../../table/layout/regions.ts';
import { distance, overlaps, touching, within } from '../../../table/measure.ts';
import { type Piece, type Shape, base } from '../../../table/shapes.ts';
import { inInches, inches } from '../../../table/units.ts';

const UNRESTRICTED = ['forest', 'hill', 'rough', 'shallow-water', 'trench', 'wreck-marker'] as const;
const RESTRICTED = ['obstruction', 'linear-obstacle'] as const;

type TerrainClass = 'restricted' | 'unrestricted';

/** A piece with what it is. */
interface Kind extends Piece {
  readonly is: string;
  readonly class: TerrainClass;
}

/** How far an unrestricted piece keeps from any other, and a restricted one from its like, flags and objectives. */
const LOOSE = 2;
const STRICT = 5;

function kindOf(piece: Piece): Kind | Refusal {
  const kinds: readonly string[] = [...UNRESTRICTED, ...RESTRICTED];
  const is = piece.traits.find((trait) => kinds.includes(trait));
  if (is === undefined) {
    const message = `${piece.id} is of no kind that Steamroller knows: it is one of ${kinds.join(', ')}.`;
    return refuse('unknown-kind', message, 'SR15-TERRAIN-04');
  }
  return { ...piece, is, class: RESTRICTED.some((kind) => kind === is) ? 'restricted' : 'unrestricted' };
}

/** Each piece with its kind and whether that is restricted, or which one is of none. */
export function terrainKinds(pieces: readonly Piece[]): readonly Kind[] | Refusal {
  const kinds: Kind[] = [];
  for (const piece of pieces) {
    const kind = kindOf(piece);
    if (isRefusal(kind)) return kind;
    kinds.push(kind);
  }
  return kinds;
}

/** What of a table's terrain Steamroller does not allow, or advises against. */
export function inspectTerrain(layout: Layout, { pieces }: Pick<LaidGround, 'pieces'>): Inspection | Refusal {
  const kinds = terrainKinds(pieces);
  if (isRefusal(kinds)) return kinds;
  const findings = [
    ...kinds.flatMap((piece) => onAreas(layout, piece)),
    ...kinds.flatMap((piece) => nearSpots(layout, piece)),
    ...kinds.flatMap((one, at) => kinds.slice(at + 1).flatMap((other) => betweenPieces(one, other))),
    ...ofCount(kinds.length),
    ...kinds.flatMap(ofSize),
  ];
  const restricted = kinds.filter((piece) => piece.class === 'restricted').length;
  const value = `${kinds.length}, ${restricted} of them restricted`;
  return { findings, figures: [{ name: 'Pieces', value, wanted: '5 to 7', rules: cite('SR15-TERRAIN-02') }] };
}

/** Touching the border of a zone from outside is not being in it (SR15-AMB-39). */
function onAreas({ areas, size }: Layout, piece: Kind): readonly Finding[] {
  const on = (kind: LayoutArea['kind']) =>
    areas.filter((area) => area.kind === kind && overlaps(piece.shape, regionOf(area.shape, size)));
  const deployment = on('deployment').map(({ owner }) =>
    broken(['SR15-TERRAIN-05'], [piece], `${piece.id} lies in ${owner}’s deployment zone.`),
  );
  if (piece.class === 'unrestricted') return deployment;
  const zones = on('scenario').map(({ id }) => broken(['SR15-TERRAIN-08'], [piece], `${piece.id} lies in zone ${id}.`));
  return [...deployment, ...zones];
}

function nearSpots({ spots }: Layout, piece: Kind): readonly Finding[] {
  if (piece.class === 'unrestricted') return [];
  return spots
    .filter(({ kind }) => kind === 'flag' || kind === 'objective')
    .flatMap(({ id, at, base: across }) => {
      const disc = base(pointOf(at), across);
      if (!within(disc, piece.shape, inches(STRICT))) return [];
      const message = `${piece.id} is ${gap(piece.shape, disc)} from ${id}: it needs more than ${STRICT}″.`;
      return [broken(['SR15-TERRAIN-09'], [piece], message)];
    });
}

/** A trench may touch another trench, and may not be near one without touching it (SR15-AMB-38). */
function betweenPieces(one: Kind, other: Kind): readonly Finding[] {
  const strict = one.class === 'restricted' && other.class === 'restricted';
  const keep = strict ? STRICT : LOOSE;
  if (!within(one.shape, other.shape, inches(keep))) return [];
  if (one.is === 'trench' && other.is === 'trench' && touching(one.shape, other.shape)) return [];
  const rule = strict ? 'SR15-TERRAIN-10' : 'SR15-TERRAIN-06';
  const message = `${one.id} and ${other.id} are ${gap(one.shape, other.shape)} apart: they need more than ${keep}″.`;
  return [broken([rule], [one, other], message)];
}

function broken(rules: readonly RuleId[], pieces: readonly Piece[], message: string): Finding {
  return { kind: 'broken', rules, pieces: pieces.map(({ id }) => id), message };
}

function gap(one: Shape, other: Shape): string {
  return `${Math.round(inInches(distance(one, other)) * 100) / 100}″`;
}

function ofCount(count: number): readonly Finding[] {
  const rules = cite('SR15-TERRAIN-02');
  if (count >= 5 && count <= 7) return [];
  return [
    { kind: 'warning', rules, pieces: [], message: `An average table has 5 to 7 pieces; this one has ${count}.` },
  ];
}

function ofSize({ id, shape }: Piece): readonly Finding[] {
  const rules = cite('SR15-TERRAIN-03');
  const [x0, y0, x1, y1] = boxOf(shape);
  const sides = [x1 - x0, y1 - y0];
  if (sides.every((side) => side >= inches(3) && side <= inches(6))) return [];
  const [long, wide] = sides.map((side) => Math.round(inInches(side) * 100) / 100);
  const message = `${id} is ${long}″ by ${wide}″: pieces are best 3″ to 6″ long and wide.`;
  return [{ kind: 'warning', rules, pieces: [id], message }];
}
