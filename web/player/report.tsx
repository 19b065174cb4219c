/** Reporting: my figure, theirs, send. */
import { Button } from '../parts/button.tsx';
import { say } from '../text/player.tsx';
import { usePlayer } from './context.ts';
import { OtherEndings } from './endings.tsx';
import type { MyGame } from './game.ts';
import { ScoreForm, draftOf, setDraft } from './score-form.tsx';
import { isComplete, scoresFor, shortScore, withOnly } from './scores.ts';

export interface ReportFormProps {
  readonly game: MyGame;
  readonly title: string;
  readonly onSent?: () => void;
}

export function ReportForm({ game, title, onSent }: ReportFormProps) {
  const { outbox } = usePlayer();
  const { row, seats, fields, nameOf, choicesFor } = game;
  const key = `${row.id} played`;
  const lines = withOnly(draftOf(key), seats, fields, choicesFor);
  const complete = isComplete(lines, seats, fields);
  const send = (): void => {
    if (!complete) return;
    void outbox.send({ type: 'report', game: row.id, result: { kind: 'played', scores: scoresFor(lines, row.seats) } });
    setDraft(key, {});
    onSent?.();
  };
  return (
    <section class="step step-note">
      <h2 class="step-title">{title}</h2>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <ScoreForm draft={key} seats={seats} nameOf={nameOf} fields={fields} choicesFor={choicesFor} />
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
