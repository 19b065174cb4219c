/** Reporting: my figure, theirs, send. */
import { useEffect, useRef } from 'preact/hooks';
import type { Result } from '../../core/event/types.ts';
import { Button } from '../parts/button.tsx';
import { say } from '../text/player.tsx';
import { usePlayer } from './context.ts';
import { OtherEndings } from './endings.tsx';
import type { MyGame } from './game.ts';
import { ScoreForm, draftOf } from './score-form.tsx';
import { isComplete, linesOf, scoresFor, shortScore, withOnly } from './scores.ts';

export interface ReportFormProps {
  readonly game: MyGame;
  readonly title: string;
  /** What was reported already: one figure that is wrong is put right, and the others stay. */
  readonly given?: Result | null;
  /** A tap put it in the place of something else: it is read from its head. */
  readonly isOpened?: boolean;
  readonly onSent?: () => void;
}

export function ReportForm({ game, title, given = null, isOpened = false, onSent }: ReportFormProps) {
  const { outbox } = usePlayer();
  const { row, seats, fields, nameOf, choicesFor } = game;
  const key = `${row.id} played`;
  const reported = given && linesOf(given, row.seats);
  const lines = withOnly(draftOf(key, reported), seats, fields, choicesFor);
  const complete = isComplete(lines, seats, fields);
  const send = (): void => {
    if (!complete) return;
    void outbox.send({ type: 'report', game: row.id, result: { kind: 'played', scores: scoresFor(lines, row.seats) } });
    onSent?.();
  };
  const head = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpened) head.current?.scrollIntoView({ block: 'start' });
  }, [isOpened]);
  return (
    <section class="step step-note" ref={head}>
      <h2 class="step-title">{title}</h2>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <ScoreForm draft={key} given={reported} seats={seats} nameOf={nameOf} fields={fields} choicesFor={choicesFor} />
        <div class={complete ? 'report-send report-ready' : 'report-send'}>
          <Button kind={complete ? 'primary' : 'plain'} type="submit" disabled={!complete}>
            {complete ? say('report.send', { score: shortScore(lines, seats, fields) }) : say('report.pick')}
          </Button>
        </div>
      </form>
      <OtherEndings game={game} />
    </section>
  );
}
