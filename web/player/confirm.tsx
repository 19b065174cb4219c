/** The opponent has reported: right with one tap, or wrong. */
import { useState } from 'preact/hooks';
import type { Result } from '../../core/event/types.ts';
import type { MePart } from '../../core/event/views.ts';
import { accountsOf } from '../event/accounts.ts';
import { Button } from '../parts/button.tsx';
import { say } from '../text/player.tsx';
import { Accounts, whoSays } from './accounts.tsx';
import { awaitsOrganiser, hasAnswered } from './agreement.ts';
import { usePlayer } from './context.ts';
import { Explained } from './endings.tsx';
import type { MyGame } from './game.ts';
import { ReportForm } from './report.tsx';
import { Scoreline } from './scoreline.tsx';
import { linesOf, shortScore } from './scores.ts';
import { Step } from './step.tsx';

export interface ConfirmProps {
  readonly me: MePart;
  readonly game: MyGame;
  readonly busy: boolean;
}

interface AnswersProps extends ConfirmProps {
  readonly onWrong: () => void;
}

export function ConfirmReport({ me, game, busy }: ConfirmProps) {
  const [wrong, setWrong] = useState(false);
  const { toConfirm } = me;
  if (toConfirm === null) return null;
  const { result } = toConfirm;
  const { row, seats, nameOf, fields } = game;
  if (awaitsOrganiser(result, row.seats) || hasAnswered(result, game.me)) {
    return <Step title={say('next.organiser')} text={say('next.organiserHint')} />;
  }
  if (wrong) return <Wrong game={game} result={result} onBack={() => setWrong(false)} />;
  const [account, ...others] = accountsOf(me.reports);
  if (others.length > 0) return <WhoIsRight me={me} game={game} busy={busy} onWrong={() => setWrong(true)} />;
  return (
    <section class="step step-note">
      <h2 class="step-title">{whoSays(account?.by ?? [], game)}</h2>
      <Scoreline result={result} table={row.seats} seats={seats} nameOf={nameOf} fields={fields} />
      {result.kind === 'agreed' || result.kind === 'concession' ? <Explained kind={result.kind} /> : null}
      <Answers me={me} game={game} busy={busy} onWrong={() => setWrong(true)} />
    </section>
  );
}

/** Two others say different things: whoever is right has my word too, and the desk reads all of it. */
function WhoIsRight({ me, game, busy, onWrong }: AnswersProps) {
  const { outbox } = usePlayer();
  const { id } = game.row;
  return (
    <section class="step step-note">
      <h2 class="step-title">{say('confirm.several')}</h2>
      <Accounts
        me={me}
        game={game}
        below={({ result }) => (
          <Button busy={busy} onClick={() => void outbox.send({ type: 'report', game: id, result })}>
            {say('confirm.do', { score: scoreOf(result, game) })}
          </Button>
        )}
      />
      <div class="form">
        <Button busy={busy} onClick={onWrong}>
          {say('confirm.wrong')}
        </Button>
      </div>
    </section>
  );
}

function scoreOf(result: Result, { row, seats, fields }: MyGame): string {
  const lines = linesOf(result, row.seats);
  return lines === null ? '' : shortScore(lines, seats, fields);
}

function Answers({ me, game, busy, onWrong }: AnswersProps) {
  const { outbox } = usePlayer();
  const result = me.toConfirm?.result;
  if (result === undefined) return null;
  const { id } = game.row;
  const score = scoreOf(result, game);
  const agreement = result.kind === 'agreed';
  return (
    <div class="form">
      <Button kind="primary" busy={busy} onClick={() => void outbox.send({ type: 'confirm', game: id })}>
        {agreement ? say('confirm.agree') : say('confirm.do', { score })}
      </Button>
      {agreement ? (
        <Button busy={busy} onClick={() => void outbox.send({ type: 'approve-agreement', game: id, approve: false })}>
          {say('confirm.decline')}
        </Button>
      ) : (
        <Button busy={busy} onClick={onWrong}>
          {say('confirm.wrong')}
        </Button>
      )}
    </div>
  );
}

interface WrongProps {
  readonly game: MyGame;
  readonly result: Result;
  readonly onBack: () => void;
}

function Wrong({ game, result, onBack }: WrongProps) {
  const { outbox } = usePlayer();
  return (
    <>
      <ReportForm game={game} title={say('confirm.mine')} given={result} isOpened />
      <p class="step-buttons">
        <Button onClick={() => void outbox.send({ type: 'dispute', game: game.row.id })}>
          {say('confirm.dispute')}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {say('app.back')}
        </Button>
      </p>
    </>
  );
}
