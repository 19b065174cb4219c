/** How I mark conditions and damage on the table: said once before I play, held to the pack's rules by the server. */
import { useState } from 'preact/hooks';
import type { TrackingMethod } from '../../core/event/types.ts';
import type { MePart } from '../../core/event/views.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Select } from '../parts/select.tsx';
import { say } from '../text/player.tsx';
import { usePlayer } from './context.ts';

const WAYS = ['pen', 'token', 'die', 'marker', 'app', 'other'] as const;
const BLANK = { condition: '', by: 'token', colour: '' } as const satisfies Typed;

interface Typed {
  readonly condition: string;
  readonly by: TrackingMethod['by'];
  readonly colour: string;
}

export function Tracking({ me: { entrant, tracking } }: { readonly me: MePart }) {
  const { outbox } = usePlayer();
  if (tracking === null) return null;
  const send = (methods: readonly TrackingMethod[]) => void outbox.send({ type: 'track', entrant, methods });
  return (
    <details class="fold">
      <summary>
        {say('tracking.title')}
        {tracking.length === 0 ? null : (
          <span class="soft">&nbsp;{say('tracking.count', { count: tracking.length })}</span>
        )}
      </summary>
      <ul class="checklist">
        {tracking.map((method, index) => (
          <li key={`${method.condition} ${method.by}`}>
            <p>
              <strong>{method.condition}</strong> · {wayOf(method)}
            </p>
            <Button
              label={say('tracking.removeName', { name: method.condition })}
              onClick={() => send(tracking.filter((_, at) => at !== index))}
            >
              {say('tracking.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <AddMethod onAdd={(method) => send([...tracking, method])} />
    </details>
  );
}

function wayOf({ by, colour }: TrackingMethod): string {
  const way = say(`tracking.by.${by}`);
  return colour === undefined ? way : `${way}, ${colour}`;
}

function AddMethod({ onAdd }: { readonly onAdd: (method: TrackingMethod) => void }) {
  const [typed, setTyped] = useState<Typed>(BLANK);
  const condition = typed.condition.trim();
  const colour = typed.colour.trim();
  return (
    <form
      class="form"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (condition === '') return;
        onAdd({ condition, by: typed.by, ...(colour === '' ? {} : { colour }) });
        setTyped(BLANK);
      }}
    >
      <Field
        label={say('tracking.what')}
        hint={say('tracking.whatHint')}
        value={typed.condition}
        onInput={(text) => setTyped({ ...typed, condition: text })}
      />
      <Select
        label={say('tracking.by')}
        value={typed.by}
        options={WAYS.map((by) => ({ value: by, label: say(`tracking.by.${by}`) }))}
        onChange={(by) => setTyped({ ...typed, by })}
      />
      <Field
        label={say('tracking.colour')}
        value={typed.colour}
        onInput={(text) => setTyped({ ...typed, colour: text })}
      />
      <Button type="submit" disabled={condition === ''}>
        {say('tracking.add')}
      </Button>
    </form>
  );
}
