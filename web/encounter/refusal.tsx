/** What the server did not do, and why; and the way to the field that is wrong. */
import { useEffect, useRef } from 'preact/hooks';
import { named } from '../../core/encounter/names.ts';
import type { Item, TableCommand } from '../outbox/items.ts';
import { Button } from '../parts/button.tsx';
import { LeadToField } from '../parts/lead-to-field.tsx';
import { Notice } from '../parts/notice.tsx';
import { ask } from '../text/encounter.ts';
import { useNames, useTable } from './context.ts';

interface RefusalProps {
  readonly item: Item<TableCommand>;
  readonly form: () => Element | null;
  readonly orFirst?: boolean;
}

export function Refusal({ item: { id, command, refused }, form, orFirst = false }: RefusalProps) {
  const { outbox } = useTable();
  const nameOf = useNames();
  return (
    <Notice meaning="loss" title={ask('outboxRefused')} rules={refused?.rules ?? []}>
      <p>{named(refused?.message ?? '', nameOf)}</p>
      {refused === undefined || command.type !== 'tell' ? null : (
        <LeadToField refusal={refused} form={form} orFirst={orFirst} />
      )}
      <p>
        <Button onClick={() => void outbox.forget(id)}>{ask('drop')}</Button>
      </p>
    </Notice>
  );
}

/** At the button that was pressed. */
export function RefusalHere({ item }: { readonly item: Item<TableCommand> }) {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => here.current?.scrollIntoView({ block: 'nearest' }), [item.id]);
  return (
    <div ref={here} role="alert">
      <Refusal item={item} form={() => here.current?.closest('.ask') ?? null} />
    </div>
  );
}
