/** The rows of a pasted list, each with what it was understood as. */
import './list-rows.css';
import { useState } from 'preact/hooks';
import {
  type Edits,
  type ListRow,
  type RowEdit,
  type Understood,
  inTeams,
} from '../../../core/event/exchange/player-list.ts';
import { type FactionNames, nearFaction } from '../../../core/event/factions.ts';
import { nameKey } from '../../../core/event/same-name.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Check } from '../../parts/check.tsx';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import { Field } from '../../parts/field.tsx';
import { Select } from '../../parts/select.tsx';
import { say } from '../../text/language.ts';
import { tell } from '../../text/desk.ts';

/** More rows are shown when somebody asks for them; one with a question is always shown. */
const SHOWN = 100;
/** What is chosen in place of a faction: the word is the club. */
const CLUB = '(club)';
const ASKED = '(asked)';

interface ListRowsProps {
  readonly known: Understood;
  readonly edits: Edits;
  readonly names: FactionNames;
  readonly teams: boolean;
  readonly onChange: (edits: Edits) => void;
}

export function ListRows({ known: { columns, rows }, edits, names, teams, onChange }: ListRowsProps) {
  const grouped = inTeams(columns, { teams });
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.filter(({ problem, taken }, at) => at < SHOWN || (taken && problem !== null));
  const change = ({ line }: ListRow, edit: RowEdit) =>
    onChange({ ...edits, rows: { ...edits.rows, [line]: { ...edits.rows[line], ...edit } } });
  const decide = (row: ListRow, chosen: string) => {
    if (row.problem !== 'unknown-faction') change(row, { faction: chosen });
    else {
      const means = chosen === CLUB ? 'club' : { faction: chosen };
      onChange({ ...edits, words: new Map([...edits.words, [nameKey(row.written), means]]) });
    }
  };
  const shownColumns = columnsOf(names, { grouped, change, decide });
  return (
    <div class="list-rows">
      <DataTable
        caption={tell('add.rows')}
        columns={shownColumns}
        rows={shown}
        keyOf={({ line }) => String(line)}
        marked={({ taken, problem }) => taken && problem !== null}
      />
      {shown.length === rows.length ? null : (
        <Button onClick={() => setAll(true)}>{tell('add.showAll', { count: rows.length })}</Button>
      )}
    </div>
  );
}

interface Doing {
  /** Rows are players of teams. */
  readonly grouped: boolean;
  readonly change: (row: ListRow, edit: RowEdit) => void;
  readonly decide: (row: ListRow, faction: string) => void;
}

function columnsOf(names: FactionNames, { grouped, change, decide }: Doing): readonly Column<ListRow>[] {
  return [
    { id: 'line', head: tell('add.line'), figure: true, cell: ({ line }) => line },
    {
      id: 'name',
      head: say('players.name'),
      slot: 'main',
      cell: (row) => (
        <Field
          label={tell('add.nameOf', { line: row.line })}
          value={row.typed}
          error={row.problem === 'no-name' || row.problem === 'too-long' ? tell(`add.row.${row.problem}`) : null}
          onInput={(name) => change(row, { name })}
        />
      ),
    },
    ...(grouped
      ? [
          {
            id: 'team',
            head: tell('add.means.team'),
            cell: (row: ListRow) => (
              <Field
                label={tell('add.teamOf', { line: row.line })}
                value={row.team}
                error={row.problem === 'no-team' ? tell('add.row.no-team') : null}
                onInput={(team) => change(row, { team })}
              />
            ),
          },
        ]
      : []),
    {
      id: 'faction',
      head: say('players.faction'),
      cell: (row) => <Faction row={row} names={names} onChange={(chosen) => decide(row, chosen)} />,
    },
    {
      id: 'club',
      head: tell('players.group'),
      cell: (row) => (
        <Field
          label={tell('add.clubOf', { line: row.line })}
          value={row.club}
          onInput={(club) => change(row, { club })}
        />
      ),
    },
    { id: 'note', head: tell('add.note'), slot: 'end', cell: (row) => <Note row={row} onChange={change} /> },
  ];
}

interface FactionProps {
  readonly row: ListRow;
  readonly names: FactionNames;
  readonly onChange: (faction: string) => void;
}

/** A faction from the pack’s list; a word that is none of them is picked from it, or is the club. */
function Faction({ row, names, onChange }: FactionProps) {
  const { factions } = names;
  const label = tell('add.factionOf', { line: row.line });
  if (factions.length === 0) return <Field label={label} value={row.faction} onInput={onChange} />;
  const asked = row.problem === 'unknown-faction';
  const options = [
    ...(asked ? [{ value: ASKED, label: tell('add.factionAsked', { word: row.written }) }] : []),
    { value: '', label: tell('players.factionNone') },
    ...factions.map((value) => ({ value, label: value })),
    ...(asked && row.club === '' ? [{ value: CLUB, label: tell('add.factionIsClub', { word: row.written }) }] : []),
  ];
  const value = asked ? ASKED : row.faction;
  const near = asked ? nearFaction(names, row.written) : null;
  return (
    <>
      <Select
        label={label}
        value={value}
        options={options}
        error={asked && row.taken ? tell('add.row.unknown-faction') : null}
        onChange={(one) => (one === ASKED ? undefined : onChange(one))}
      />
      {near === null ? null : (
        <Button label={tell('add.factionNearLine', { line: row.line, faction: near })} onClick={() => onChange(near)}>
          {tell('add.factionNear', { faction: near })}
        </Button>
      )}
    </>
  );
}

interface NoteProps {
  readonly row: ListRow;
  readonly onChange: (row: ListRow, edit: RowEdit) => void;
}

/** Whether the row is added, and what is to be known of it. */
function Note({ row, onChange }: NoteProps) {
  const { taken, known, name, typed } = row;
  const again = taken && name !== typed.replace(/\s+/g, ' ').trim();
  return (
    <div class="list-note">
      <Check label={tell('add.take')} checked={taken} onChange={(wanted) => onChange(row, { taken: wanted })} />
      {known && !taken ? <Badge meaning="note">{tell('add.row.known')}</Badge> : null}
      {again ? (
        <Badge meaning="note">
          <bdi>{tell('add.row.again', { name })}</bdi>
        </Badge>
      ) : null}
    </div>
  );
}
