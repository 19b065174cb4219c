/** What is folded away where a battle begins: another table, and readings and options of the rules. */
import { type StateUpdater, type Dispatch, useState } from 'preact/hooks';
import { isRefusal } from '../../core/rules/refusal.ts';
import { readMapText } from '../../core/table/map/read.ts';
import { READINGS, READING_CHOICES } from '../../core/systems/firefight/readings.ts';
import { English } from '../parts/english.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { Select } from '../parts/select.tsx';
import { TextFile } from '../parts/text-file.tsx';
import { savedTables } from '../table/saved.ts';
import { tellFirefight } from '../text/firefight.ts';
import { type SetUp, lastPace } from './kept.ts';
import { PaceSelect } from './pace.tsx';

export interface OptionsProps {
  readonly setUp: SetUp;
  readonly onChange: Dispatch<StateUpdater<SetUp>>;
}

export function Options(props: OptionsProps) {
  return (
    <>
      <Ground {...props} />
      <Pace />
      {props.setUp.players.B === 'away' ? <Minutes {...props} /> : null}
      <Readings {...props} />
    </>
  );
}

/** The mission throws dice as well: who throws them is chosen before. */
function Pace() {
  const [pace, setPace] = useState(lastPace);
  return <PaceSelect value={pace} onChange={setPace} />;
}

const MINUTES = [20, 30, 45, 60, 90];
const NO_CLOCK = '';

/** A clock for each player. */
function Minutes({ setUp: { minutes }, onChange }: OptionsProps) {
  return (
    <Select
      label={tellFirefight('clock.title')}
      value={minutes === undefined ? NO_CLOCK : String(minutes)}
      options={[
        { value: NO_CLOCK, label: tellFirefight('clock.none') },
        ...MINUTES.map((count) => ({ value: String(count), label: tellFirefight('clock.minutes', { count }) })),
      ]}
      onChange={(value) =>
        onChange(({ minutes: _before, ...known }) =>
          value === NO_CLOCK ? known : { ...known, minutes: Number(value) },
        )
      }
    />
  );
}

/** A fair table from a number, or one that was laid out at `/table` and kept on this device. */
function Ground({ setUp, onChange }: OptionsProps) {
  const tables = savedTables();
  const { laid, table } = setUp;
  const named = tables.map((map) => ({ map, text: JSON.stringify(map) }));
  const chosen = named.find(({ text }) => text === laid)?.map.name ?? '';
  const choose = (name: string) =>
    onChange(({ laid: _before, ...known }) => {
      const found = named.find(({ map }) => map.name === name);
      return found ? { ...known, laid: found.text } : known;
    });
  return (
    <>
      {named.length === 0 ? null : (
        <Select
          label={tellFirefight('start.ground')}
          value={chosen}
          options={[
            { value: '', label: tellFirefight('start.fair') },
            ...named.map(({ map }) => ({ value: map.name, label: map.name })),
          ]}
          onChange={choose}
        />
      )}
      <TableFile
        laid={laid}
        onLaid={(text) => onChange(({ laid: _before, ...known }) => (text === null ? known : { ...known, laid: text }))}
      />
      {laid === undefined ? (
        <Field
          label={tellFirefight('start.table')}
          value={table}
          onInput={(next) => onChange((known) => ({ ...known, table: next }))}
        />
      ) : null}
      <p>
        <a href="/table">{tellFirefight('start.layOut')}</a>
      </p>
    </>
  );
}

/** A table that somebody has saved as a file, here or elsewhere. */
function TableFile({
  laid,
  onLaid,
}: {
  readonly laid: string | undefined;
  readonly onLaid: (text: string | null) => void;
}) {
  const [text, setText] = useState('');
  const map = text.trim() === '' ? null : readMapText(text);
  return (
    <details class="ff-fold">
      <summary>{tellFirefight('start.tableFile')}</summary>
      <TextFile
        label={tellFirefight('start.tablePaste')}
        accept=".json"
        text={text}
        onText={(next) => {
          setText(next);
          const sound = next.trim() !== '' && !isRefusal(readMapText(next));
          onLaid(sound ? next : null);
        }}
      />
      {map === null ? null : isRefusal(map) ? (
        <Notice meaning="loss">
          <p>
            <English>{map.message}</English>
          </p>
        </Notice>
      ) : laid === text ? (
        <Notice meaning="good">
          <p>{tellFirefight('start.tableHeard', { name: map.name, count: map.terrain.length })}</p>
        </Notice>
      ) : null}
    </details>
  );
}

type Key = keyof typeof READING_CHOICES;

/** Points that the rules leave open, and options of theirs; the first of each is ours. */
function Readings({ setUp: { readings = {} }, onChange }: OptionsProps) {
  const choose = (key: Key, at: number) =>
    onChange((known) => {
      const { [key]: _before, ...others } = known.readings ?? {};
      const value = READING_CHOICES[key].values[at];
      return { ...known, readings: value === READINGS[key] ? others : { ...others, [key]: value } };
    });
  return (
    <details class="ff-fold">
      <summary>{tellFirefight('start.readings')}</summary>
      {(Object.keys(READING_CHOICES) as Key[]).map((key) => {
        const { asks, says, values, rule } = READING_CHOICES[key];
        const at = values.findIndex((value) => value === (readings[key] ?? READINGS[key]));
        return (
          <div key={key} class="ff-reading">
            <Select
              label={<English>{asks}</English>}
              value={String(Math.max(0, at))}
              options={says.map((label, place) => ({ value: String(place), label, lang: 'en' as const }))}
              onChange={(place) => choose(key, Number(place))}
            />
            <RuleLinks rules={[rule]} />
          </div>
        );
      })}
    </details>
  );
}
