/** How a game may end other than by playing it out: what each means here, and the form for it. */
import { useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { PackSays } from '../event/pack-says.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { say } from '../text/player.tsx';
import { usePlayer } from './context.ts';
import type { MyGame } from './game.ts';
import { ScoreForm, draftOf } from './score-form.tsx';
import { isComplete, scoresFor } from './scores.ts';

/** The kinds that players may report themselves. */
const KINDS = ['concession', 'agreed'] as const;
type Ending = (typeof KINDS)[number];

export function OtherEndings({ game }: { readonly game: MyGame }) {
  const { store } = usePlayer();
  const [open, setOpen] = useState<Ending | null>(null);
  const known = store.part('pack')?.resultKinds ?? [];
  const kinds = KINDS.filter((kind) => known.includes(kind));
  if (kinds.length === 0) return null;
  return (
    <details class="fold">
      <summary>{say('endings.title')}</summary>
      <div class="endings">
        {kinds.map((kind) => (
          <Button key={kind} onClick={() => setOpen(kind)}>
            {say(`endings.${kind}`)}
          </Button>
        ))}
        <p class="soft">{say('endings.desk')}</p>
      </div>
      {open === null ? null : (
        <Dialog title={say(`endings.${open}`)} onClose={() => setOpen(null)}>
          <EndingForm kind={open} game={game} onSent={() => setOpen(null)} />
        </Dialog>
      )}
    </details>
  );
}

/** What the pack makes of such a result, where it has an option of that name. */
export function Explained({ kind }: { readonly kind: Ending }) {
  const pack = usePlayer().store.part('pack');
  return (
    <div class="explained">
      <p>{say(`endings.${kind}Hint`)}</p>
      {kind === 'concession' ? <PackSays pack={pack} of={kind} /> : null}
    </div>
  );
}

interface EndingFormProps {
  readonly kind: Ending;
  readonly game: MyGame;
  readonly onSent: () => void;
}

function EndingForm({ kind, game, onSent }: EndingFormProps) {
  const { outbox, store } = usePlayer();
  const { row, seats, nameOf, me } = game;
  const fields = kind === 'concession' ? (store.part('pack')?.concessionFields ?? []) : game.fields;
  const [now, agreed] = [`${row.id} ${kind} now`, `${row.id} agreed`];
  const keys = kind === 'agreed' ? [now, agreed] : [now];
  const complete = keys.every((key) => isComplete(draftOf(key), seats, fields));
  const send = (): void => {
    const [current = [], scores = []] = keys.map((key) => scoresFor(draftOf(key), row.seats));
    void outbox.send({
      type: 'report',
      game: row.id,
      result:
        kind === 'agreed'
          ? { kind, scores, current, approvals: { [me]: true } }
          : { kind, by: me, scores: current, approvals: { [me]: true } },
    });
    onSent();
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (complete) send();
      }}
    >
      <Explained kind={kind} />
      {fields.length === 0 ? null : (
        <>
          <h3>{say('endings.now')}</h3>
          <ScoreForm draft={now} seats={seats} nameOf={nameOf} fields={fields} />
        </>
      )}
      {kind === 'agreed' ? (
        <>
          <h3>{say('endings.agreedScore')}</h3>
          <ScoreForm draft={agreed} seats={seats} nameOf={nameOf} fields={fields} />
        </>
      ) : null}
      <Button kind="primary" type="submit" disabled={!complete}>
        {say(kind === 'agreed' ? 'endings.propose' : 'endings.concede')}
      </Button>
    </form>
  );
}
