/** What Firefight says of a table's terrain before the game. */
import { cite } from '../../../rules/cite.ts';
import type { Inspection, LaidGround } from '../../../table/inspection.ts';
import type { Layout } from '../../../table/layout/layout.ts';
import { footprintOf } from '../../../table/terrain.ts';

const PIECES = 20;

export function inspectTerrain({ size: [width, depth] }: Layout, { pieces }: Pick<LaidGround, 'pieces'>): Inspection {
  const rules = cite('GFF-TABLE-01');
  const message = `A table has ${PIECES} pieces of terrain or more; this one has ${pieces.length}.`;
  const share = Math.round((footprintOf(pieces) / (width * depth)) * 1000) / 10;
  return {
    findings: pieces.length >= PIECES ? [] : [{ kind: 'warning', rules, pieces: [], message }],
    figures: [
      { name: 'Pieces', value: String(pieces.length), wanted: `${PIECES} or more`, rules },
      { name: 'Covered by terrain', value: `${share} %`, wanted: 'as the players like', rules },
    ],
  };
}
