/** What a result asks beside its scores: who gave up and why, what stood on the table, who agreed. */
import type { FieldSpec } from '../../../core/event/pack.ts';
import { FORFEITS } from './forfeits.ts';
import { nameIn, useEntrants } from '../../event/context.ts';
import { PackSays } from '../../event/pack-says.tsx';
import { Check } from '../../parts/check.tsx';
import { RuleLinks } from '../../parts/rule-links.tsx';
import { Select } from '../../parts/select.tsx';
import { say } from '../../text/language.ts';
import { tell } from '../../text/work.ts';
import { useDesk } from '../desk.ts';
import { usePosted } from '../posted/ask.ts';
import { Points } from '../posted/points.tsx';
import type { Fault } from './score.ts';
import { type Filled, absentIn, othersIn } from './result-of.ts';
import { ScoreInputs } from './score-inputs.tsx';

interface KindFieldsProps {
  readonly game: string;
  readonly seats: readonly string[];
  readonly fields: readonly FieldSpec[];
  readonly filled: Filled;
  readonly faultsIn: (part: 'typed' | 'current') => readonly Fault[];
  readonly onChange: (filled: Filled) => void;
}

export function KindFields({ game, seats, fields, filled, faultsIn, onChange }: KindFieldsProps) {
  const { kind } = filled;
  const pack = useDesk().store.part('pack');
  const set = (change: Partial<Filled>) => onChange({ ...filled, ...change });
  return (
    <>
      {kind === 'agreed' ? (
        <div class="stack">
          <p>{tell('results.current')}</p>
          <ScoreInputs
            seats={seats}
            fields={fields}
            typed={filled.current}
            faults={faultsIn('current')}
            onChange={(current) => set({ current })}
          />
        </div>
      ) : null}
      {kind === 'agreed' || kind === 'concession' ? (
        <Check label={tell('results.approved')} checked={filled.approved} onChange={(approved) => set({ approved })} />
      ) : null}
      {kind === 'forfeit' || kind === 'concession' || kind === 'no-cards' ? (
        <PackSays pack={pack} of={kind} count={filled.by.length} />
      ) : null}
      {kind === 'forfeit' ? <Forfeit {...{ game, seats, fields, filled, faultsIn, onChange }} /> : null}
      {kind === 'concession' || kind === 'no-cards' ? (
        <Who
          label={tell(kind === 'concession' ? 'results.conceded' : 'results.noCards')}
          seats={seats}
          value={filled.by[0] ?? ''}
          onChange={(id) => set({ by: id === '' ? [] : [id] })}
        />
      ) : null}
    </>
  );
}

interface WhoProps {
  readonly label: string;
  readonly seats: readonly string[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function Who({ label, seats, value, onChange }: WhoProps) {
  const entrants = useEntrants();
  const options = ['', ...seats].map((id) => ({ value: id, label: id === '' ? '–' : nameIn(entrants, id) }));
  return <Select label={label} value={value} options={options} onChange={onChange} />;
}

function Forfeit({ game, seats, fields, filled, faultsIn, onChange }: KindFieldsProps) {
  const entrants = useEntrants();
  const { by } = filled;
  const others = othersIn(seats, by);
  // Those who play on have the points that are typed.
  const worth = usePosted(by.length === 0 || others.length > 1 ? null : { game, forfeit: by });
  return (
    <>
      <fieldset>
        <legend class="field-label">{tell('results.forfeited')}</legend>
        {seats.map((id) => (
          <Check
            key={id}
            label={<bdi>{nameIn(entrants, id)}</bdi>}
            checked={by.includes(id)}
            onChange={(on) => onChange({ ...filled, by: on ? [...by, id] : by.filter((one) => one !== id) })}
          />
        ))}
      </fieldset>
      {worth?.ok === true ? (
        <div>
          <Points points={worth.value.points} />
          <RuleLinks rules={worth.value.rules} />
        </div>
      ) : null}
      <Select
        label={tell('results.forfeitWhy')}
        value={filled.reason}
        options={(['', ...FORFEITS] as const).map((value) => ({
          value,
          label: value === '' ? '–' : say(`result.${value}`),
        }))}
        onChange={(reason) => onChange({ ...filled, reason })}
      />
      <Leaving filled={filled} onChange={onChange} />
      {by.length > 0 && others.length > 1 ? (
        <div class="stack">
          <p>{tell('results.playedOn')}</p>
          <ScoreInputs
            seats={seats}
            of={others}
            fields={fields}
            typed={filled.typed}
            faults={faultsIn('typed')}
            onChange={(typed) => onChange({ ...filled, typed })}
          />
        </div>
      ) : null}
    </>
  );
}

/** Whoever did not appear is paired again, unless somebody says that they leave. */
function Leaving({ filled, onChange }: Pick<KindFieldsProps, 'filled' | 'onChange'>) {
  const entrants = useEntrants();
  const desk = useDesk();
  const here = absentIn(filled).filter((id) => entrants[id]?.status === 'checked-in');
  if (here.length === 0 || !desk.may('drop')) return null;
  return (
    <fieldset>
      <legend class="field-label">{tell('results.leavingTitle')}</legend>
      {here.map((id) => (
        <Check
          key={id}
          label={tell('becomes.leaves', { name: nameIn(entrants, id) })}
          checked={filled.leaving.includes(id)}
          onChange={(on) =>
            onChange({ ...filled, leaving: on ? [...filled.leaving, id] : filled.leaving.filter((one) => one !== id) })
          }
        />
      ))}
    </fieldset>
  );
}
