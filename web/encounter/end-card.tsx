/** The end of a game, to look at and to show: who won and why, the points by Turn, the sheets, another game. */
import './end-card.css';
import { useState } from 'preact/hooks';
import type { Lines, PointLine, SideId } from '../../core/encounter/types.ts';
import { titleOf } from '../../core/systems/editions.ts';
import { Button } from '../parts/button.tsx';
import { TextArea } from '../parts/text-area.tsx';
import { ask } from '../text/encounter.ts';
import { moment } from '../text/format.ts';
import { useNames, useTable } from './context.ts';
import { seatAgain } from './asking.ts';
import { totalOf, useTurnName } from './points.tsx';
import { langOf } from './said.ts';
import { Sheets } from './sheets.tsx';

export function EndCard() {
  const { store } = useTable();
  const [encounter, table, mine] = [store.part('encounter'), store.part('table'), store.part('mine')];
  if (!encounter || !table?.result) return null;
  const { points, guides, result } = table;
  // Of sheets that were filled in by hand the record does not know how the game was won.
  const known = result.how === 'scored';
  const why = known ? encounter.progress.why : ask('resultEntered');
  const says = known ? guides.map(({ text }) => text) : [];
  return (
    <section class="game-result end-card">
      <h2 lang={known ? langOf(why) : undefined}>{why}</h2>
      <p>{encounter.event === null ? ask('signedAlone') : ask('signed')}</p>
      {says.map((text) => (
        <p key={text} lang={langOf(text)}>
          {text}
        </p>
      ))}
      <ByTurn points={points} />
      <Sheets lines={withoutTotals(result.lines, points)} />
      <div class="end-card-deeds">
        <Share why={why} says={says} />
        {encounter.event !== null ? null : encounter.next !== null && mine ? (
          <SitAgain />
        ) : (
          <a class="button button-plain" href={`/play?again=${encodeURIComponent(encounter.id)}`}>
            {ask('rematch')}
          </a>
        )}
      </div>
    </section>
  );
}

/** The sheets without the figure that the points by Turn end with, for all sides alike. */
function withoutTotals(lines: Lines, points: readonly PointLine[]): Lines {
  if (points.every(({ turn }) => turn === 0)) return lines;
  const told = points.map(({ column }) => column);
  const sides = Object.keys(lines) as SideId[];
  const same = told.filter((column) => sides.every((side) => lines[side]?.[column] === totalOf(points, side)));
  return Object.fromEntries(
    sides.map((side) => [
      side,
      Object.fromEntries(Object.entries(lines[side] ?? {}).filter(([column]) => !same.includes(column))),
    ]),
  );
}

/** A row a side, a column a Turn; where nothing was scored before the end, the sheets say all of it. */
function ByTurn({ points }: { readonly points: readonly PointLine[] }) {
  const { store } = useTable();
  const nameOf = useNames();
  const turnName = useTurnName();
  const sides = store.part('encounter')?.sides ?? [];
  const scored = [...new Set(points.map(({ turn }) => turn))];
  // A turn in which nobody scored has its column too.
  const latest = Math.max(0, ...scored);
  const last = latest === 0 ? 0 : Math.max(latest, store.part('encounter')?.progress.turn ?? 0);
  const turns = [...Array.from({ length: last }, (_, turn) => turn + 1), ...(scored.includes(0) ? [0] : [])];
  if (turns.every((turn) => turn === 0)) return null;
  return (
    <div class="game-sheets-frame">
      <table class="game-sheets">
        <caption>{ask('byTurn')}</caption>
        <thead>
          <tr>
            <td />
            {turns.map((turn) => (
              <th key={turn} scope="col" aria-label={turn === 0 ? ask('end') : turnName(turn)}>
                {turn === 0 ? ask('endShort') : turn}
              </th>
            ))}
            <th scope="col">{ask('total')}</th>
          </tr>
        </thead>
        <tbody>
          {sides.map(({ id }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{nameOf(id)}</bdi>
              </th>
              {turns.map((turn) => (
                <td key={turn}>
                  {totalOf(
                    points.filter((line) => line.turn === turn),
                    id,
                  )}
                </td>
              ))}
              <td>
                <strong>{totalOf(points, id)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Another phone of this table has begun the next game: one tap takes the same side there. */
function SitAgain() {
  const { store } = useTable();
  const [failed, setFailed] = useState('');
  const sit = async () => {
    const told = await seatAgain(store.part('encounter')?.id ?? '');
    if (told.kind === 'refused') setFailed(told.message);
    else location.assign(told.answer.path);
  };
  return (
    <>
      <p>{ask('rematchBegun')}</p>
      <Button kind="primary" onClick={() => void sit()}>
        {ask('rematchSit')}
      </Button>
      {failed === '' ? null : <p role="alert">{failed}</p>}
    </>
  );
}

/** By what the device shares with; a device that has nothing (a page without https has not) shows the text to copy. */
function Share({ why, says }: { readonly why: string; readonly says: readonly string[] }) {
  const { store, around } = useTable();
  const nameOf = useNames();
  const [text, setText] = useState<string | null>(null);
  const share = (): void => {
    const points = store.part('table')?.points ?? [];
    const encounter = store.part('encounter');
    const sides = encounter?.sides ?? [];
    const game = encounter
      ? [[titleOf(encounter.system), moment(encounter.begun)].flatMap((one) => one ?? []).join(', ')]
      : [];
    const score = sides.map(({ id }) => `${nameOf(id)} ${totalOf(points, id)}`).join(' – ');
    const where =
      around === null
        ? []
        : [`${around.event}, ${ask('round', { round: around.round })}: ${location.origin}/e/${around.place.event}`];
    const said = [...game, why, score, ...says, ...where].join('\n');
    if ('share' in navigator) navigator.share({ text: said }).catch(() => undefined);
    else setText(said);
  };
  if (text === null) return <Button onClick={share}>{ask('share')}</Button>;
  return <TextArea label={ask('shareCopy')} value={text} rows={4} onInput={setText} />;
}
