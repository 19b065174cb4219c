/** Lists, mine and theirs: everybody may read them at any time. */
import { useState } from 'preact/hooks';
import type { MePart } from '../../core/event/views.ts';
import { Brought, hasBrought } from '../event/brought.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { say } from '../text/player.tsx';
import { useMore, usePlayer } from './context.ts';

export function BothBrought({ me }: { readonly me: MePart }) {
  const pack = usePlayer().store.part('pack');
  const [open, setOpen] = useState(false);
  if (pack === undefined || !hasBrought(pack)) return null;
  return (
    <details class="fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('me.brought')}</summary>
      {open ? <Lists me={me} /> : null}
    </details>
  );
}

function Lists({ me }: { readonly me: MePart }) {
  const { event, store } = usePlayer();
  const more = useMore(event, 'details');
  const [pack, told] = [store.part('pack'), more?.part('details')];
  if (pack === undefined || told === undefined) return <p class="soft">{say('live.loading')}</p>;
  const rules = pack.details.flatMap((detail) => (detail.open === true ? detail.rules : []));
  return (
    <>
      {[{ id: me.entrant, name: me.name }, ...me.opponents].map(({ id, name }) => (
        <section key={id}>
          <h3>
            <bdi>{name}</bdi>
          </h3>
          {Object.values(told[id] ?? {}).some((text) => text.trim() !== '') ? (
            <Brought given={told[id] ?? {}} pack={pack} />
          ) : (
            <p class="soft">{say('me.onPaper')}</p>
          )}
        </section>
      ))}
      <RuleLinks rules={[...new Set(rules)]} />
    </>
  );
}
