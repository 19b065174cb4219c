/** Beginning a battle: two armies, who plays them, a table. What is there already will do. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { LEVELS } from '../../core/systems/firefight/players/levels.ts';
import type { ByArmy } from '../../core/systems/firefight/rules/rounds.ts';
import { ARMIES } from '../odds/answer.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { TextFile } from '../parts/text-file.tsx';
import { simulationOf } from '../simulate/state.ts';
import { tellFirefight } from '../text/firefight.ts';
import { ArmyField, isReady } from './army-field.tsx';
import type { Chosen } from './engine/messages.ts';
import type { OptionsProps } from './options.tsx';
import { FIRST_GAME } from './first-game.ts';
import { Instead } from './instead.tsx';
import { type KeptBattle, type Player, type SetUp, keepSetUp, lastSetUp } from './kept.ts';

const OPPONENTS = [...LEVELS.map(({ name }) => name), 'person', 'away'] as const;

export interface Beginning {
  readonly chosen: Chosen;
  readonly players: ByArmy<Player>;
  readonly minutes?: number | undefined;
}

export interface StartProps {
  /** The last battle of this device. */
  readonly kept: KeptBattle | null;
  readonly onContinue: () => void;
  readonly onBegin: (beginning: Beginning) => void;
  readonly onRecord: (record: string) => void;
}

function fresh(): SetUp {
  const [own = '', foe = ''] = ARMIES.map(({ name }) => name);
  return { own, foe, players: { A: 'person', B: LEVELS[2].name }, table: '1' };
}

/** What was chosen last, with an opponent that is still offered. */
function lastChosen(): SetUp {
  const [last, begin] = [lastSetUp(), fresh()];
  if (last === null) return begin;
  return OPPONENTS.some((one) => one === last.players.B) ? last : { ...last, players: begin.players };
}

/** The battle after a first game: armies of ours, against the easiest computer. */
export function firstOwn(): Beginning {
  const { own, foe } = fresh();
  const armies = { A: own, B: foe };
  return { chosen: { armies, table: anotherTable() }, players: { A: 'person', B: LEVELS[0].name } };
}

/** A table that nobody has seen: its seed is the moment. */
function anotherTable(): string {
  return String(Date.now() % 100_000);
}

export function Start({ kept, onContinue, onBegin, onRecord }: StartProps) {
  const [setUp, setSetUp] = useState<SetUp>(() => ({ ...lastChosen(), table: anotherTable() }));
  const [waits, setWaits] = useState<(() => void) | null>(null);
  /** Another battle on this device takes the place of the kept one. */
  const instead = (go: () => void) => (kept === null || kept.over ? go() : setWaits(() => go));
  const change = (part: Partial<SetUp>) => setSetUp((known) => ({ ...known, ...part }));
  const ready = isReady(setUp.own) && isReady(setUp.foe);
  const begin = () => {
    keepSetUp(setUp);
    const { own, foe, players, minutes, ...rest } = setUp;
    const go = () => onBegin({ chosen: { ...rest, armies: { A: own, B: foe } }, players, minutes });
    if (players.B === 'away') go();
    else instead(go);
  };
  if (waits !== null && kept !== null) {
    return <Instead kept={kept} onContinue={onContinue} onInstead={waits} onBack={() => setWaits(null)} />;
  }
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
          onClick={() => instead(() => onBegin({ chosen: FIRST_GAME, players: { A: 'person', B: LEVELS[0].name } }))}
        >
          {tellFirefight('start.first')}
        </Button>
      </p>
      <p>
        <a href={simulationOf(setUp.own, setUp.foe)}>{tellFirefight('start.simulate')}</a>
      </p>
      <Folded setUp={setUp} onChange={setSetUp} onRecord={(text) => instead(() => onRecord(text))} />
    </form>
  );
}

/** Another table, readings, a record from elsewhere. */
function Folded({ onRecord, ...options }: OptionsProps & Pick<StartProps, 'onRecord'>) {
  const [record, setRecord] = useState('');
  return (
    <details class="ff-fold">
      <summary>{tellFirefight('start.more')}</summary>
      <LaterOptions {...options} />
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
