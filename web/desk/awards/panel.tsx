/** Awards, and the painting competition in whichever way the pack judges it. */
import { useState } from 'preact/hooks';
import { Awards } from '../../event/awards.tsx';
import { nameIn, useEntrants } from '../../event/context.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { tell } from '../../text/desk.ts';
import { useDesk } from '../desk.ts';
import { EntrantSelect } from '../entrant-select.tsx';
import { OpenPainting } from './open-painting.tsx';
import { PaintingDesk } from './painting-desk.tsx';
import { PrizeGiving } from './prize-giving.tsx';

export function AwardsPanel() {
  const desk = useDesk();
  const painting = desk.store.part('awards')?.painting ?? null;
  const phase = desk.store.part('event')?.phase ?? 'registration';
  const methods = desk.store.part('pack')?.painting?.methods ?? [];
  return (
    <>
      <Awards />
      {painting === null ? null : <PaintingDesk painting={painting} />}
      {desk.may('open-painting') &&
      methods.length > 0 &&
      phase !== 'over' &&
      (painting === null || painting.entries.length === 0) ? (
        // Put away as soon as it is open.
        <OpenPainting key={painting?.method ?? ''} methods={methods} again={painting !== null} />
      ) : null}
      <PrizeGiving />
      {desk.may('give-award') && phase !== 'registration' ? <GiveAward /> : null}
    </>
  );
}

function GiveAward() {
  const desk = useDesk();
  const entrants = useEntrants();
  const [title, setTitle] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const give = () =>
    void desk.send({ type: 'give-award', title: title.trim(), entrants: chosen }, tell('did.award', { title }), () => {
      setTitle('');
      setChosen([]);
    });
  return (
    <section class="section pane">
      <h3>{tell('award.title')}</h3>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen.length > 0) give();
        }}
      >
        <Field label={tell('award.name')} hint={tell('award.nameHint')} required value={title} onInput={setTitle} />
        <EntrantSelect
          label={tell('award.who')}
          value=""
          onChange={(id) => setChosen(id === '' || chosen.includes(id) ? chosen : [...chosen, id])}
        />
        {chosen.length === 0 ? null : (
          <ul class="actions">
            {chosen.map((id) => (
              <li key={id}>
                <Button
                  label={tell('award.without', { name: nameIn(entrants, id) })}
                  onClick={() => setChosen(chosen.filter((one) => one !== id))}
                >
                  <bdi>{nameIn(entrants, id)}</bdi> ✕
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div class="actions">
          <Button type="submit" why={chosen.length === 0 ? tell('why.nobody') : null}>
            {tell('award.give')}
          </Button>
        </div>
      </form>
    </section>
  );
}
