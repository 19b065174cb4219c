/** What I reported, how far it is, and the way back until it is confirmed. */
import { useState } from 'preact/hooks';
import type { MePart } from '../../core/event/views.ts';
import { type Item, lastReport } from '../outbox/items.ts';
import { Button } from '../parts/button.tsx';
import { listed } from '../text/format.ts';
import { say } from '../text/player.tsx';
import { usePlayer } from './context.ts';
import type { MyGame } from './game.ts';
import { ReportForm } from './report.tsx';
import { Scoreline } from './scoreline.tsx';
import { Trail } from './trail.tsx';
import { awaitsOrganiser } from './agreement.ts';

export interface MyReportProps {
  readonly game: MyGame;
  readonly me: MePart;
  /** The report while the view does not show it yet. */
  readonly item: Item | null;
}

export function MyReport({ game, me, item }: MyReportProps) {
  const [changing, setChanging] = useState(false);
  const result = item?.command.type === 'report' ? item.command.result : me.reported;
  if (result === null) return null;
  if (changing) {
    const onSent = () => setChanging(false);
    return <ReportForm game={game} title={say('report.againTitle')} given={result} isOpened onSent={onSent} />;
  }
  const { seats, nameOf, fields, row } = game;
  const silent = seats.slice(1).filter((seat) => me.reports.every(({ entrant }) => entrant !== seat));
  const names = listed(silent.map(nameOf));
  const saved = item?.state === 'saved';
  return (
    <section class="step step-wait">
      <h2 class="step-title">{saved ? say('report.savedTitle') : waitingFor(result, names, game)}</h2>
      <Scoreline result={result} table={row.seats} seats={seats} nameOf={nameOf} fields={fields} />
      <Trail reached={saved ? 'saved' : 'sent'} />
      <p class="step-buttons">
        <TakeBack game={game} />
        <Button kind="quiet" onClick={() => setChanging(true)}>
          {say('report.change')}
        </Button>
      </p>
    </section>
  );
}

function waitingFor(result: Parameters<typeof awaitsOrganiser>[0], names: string, game: MyGame): string {
  return awaitsOrganiser(result, game.row.seats) ? say('next.organiser') : say('next.wait-for-opponent', { names });
}

/** Taking back is possible on the phone that reported, until the opponent has answered. */
function TakeBack({ game }: { readonly game: MyGame }) {
  const { outbox } = usePlayer();
  const report = lastReport(outbox.items.value, game.row.id);
  if (report === null) return null;
  return <Button onClick={() => void outbox.send({ type: 'undo', target: report.id })}>{say('report.undo')}</Button>;
}
