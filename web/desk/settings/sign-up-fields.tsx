/** Whether people may put themselves down, until when, and how many. Times are typed in this device’s own time zone. */
import type { SignUp } from '../../../core/event/types.ts';
import { Check } from '../../parts/check.tsx';
import { Field } from '../../parts/field.tsx';
import { tell } from '../../text/desk.ts';

export interface TypedSignUp {
  readonly on: boolean;
  /** `YYYY-MM-DDThh:mm`, or nothing. */
  readonly closes: string;
  readonly places: string;
}

export const NO_SIGN_UP: TypedSignUp = { on: false, closes: '', places: '' };

export function typedOf(signUp: SignUp | null): TypedSignUp {
  if (signUp === null) return NO_SIGN_UP;
  const { closes, places } = signUp;
  return { on: true, closes: closes === null ? '' : localTime(closes), places: places === null ? '' : String(places) };
}

export function signUpOf({ on, closes, places }: TypedSignUp): SignUp | null {
  if (!on) return null;
  const until = closes === '' ? NaN : new Date(closes).getTime();
  const most = Math.floor(Number(places));
  return { closes: Number.isNaN(until) ? null : until, places: most >= 1 ? most : null };
}

/** As a field for a day and a time takes it. */
export function localTime(at: number): string {
  const here = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return here.toISOString().slice(0, 16);
}

interface SignUpFieldsProps {
  readonly typed: TypedSignUp;
  readonly onChange: (typed: TypedSignUp) => void;
}

export function SignUpFields({ typed, onChange }: SignUpFieldsProps) {
  const set = (change: Partial<TypedSignUp>) => onChange({ ...typed, ...change });
  return (
    <>
      <Check
        label={tell('signUp.allow')}
        note={tell('signUp.allowHint')}
        checked={typed.on}
        onChange={(on) => set({ on })}
      />
      {typed.on ? (
        <div class="form-row">
          <Field
            label={tell('form.optional', { label: tell('signUp.closes') })}
            hint={tell('signUp.closesHint')}
            type="datetime-local"
            value={typed.closes}
            onInput={(closes) => set({ closes })}
          />
          <Field
            label={tell('form.optional', { label: tell('signUp.places') })}
            hint={tell('signUp.placesHint')}
            type="number"
            value={typed.places}
            onInput={(places) => set({ places })}
          />
        </div>
      ) : null}
    </>
  );
}
