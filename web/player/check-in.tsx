/** Checking in: one tap where all is known, and what the pack still asks for where it is not. */
import { useState } from 'preact/hooks';
import type { EntrantRow, MePart, PackPart } from '../../core/event/views.ts';
import { Button } from '../parts/button.tsx';
import { English } from '../parts/english.tsx';
import { Field } from '../parts/field.tsx';
import { Name } from '../parts/name.tsx';
import { Select } from '../parts/select.tsx';
import { TextFile } from '../parts/text-file.tsx';
import { say } from '../text/language.ts';
import { useMore, usePlayer } from './context.ts';

export function CheckIn({ me }: { readonly me: MePart }) {
  const { event, store } = usePlayer();
  const more = useMore(event, 'entrants');
  const [pack, row] = [store.part('pack'), more?.part('entrants')?.[me.entrant]];
  if (pack === undefined) return null;
  return (
    <section class="step step-note">
      <h2 class="step-title">{say('checkIn.title')}</h2>
      {row === undefined ? <p class="soft">{say('checkIn.loading')}</p> : <Form key={row.id} pack={pack} row={row} />}
    </section>
  );
}

/** 64 hexadecimal digits: what this phone adds to the event's lots, so that nobody alone decides them. */
function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function Form({ pack, row }: { readonly pack: PackPart; readonly row: EntrantRow }) {
  const { outbox } = usePlayer();
  const [faction, setFaction] = useState(row.faction ?? '');
  const [details, setDetails] = useState<Readonly<Record<string, string>>>({});
  const asksFaction = row.members.length === 0 && pack.factions.length > 0;
  const waiting = outbox.items.value[outbox.items.value.length - 1];
  const busy = waiting?.state === 'saved' && waiting.command.type === 'check-in';
  const send = (): void => {
    const given = Object.fromEntries(Object.entries(details).filter(([, text]) => text.trim() !== ''));
    void outbox.send({
      type: 'check-in',
      entrant: row.id,
      ...(faction === '' || faction === row.faction ? {} : { faction }),
      ...(Object.keys(given).length === 0 ? {} : { details: given }),
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
      <Details pack={pack} details={details} hint={say('checkIn.before')} onChange={setDetails} />
      <Button kind="primary" type="submit" busy={busy} disabled={asksFaction && faction === ''}>
        {say('checkIn.do')}
      </Button>
    </form>
  );
}

interface DetailsProps {
  readonly pack: PackPart;
  readonly details: Readonly<Record<string, string>>;
  /** For what is needed by the time of checking in. */
  readonly hint: string;
  readonly onChange: (details: Readonly<Record<string, string>>) => void;
}

/** What is needed stands open; what is not is folded away. */
export function Details({ pack, details, hint: ofNeeded, onChange }: DetailsProps) {
  const [needed, free] = [true, false].map((required) => pack.details.filter((one) => one.required === required));
  const fields = (wanted: PackPart['details'] | undefined, hint?: string) =>
    (wanted ?? []).map(({ id, label, long }) => {
      const given = { label: <English>{label}</English>, ...(hint === undefined ? {} : { hint }) };
      const take = (text: string) => onChange({ ...details, [id]: text });
      return long === true ? (
        <TextFile key={id} {...given} accept=".txt,.json" text={details[id] ?? ''} onText={take} />
      ) : (
        <Field key={id} {...given} value={details[id] ?? ''} onInput={take} />
      );
    });
  return (
    <>
      {fields(needed, ofNeeded)}
      {free === undefined || free.length === 0 ? null : (
        <details class="fold">
          <summary>{say('checkIn.more')}</summary>
          <div class="form">{fields(free)}</div>
        </details>
      )}
    </>
  );
}
