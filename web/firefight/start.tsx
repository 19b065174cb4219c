/** Beginning a battle: two armies, who plays them, a table. What is there already will do. */
import { useState } from 'preact/hooks';
import { IMPORT_WARNINGS } from '../../core/systems/firefight/roster/import/rules.ts';
import { LEVELS } from '../../core/systems/firefight/players/levels.ts';
import type { ByArmy } from '../../core/systems/firefight/rules/rounds.ts';
import { ARMIES, armyOf } from '../odds/answer.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { English } from '../parts/english.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { Select } from '../parts/select.tsx';
import { TextFile } from '../parts/text-file.tsx';
import { tellFirefight } from '../text/firefight.ts';
import type { Chosen } from './engine/messages.ts';
import { type KeptBattle, type Player, type SetUp, keepSetUp, lastSetUp } from './kept.ts';

/** A list of one's own, before there is one. */
const OWN = '';
const OPPONENTS = [...LEVELS.map(({ name }) => name), 'person'] as const;

export interface Beginning {
  readonly chosen: Chosen;
  readonly players: ByArmy<Player>;
}

export interface StartProps {
  /** The last battle of this device. */
  readonly kept: KeptBattle | null;
  readonly onContinue: () => void;
  readonly onBegin: (beginning: Beginning) => void;
  readonly onRecord: (record: string) => void;
}

function fresh(): SetUp {
  const [own = OWN, foe = OWN] = ARMIES.map(({ name }) => name);
  return { own, foe, players: { A: 'person', B: LEVELS[2].name }, table: '1' };
}

/** What was chosen last, with an opponent that is still offered. */
function lastChosen(): SetUp {
  const [last, begin] = [lastSetUp(), fresh()];
  if (last === null) return begin;
  return OPPONENTS.some((one) => one === last.players.B) ? last : { ...last, players: begin.players };
}

/** A table that nobody has seen: its seed is the moment. */
function anotherTable(): string {
  return String(Date.now() % 100_000);
}

export function Start({ kept, onContinue, onBegin, onRecord }: StartProps) {
  const [setUp, setSetUp] = useState<SetUp>(() => ({ ...lastChosen(), table: anotherTable() }));
  const [record, setRecord] = useState('');
  const change = (part: Partial<SetUp>) => setSetUp((known) => ({ ...known, ...part }));
  const ready = isReady(setUp.own) && isReady(setUp.foe);
  const begin = () => {
    keepSetUp(setUp);
    onBegin({ chosen: { armies: { A: setUp.own, B: setUp.foe }, table: setUp.table }, players: setUp.players });
  };
  return (
    <form
      class="ff-start"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) begin();
      }}
    >
      {kept === null ? null : (
        <p>
          <Button kind={kept.over ? 'plain' : 'primary'} onClick={onContinue}>
            {tellFirefight(kept.over ? 'start.last' : 'start.continue')}
          </Button>
        </p>
      )}
      <ArmyField label={tellFirefight('start.own')} value={setUp.own} onChange={(own) => change({ own })} />
      <ArmyField label={tellFirefight('start.foe')} value={setUp.foe} onChange={(foe) => change({ foe })} />
      <Choice<Player>
        labelled
        label={tellFirefight('start.opponent')}
        value={setUp.players.B}
        options={OPPONENTS.map((value) => ({ value, label: labelOf(value) }))}
        onChange={(B) => change({ players: { A: 'person', B } })}
      />
      <LevelSays player={setUp.players.B} />
      <p>
        <Button type="submit" kind={kept === null || kept.over ? 'primary' : 'plain'} disabled={!ready}>
          {tellFirefight('start.begin')}
        </Button>
      </p>
      <details class="ff-fold">
        <summary>{tellFirefight('start.more')}</summary>
        <Field label={tellFirefight('start.table')} value={setUp.table} onInput={(table) => change({ table })} />
        <TextFile
          label={tellFirefight('start.record')}
          accept=".json"
          text={record}
          onText={(text) => {
            setRecord(text);
            if (text.trim() !== '') onRecord(text);
          }}
        />
      </details>
    </form>
  );
}

function labelOf(opponent: (typeof OPPONENTS)[number]): string {
  const level = LEVELS.find(({ name }) => name === opponent)?.level;
  return level === undefined ? tellFirefight('start.person') : tellFirefight('start.level', { level });
}

/** How the level that is chosen plays. */
function LevelSays({ player }: { readonly player: Player }) {
  const level = LEVELS.find(({ name }) => name === player);
  return level ? <p>{tellFirefight(`level.${level.name}`)}</p> : null;
}

function isReady(list: string): boolean {
  return list !== OWN && typeof armyOf(list) !== 'string';
}

interface ArmyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of our armies, or a list of one's own. */
function ArmyField({ label, value, onChange }: ArmyFieldProps) {
  const ours = ARMIES.some(({ name }) => name === value);
  const options = [
    ...ARMIES.map(({ name, army }) => ({ value: name, label: army.name, lang: 'en' as const })),
    { value: OWN, label: tellFirefight('start.list') },
  ];
  return (
    <div class="ff-army-field">
      <Select label={label} value={ours ? value : OWN} options={options} onChange={onChange} />
      {ours ? null : (
        <>
          <TextFile label={tellFirefight('start.paste')} accept=".txt,.json" text={value} onText={onChange} />
          {value === OWN ? null : <Heard list={value} />}
        </>
      )}
    </div>
  );
}

/** What was made of a list. */
function Heard({ list }: { readonly list: string }) {
  const army = armyOf(list);
  if (typeof army === 'string') {
    return (
      <Notice meaning="loss">
        <p>{army === '' ? tellFirefight('start.otherGame') : <English>{army}</English>}</p>
      </Notice>
    );
  }
  const strange = [...new Set(army.units.flatMap(({ notSimulated }) => notSimulated))];
  return (
    <Notice meaning={army.warnings.length + strange.length === 0 ? 'good' : 'wait'}>
      <p>{tellFirefight('start.heard', { name: army.name, points: army.points, count: army.units.length })}</p>
      {army.warnings.map((warning) => (
        <p key={warning}>
          <English>{IMPORT_WARNINGS[warning]}</English>
        </p>
      ))}
      {strange.length === 0 ? null : <p>{tellFirefight('start.notSimulated', { names: strange.join(', ') })}</p>}
    </Notice>
  );
}
