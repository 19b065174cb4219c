/** Before the day: somebody puts themselves down, and their name is theirs on this phone at once. */
import { useRef, useState } from 'preact/hooks';
import type { NewSignUp } from '../../core/event/commands.ts';
import type { EventPart, PackPart } from '../../core/event/views.ts';
import { newCommandId } from '../live/ids.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Frame } from '../parts/frame.tsx';
import { MissingEvent } from '../parts/live-state.tsx';
import { Notice } from '../parts/notice.tsx';
import { Problem } from '../parts/problem.tsx';
import { Select } from '../parts/select.tsx';
import { TextArea } from '../parts/text-area.tsx';
import { day, moment } from '../text/format.ts';
import { say } from '../text/player.tsx';
import { Details } from './check-in.tsx';
import { JoinMasthead } from './claim.tsx';
import { useMore } from './context.ts';
import { keepPin } from './pin.ts';
import { signUp } from './session.ts';

export interface SignUpPageProps {
  readonly event: string;
  readonly onIn: (entrant: string) => void;
}

export function SignUpPage({ event: id, onIn }: SignUpPageProps) {
  const store = useMore(id, 'event,pack');
  const [event, pack] = [store?.part('event'), store?.part('pack')];
  const missing = store?.state.value === 'missing';
  return (
    <Frame masthead={<JoinMasthead store={store} />} guide="players">
      <div class="join">
        {missing ? <MissingEvent known={event !== undefined} /> : null}
        {missing || event === undefined || pack === undefined || store === null ? null : (
          <SignUp event={event} pack={pack} now={store.now.value} onIn={onIn} />
        )}
      </div>
    </Frame>
  );
}

interface SignUpProps {
  readonly event: EventPart;
  readonly pack: PackPart;
  /** The server's time, ms since 1970. */
  readonly now: number;
  readonly onIn: (entrant: string) => void;
}

function SignUp({ event, pack, now, onIn }: SignUpProps) {
  const shut = whyShut(event, now);
  const facts = [event.date === null ? '' : day(event.date), event.venue, pack.title].filter((fact) => fact !== '');
  return (
    <>
      <h1>{say('signUp.title')}</h1>
      <p class="soft">{facts.join(' · ')}</p>
      {shut === null ? (
        <>
          <Room event={event} />
          <Form event={event.id} pack={pack} onIn={onIn} />
        </>
      ) : (
        <Notice meaning="wait" title={shut}>
          <p>{say('signUp.desk')}</p>
        </Notice>
      )}
    </>
  );
}

function whyShut({ phase, signUp: open }: EventPart, now: number): string | null {
  if (phase !== 'registration') return say('signUp.started');
  if (open === null) return say('signUp.shut');
  if (open.closes !== null && now >= open.closes) return say('signUp.over', { when: moment(open.closes) });
  return open.places !== null && open.taken >= open.places ? say('signUp.full') : null;
}

/** Until when, and how many places are left. */
function Room({ event: { signUp: open } }: { readonly event: EventPart }) {
  if (open === null) return null;
  const { closes, places, taken } = open;
  return (
    <p>
      {[
        ...(places === null ? [] : [say('signUp.places', { count: places - taken })]),
        ...(closes === null ? [] : [say('signUp.until', { when: moment(closes) })]),
      ].join(' · ')}
    </p>
  );
}

const NOBODY = { name: '', faction: '', group: '', members: '', contact: '' };

function Form({ event, pack, onIn }: { event: string; pack: PackPart; onIn: (entrant: string) => void }) {
  const [typed, setTyped] = useState(NOBODY);
  const [details, setDetails] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // What was not answered is asked again as the same: its id and PIN stay for as long as nothing is changed.
  const attempt = useRef({ of: '', id: '', pin: '' });
  const send = async (): Promise<void> => {
    if (busy) return;
    const person = personOf(typed, details);
    if (person.name === '') {
      setProblem(say('signUp.nameNeeded'));
      return;
    }
    const of = JSON.stringify(person);
    if (attempt.current.of !== of) attempt.current = { of, id: newCommandId(), pin: newPin() };
    const { id, pin } = attempt.current;
    setBusy(true);
    setProblem(null);
    const answer = await signUp(event, { id, person, pin });
    setBusy(false);
    if (answer.kind === 'ok') {
      keepPin(event, pin);
      onIn(answer.value);
    } else setProblem(answer.kind === 'away' ? say('signUp.away') : answer.refused.message);
  };
  return (
    <form
      class="form"
      onSubmit={(submit) => {
        submit.preventDefault();
        void send();
      }}
    >
      <PersonFields pack={pack} typed={typed} onChange={setTyped} />
      <Details
        event={event}
        pack={pack}
        details={details}
        hint={say('signUp.later')}
        onType={(detail, text) => setDetails({ ...details, [detail]: text })}
      />
      <Problem text={problem} />
      <Button kind="primary" type="submit" busy={busy}>
        {say('signUp.do')}
      </Button>
    </form>
  );
}

interface PersonFieldsProps {
  readonly pack: PackPart;
  readonly typed: typeof NOBODY;
  readonly onChange: (typed: typeof NOBODY) => void;
}

function PersonFields({ pack, typed, onChange }: PersonFieldsProps) {
  const set = (change: Partial<typeof NOBODY>) => onChange({ ...typed, ...change });
  return (
    <>
      <Field
        label={say(pack.teams ? 'signUp.team' : 'signUp.name')}
        hint={say('signUp.nameHint')}
        autocomplete={pack.teams ? 'off' : 'name'}
        required
        value={typed.name}
        onInput={(name) => set({ name })}
      />
      {pack.teams ? (
        <TextArea
          label={say('signUp.members')}
          hint={say('signUp.membersHint')}
          value={typed.members}
          onInput={(members) => set({ members })}
        />
      ) : null}
      {pack.teams || pack.factions.length === 0 ? null : (
        <Select
          label={say('players.faction')}
          value={typed.faction}
          options={[
            { value: '', label: say('signUp.laterChoice') },
            ...pack.factions.map((one) => ({ value: one, label: one })),
          ]}
          onChange={(faction) => set({ faction })}
        />
      )}
      <Field
        label={say('signUp.group')}
        hint={say('signUp.groupHint')}
        value={typed.group}
        onInput={(group) => set({ group })}
      />
      <Field
        label={say('signUp.contact')}
        hint={say('signUp.contactHint')}
        value={typed.contact}
        onInput={(contact) => set({ contact })}
      />
    </>
  );
}

/** What was given, without what was left empty. */
function personOf(typed: typeof NOBODY, details: Readonly<Record<string, string>>): NewSignUp {
  const given = (texts: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([key, text]) => (text.trim() === '' ? [] : [[key, text.trim()]])),
    );
  const { name, members, ...rest } = typed;
  const answers = given(details);
  const team = members.split('\n').flatMap((line) => (line.trim() === '' ? [] : [{ name: line.trim() }]));
  return {
    name: name.trim(),
    ...given(rest),
    ...(team.length === 0 ? {} : { members: team }),
    ...(Object.keys(answers).length === 0 ? {} : { details: answers }),
  };
}

/** Six digits. `randomUUID` and its like are missing on a venue’s plain address; this is not. */
function newPin(): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(drawn % 1_000_000).padStart(6, '0');
}
