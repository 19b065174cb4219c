/** The chosen piece of terrain: its figures and what it is. */
import type { Refusal } from '../../../core/rules/refusal.ts';
import type { TerrainTrait } from '../../../core/table/layout/layout.ts';
import { without } from '../../../core/table/map/edits.ts';
import type { TableMap, TerrainPiece } from '../../../core/table/map/map.ts';
import { Button } from '../../parts/button.tsx';
import { PieceFields } from '../../table/piece-fields.tsx';
import { tellTable } from '../../text/tables.ts';

export interface TerrainFormProps {
  readonly map: TableMap;
  readonly piece: TerrainPiece;
  readonly traits: readonly TerrainTrait[];
  readonly onChange: (next: TableMap | Refusal) => void;
}

export function TerrainForm({ map, piece, traits, onChange }: TerrainFormProps) {
  return (
    <section class="told-thing" aria-label={tellTable('table.chosen', { what: piece.name })}>
      <h3>{piece.name}</h3>
      <p class="soft">{tellTable('told.move')}</p>
      <details class="told-more">
        <summary>{tellTable('told.more')}</summary>
        <div class="told-fields">
          <PieceFields map={map} piece={piece} traits={traits} onChange={onChange} />
        </div>
      </details>
      <p>
        <Button onClick={() => onChange(without(map, piece.id))}>{tellTable('told.off')}</Button>
      </p>
    </section>
  );
}
