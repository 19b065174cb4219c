/** The states of what is pressed, typed in and chosen. */
import { useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { Check } from '../parts/check.tsx';
import { Choice } from '../parts/choice.tsx';
import { Field } from '../parts/field.tsx';
import { Select } from '../parts/select.tsx';
import { TextArea } from '../parts/text-area.tsx';
import { TextFile } from '../parts/text-file.tsx';
import { words } from '../text/components.ts';

export function ButtonStates() {
  return (
    <>
      <Button kind="primary">{words()['button.primary']}</Button>
      <Button>{words()['button.plain']}</Button>
      <Button kind="quiet">{words()['button.quiet']}</Button>
      <Button kind="primary" busy>
        {words()['button.busy']}
      </Button>
      <Button why={words()['button.why']}>{words()['button.disabled']}</Button>
    </>
  );
}

export function FieldStates() {
  const [name, setName] = useState<string>(words()['field.value']);
  const [figure, setFigure] = useState('11');
  const wrong = Number(figure) > 8;
  return (
    <>
      <Field label={words()['field.name']} hint={words()['field.hint']} value={name} onInput={setName} />
      <Field
        label={words()['field.figure']}
        type="number"
        value={figure}
        onInput={setFigure}
        error={wrong ? words()['field.error'] : null}
      />
    </>
  );
}

export function TextAreaStates() {
  const [text, setText] = useState('Aiko Tanaka\nمريم الزهراني\nÉmile Zátopek');
  return <TextArea label={words()['text-area.label']} value={text} onInput={setText} />;
}

export function TextFileStates() {
  const [text, setText] = useState('');
  return <TextFile label={words()['text-file.label']} accept=".csv,.txt" text={text} onText={setText} />;
}

const FACTIONS = ['Arcanists', 'Bayou', 'Guild', 'Neverborn', 'Outcasts'].map((value) => ({ value, label: value }));

export function SelectStates() {
  const [faction, setFaction] = useState('Guild');
  return <Select label={words()['select.label']} value={faction} options={FACTIONS} onChange={setFaction} />;
}

export function ChoiceStates() {
  const [games, setGames] = useState<'each' | 'three'>('each');
  const options = (['each', 'three'] as const).map((value) => ({ value, label: words()[`choice.${value}`] }));
  return (
    <>
      <Choice label={words()['choice.label']} labelled value={games} options={options} onChange={setGames} />
      <Choice label={words()['choice.label']} value={games} options={options} onChange={setGames} />
    </>
  );
}

export function CheckStates() {
  const [on, setOn] = useState(true);
  return (
    <>
      <Check label={words()['check.label']} note={words()['check.note']} checked={on} onChange={setOn} />
      <Check label={words()['check.label']} checked={!on} onChange={(checked) => setOn(!checked)} />
      <Check label={words()['check.label']} checked={false} disabled onChange={() => undefined} />
    </>
  );
}
