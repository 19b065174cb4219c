/** Signing up before the day: opened and shut here, with the address to spread. */
import { useState } from 'preact/hooks';
import type { EventPart } from '../../../core/event/views.ts';
import { Button } from '../../parts/button.tsx';
import { tell } from '../../text/desk.ts';
import { moment } from '../../text/format.ts';
import { useDesk } from '../desk.ts';
import { useUnchanged } from '../unchanged.ts';
import { Address } from '../links/address.tsx';
import { useReach } from '../links/reach.ts';
import { SignUpFields, signUpOf, typedOf } from './sign-up-fields.tsx';

export function SignUpSection() {
  const event = useDesk().store.part('event');
  if (event?.phase !== 'registration') return null;
  return (
    <details class="fold pane">
      <summary>{tell('signUp.section')}</summary>
      {/* Somebody else may have changed it: what is typed here starts from what is true. */}
      <SignUpForm key={JSON.stringify(event.signUp && [event.signUp.closes, event.signUp.places])} event={event} />
    </details>
  );
}

function SignUpForm({ event }: { readonly event: EventPart }) {
  const desk = useDesk();
  const unchanged = useUnchanged(tell('did.signUpOpen'), tell('did.signUpShut'));
  const before = typedOf(event.signUp);
  const [typed, setTyped] = useState(before);
  const changed = JSON.stringify(typed) !== JSON.stringify(before);
  const save = () =>
    void desk.send(
      { type: 'change-settings', settings: { signUp: signUpOf(typed) } },
      tell(typed.on ? 'did.signUpOpen' : 'did.signUpShut'),
    );
  return (
    <div class="stack">
      <form
        class="form"
        onSubmit={(submit) => {
          submit.preventDefault();
          save();
        }}
      >
        <SignUpFields typed={typed} onChange={setTyped} />
        <div class="actions">
          <Button type="submit" why={changed ? null : unchanged}>
            {tell('form.save')}
          </Button>
        </div>
      </form>
      {event.signUp === null ? null : <Open event={event} />}
    </div>
  );
}

function Open({ event }: { readonly event: EventPart }) {
  const { origin } = useReach();
  const now = useDesk().store.now.value;
  if (event.signUp === null) return null;
  const { closes, places, taken } = event.signUp;
  const facts = [
    places === null ? tell('signUp.in', { count: taken }) : tell('signUp.inOf', { count: taken, places }),
    ...(closes === null ? [] : [tell(now < closes ? 'signUp.until' : 'signUp.over', { when: moment(closes) })]),
  ];
  return (
    <section class="stack">
      <p>{facts.join(' · ')}</p>
      <Address href={new URL(`/signup/${event.id}`, origin).href} label={tell('signUp.section')} poster />
    </section>
  );
}
