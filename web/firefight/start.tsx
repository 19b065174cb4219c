/** Beginning a battle: two armies, who plays them, a table. What is there already will do. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { LEVELS } from '../../core/systems/firefight/players/levels.ts';
import { IMPORT_WARNINGS, type ImportedArmy } from '../../core/systems/firefight/roster/import/rules.ts';
import type { ByArmy } from '../../core/systems/firefight/rules/rounds.ts';
import { checkForce, violationText } from '../../core/systems/firefight/roster/force.ts';
import { READINGS } from '../../core/systems/firefight/readings.ts';
import { RuleLinks } from '../parts/rule-links.tsx';
import { ARMIES, armyOf } from '../odds/answer.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { English } from '../parts/english.tsx';
import { Notice } from '../parts/notice.tsx';
import { Select } from '../parts/select.tsx';
import { TextFile } from '../parts/text-file.tsx';
import { tellFirefight } from '../text/firefight.ts';
import type { Chosen } from './engine/messages.ts';
import type { OptionsProps } from './options.tsx';
import { FIRST_GAME } from './first-game.ts';
import { type KeptBattle, type Player, type SetUp, keepSetUp, lastSetUp } from './kept.ts';

/** A list of one's own, before there is one. */
const OWN = '';
const OPPONENTS = [...LEVELS.map(({ name }) => name), 'person', 'away'] as const;

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
    const { own, foe, players, ...rest } = setUp;
    onBegin({ chosen: { ...rest, armies: { A: own, B: foe } }, players });
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
        many
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
      <p>
        <Button
          kind="quiet"
          onClick={() => onBegin({ chosen: FIRST_GAME, players: { A: 'person', B: LEVELS[0].name } })}
        >
          {tellFirefight('start.first')}
        </Button>
      </p>
      <details class="ff-fold">
        <summary>{tellFirefight('start.more')}</summary>
        <LaterOptions setUp={setUp} onChange={setSetUp} />
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
  if (level !== undefined) return tellFirefight('start.level', { level });
  return tellFirefight(opponent === 'away' ? 'start.away' : 'start.person');
}

/** How the level that is chosen plays. */
function LevelSays({ player }: { readonly player: Player }) {
  const level = LEVELS.find(({ name }) => name === player);
  return level ? <p>{tellFirefight(`level.${level.name}`)}</p> : null;
}

/** They come once the page is there: nobody waits for them. */
function LaterOptions(props: OptionsProps) {
  const [part, setPart] = useState<{ readonly Options: ComponentType<OptionsProps> } | null>(null);
  useEffect(() => void import('./options.tsx').then(setPart).catch(() => undefined), []);
  return part === null ? null : <part.Options {...props} />;
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
      <Limits army={army} />
      {strange.length === 0 ? null : <p>{tellFirefight('start.notSimulated', { names: strange.join(', ') })}</p>}
    </Notice>
  );
}

/** Every limit of force organisation that a list is past: it may be played where both agree. */
function Limits({ army: { units, limit } }: { readonly army: ImportedArmy }) {
  const { violations } = checkForce(units, limit, READINGS);
  if (violations.length === 0) return null;
  const names = new Map(units.map(({ id, name }) => [id, name]));
  return (
    <>
      <p>{tellFirefight('start.notLegal')}</p>
      {violations.map((one) => (
        <p key={one.rule}>
          <English>
            {violationText(
              one,
              (one.units ?? []).map((id) => names.get(id) ?? id),
            )}
          </English>{' '}
          <RuleLinks rules={[one.rule]} />
        </p>
      ))}
    </>
  );
}
