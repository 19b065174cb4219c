/** Checking in: one tap where all is known, and what the pack still asks for where it is not. */
import { useState } from 'preact/hooks';
import type { EntrantRow, MePart, PackPart } from '../../core/event/views.ts';
import { Button } from '../parts/button.tsx';
import { English } from '../parts/english.tsx';
import { Field } from '../parts/field.tsx';
import { Name } from '../parts/name.tsx';
import { Select } from '../parts/select.tsx';
import { say } from '../text/player.tsx';
import { useMore, usePlayer } from './context.ts';
import { ListFields } from './list-fields.tsx';

export function CheckIn({ me }: { readonly me: MePart }) {
  const { event, store } = usePlayer();
  const more = useMore(event, 'entrants');
  const [pack, row] = [store.part('pack'), more?.part('entrants')?.[me.entrant]];
  if (pack === undefined) return null;
  return (
    <section class="step step-note">
      <h2 class="step-title">{say('checkIn.title')}</h2>
      {row === undefined ? (
        <p class="soft">{say('checkIn.loading')}</p>
      ) : (
        <Form key={row.id} pack={pack} row={row} before={me.details} />
      )}
    </section>
  );
}

/** 64 hexadecimal digits: what this phone adds to the event's lots, so that nobody alone decides them. */
function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface FormProps {
  readonly pack: PackPart;
  readonly row: EntrantRow;
  /** What was given before, as at an earlier check-in. */
  readonly before: Readonly<Record<string, string>>;
}

function Form({ pack, row, before }: FormProps) {
  const { event: id, outbox } = usePlayer();
  const [faction, setFaction] = useState(row.faction ?? '');
  // What is corrected elsewhere meanwhile stays so: only what was typed here is sent.
  const [typed, setTyped] = useState<FormProps['before']>({});
  const details = { ...before, ...typed };
  const asksFaction = row.members.length === 0 && pack.factions.length > 0;
  const missing = asksFaction && faction === '';
  const waiting = outbox.items.value[outbox.items.value.length - 1];
  const busy = waiting?.state === 'saved' && waiting.command.type === 'check-in';
  const send = (): void => {
    const given = Object.entries(typed).filter(([key, text]) => text !== (before[key] ?? ''));
    const isList = (key: string) => pack.details.some(({ id: one, long }) => one === key && long === true);
    const [lists, rest] = [true, false].map((are) => Object.fromEntries(given.filter(([key]) => isList(key) === are)));
    // A list is with the desk even where checking in with it takes the organiser's word.
    if (Object.keys(lists ?? {}).length > 0)
      void outbox.send({ type: 'hand-in', entrant: row.id, details: lists ?? {} });
    void outbox.send({
      type: 'check-in',
      entrant: row.id,
      ...(faction === '' || faction === row.faction ? {} : { faction }),
      ...(Object.keys(rest ?? {}).length === 0 ? {} : { details: rest ?? {} }),
      nonce: newNonce(),
    });
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p class="check-in-name">
        <Name note={row.members.map(({ name }) => name).join(', ') || null}>{row.name}</Name>
      </p>
      {asksFaction ? (
        <Select
          label={say('players.faction')}
          value={faction}
          options={[
            ...(row.faction === null ? [{ value: '', label: say('checkIn.choose') }] : []),
            ...pack.factions.map((one) => ({ value: one, label: one })),
          ]}
          onChange={setFaction}
        />
      ) : null}
      <Details
        event={id}
        pack={pack}
        details={details}
        hint={say('checkIn.before')}
        onType={(detail, text) => setTyped({ ...typed, [detail]: text })}
      />
      {/* A list of three screens is unfolded above it: it stays in sight. */}
      <div class={missing ? 'report-send' : 'report-send report-ready'}>
        <Button kind="primary" type="submit" busy={busy} disabled={missing}>
          {say('checkIn.do')}
        </Button>
      </div>
    </form>
  );
}

interface DetailsProps {
  readonly event: string;
  readonly pack: PackPart;
  readonly details: Readonly<Record<string, string>>;
  /** For what is needed by the time of checking in. */
  readonly hint: string;
  readonly onType: (detail: string, text: string) => void;
}

/** What is needed stands open; what is not is folded away, lists apart from the rest. */
export function Details({ hint, ...props }: DetailsProps) {
  const { pack } = props;
  const [needed, free] = [true, false].map((required) => pack.details.filter((one) => one.required === required));
  const [lists, rest] = [true, false].map((isList) => (free ?? []).filter(({ long }) => (long === true) === isList));
  return (
    <>
      <Fields {...props} asked={needed ?? []} hint={hint} />
      <Folded title={say('checkIn.lists')} asked={lists ?? []} {...props} />
      <Folded title={say('checkIn.more')} asked={rest ?? []} {...props} />
    </>
  );
}

type FieldsProps = Omit<DetailsProps, 'hint'> & { readonly asked: PackPart['details']; readonly hint?: string };

function Folded({ title, ...props }: FieldsProps & { readonly title: string }) {
  if (props.asked.length === 0) return null;
  return (
    <details class="fold">
      <summary>{title}</summary>
      <div class="form">
        <Fields {...props} />
      </div>
    </details>
  );
}

function Fields({ event, asked, details, hint, onType }: FieldsProps) {
  const hinted = hint === undefined ? {} : { hint };
  return (
    <>
      {asked
        .filter(({ long }) => long !== true)
        .map(({ id, label }) => (
          <Field
            key={id}
            label={<English>{label}</English>}
            {...hinted}
            value={details[id] ?? ''}
            onInput={(text) => onType(id, text)}
          />
        ))}
      <ListFields
        event={event}
        lists={asked.filter(({ long }) => long === true)}
        texts={details}
        {...hinted}
        onText={onType}
      />
    </>
  );
}
