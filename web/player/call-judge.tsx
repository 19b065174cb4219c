/** Calling a judge to my table, with a word on what about for whoever wants to say. */
import { useEffect, useState } from 'preact/hooks';
import type { MePart } from '../../core/event/views.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { announce } from '../parts/status.tsx';
import { say } from '../text/language.ts';
import { usePlayer } from './context.ts';
import { toJudge } from './to-judge.ts';

export function CallJudge({ me }: { readonly me: MePart }) {
  const { outbox } = usePlayer();
  const [open, setOpen] = useState(false);
  const [about, setAbout] = useState('');
  const game = me.game;
  const plays = game !== null && game.kind !== 'bye';
  const called = me.calls.some(({ about: what }) => what === 'table');
  useEffect(() => {
    toJudge.value = !plays ? null : called ? 'called' : () => setOpen(true);
    return () => {
      toJudge.value = null;
    };
  }, [plays, called]);
  // Who has called already reads how far it is.
  if (!plays || called) return null;
  const call = (): void => {
    const text = about.trim();
    void outbox.send({ type: 'call-judge', game: game.id, ...(text === '' ? {} : { about: text }) });
    setOpen(false);
    setAbout('');
    // The page says so itself, right there: nothing is to cover what else stands on top.
    announce(game.table === null ? say('judge.called') : say('judge.calledTo', { table: game.table }));
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('judge.call')}</Button>
      {open ? (
        <Dialog title={say('judge.call')} onClose={() => setOpen(false)}>
          <form
            class="form"
            onSubmit={(event) => {
              event.preventDefault();
              call();
            }}
          >
            <Field label={say('judge.about')} value={about} onInput={setAbout} hint={say('judge.aboutHint')} />
            <Button kind="primary" type="submit">
              {game.table === null ? say('judge.call') : say('judge.callTo', { table: game.table })}
            </Button>
          </form>
        </Dialog>
      ) : null}
    </>
  );
}
