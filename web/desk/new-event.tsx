/** Makes an event: what is played, a name, a day; every option of the format folded below. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { OptionSpec } from '../../core/event/pack.ts';
import type { OptionValues } from '../../core/event/types.ts';
import type { Json } from '../../core/journal/json.ts';
import { newerThan } from '../../core/systems/editions.ts';
import { askedIn, valueOf } from '../event/asked-options.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { System } from '../parts/rule-links.tsx';
import { Select } from '../parts/select.tsx';
import { NewerEdition } from '../parts/newer-edition.tsx';
import { guideTo } from '../parts/ways.tsx';
import { tell } from '../text/desk.ts';
import { type Refusal, ask } from './api.ts';
import { OptionForm, type OptionFormProps } from './option-form.tsx';
import { NO_SIGN_UP, SignUpFields, signUpOf } from './settings/sign-up-fields.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

interface SystemInfo {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly edition: string;
  readonly options: readonly OptionSpec[];
}

const BLANK = { name: '', date: '', venue: '', organiser: '' };

/** Today in the venue's own calendar. */
function today(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** What can be played here; null while it is not known. */
export function useSystems(onRefused: (refusal: Refusal) => void): readonly SystemInfo[] | null {
  const [systems, setSystems] = useState<readonly SystemInfo[] | null>(null);
  useEffect(() => {
    void ask<readonly SystemInfo[]>('GET', '/api/systems').then((answer) => {
      if (answer.ok) setSystems(answer.value);
      else onRefused(answer.refusal);
    });
  }, [onRefused]);
  return systems;
}

export function NewEvent() {
  const [system, setSystem] = useState('');
  const [typed, setTyped] = useState({ ...BLANK, date: today() });
  const [options, setOptions] = useState<OptionValues>({});
  const [signUp, setSignUp] = useState(NO_SIGN_UP);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const systems = useSystems(setRefusal);
  const chosen = systems?.find(({ id }) => id === system) ?? systems?.[0];
  const make = async () => {
    if (!chosen) return;
    setBusy(true);
    setRefusal(null);
    const { name, ...settings } = typed;
    const answer = await ask<{ readonly path: string }>('POST', '/api/events', {
      system: chosen.id,
      name: name.trim(),
      options,
      settings: { ...filledIn(settings), ...(signUp.on ? { signUp: signUpOf(signUp) } : {}) },
    });
    setBusy(answer.ok);
    if (answer.ok) openAt(answer.value.path);
    else setRefusal(answer.refusal);
  };
  return (
    <section class="section">
      <h2>{tell('new.title')}</h2>
      {systems === null && refusal === null ? <p class="soft">{tell('new.loading')}</p> : null}
      {chosen === undefined ? (
        <div role="alert">{refusal === null ? null : <RefusalNotice refusal={refusal} />}</div>
      ) : (
        <System.Provider value={chosen.id}>
          <form
            ref={form}
            class="form form-wide"
            onSubmit={(event) => {
              event.preventDefault();
              if (!busy) void make();
            }}
          >
            <Select
              label={tell('new.system')}
              value={chosen.id}
              options={(systems ?? []).map(({ id, title }) => ({ value: id, label: title, lang: 'en' as const }))}
              onChange={(id) => {
                setSystem(id);
                setOptions({});
              }}
            />
            <Newer system={chosen.id} />
            {chosen.options.some(({ id }) => id === 'preset') ? <p class="soft">{tell('new.known')}</p> : null}
            <p>
              <a href={guideTo(chosen.id)}>{tell('new.guide')}</a>
            </p>
            <EventFields typed={typed} onChange={(change) => setTyped({ ...typed, ...change })} />
            <SignUpFields typed={signUp} onChange={setSignUp} />
            <FormatOptions key={chosen.id} options={chosen.options} values={options} onChange={setOptions} />
            <Make busy={busy} refusal={refusal} form={() => form.current} />
          </form>
        </System.Provider>
      )}
    </section>
  );
}

/** That shops sell a newer edition, and how its events are run. */
function Newer({ system }: { readonly system: string }) {
  const game = newerThan(system);
  if (game === null) return null;
  return (
    <>
      <NewerEdition system={system} />
      <p class="soft">{tell('new.newer', { game })}</p>
    </>
  );
}

/** What is chosen of what has choices, and what else is on. */
function inShort({ label, kind, choices = [] }: OptionSpec, value: Json): readonly string[] {
  const chosen = choices.filter(({ id }) => (Array.isArray(value) ? value.includes(id) : id === value));
  const said = chosen.map((one) => one.label).join(', ');
  if (kind === 'many' || kind === 'choice') return [`${label}: ${said === '' ? 'none' : said}`];
  return value === true ? [label] : [];
}

/** Folded, with what is chosen in it. Readings and details have a fold of their own in it. */
export function FormatOptions(form: OptionFormProps) {
  const names = askedIn(form.options, form.values).flatMap((spec) =>
    spec.folded ? [] : inShort(spec, valueOf(spec, form.values)),
  );
  return (
    <details class="fold pane">
      <summary>
        {tell('new.options')} <small lang="en">{names.join(' · ')}</small>
      </summary>
      <OptionForm {...form} />
    </details>
  );
}

interface MakeProps {
  readonly busy: boolean;
  readonly refusal: Refusal | null;
  readonly form: () => Element | null;
}

/** The button, and beside it why nothing came of it. */
function Make({ busy, refusal, form }: MakeProps) {
  return (
    <>
      <div role="alert">{refusal === null ? null : <RefusalNotice refusal={refusal} form={form} />}</div>
      <div class="actions">
        <Button kind="primary" type="submit" busy={busy}>
          {tell('new.make')}
        </Button>
      </div>
    </>
  );
}

function filledIn(settings: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value.trim() !== ''));
}

/** Whoever leads there stays busy: a second click would make a second event. The same page with another part behind `#` is not loaded by itself. */
export function openAt(path: string): void {
  location.assign(path);
  if (new URL(path, location.href).pathname === location.pathname) location.reload();
}

interface EventFieldsProps {
  readonly typed: typeof BLANK;
  readonly onChange: (change: Partial<typeof BLANK>) => void;
}

export function EventFields({ typed, onChange: set }: EventFieldsProps) {
  return (
    <>
      <Field label={tell('event.name')} required value={typed.name} onInput={(name) => set({ name })} />
      <div class="form-row">
        <Field label={tell('event.date')} type="date" value={typed.date} onInput={(date) => set({ date })} />
        <Field
          label={tell('form.optional', { label: tell('event.venue') })}
          value={typed.venue}
          onInput={(venue) => set({ venue })}
        />
      </div>
      <Field
        label={tell('form.optional', { label: tell('event.organiser') })}
        autocomplete="name"
        value={typed.organiser}
        onInput={(organiser) => set({ organiser })}
      />
    </>
  );
}
