/** The prize-giving: standings that only the desk sees until then, and the podium shown place by place. */
import { Button } from '../../parts/button.tsx';
import { Check } from '../../parts/check.tsx';
import { tell } from '../../text/desk.ts';
import { useDesk } from '../desk.ts';

export function PrizeGiving() {
  const desk = useDesk();
  const event = desk.store.part('event');
  if (event === undefined || !desk.may('change-settings')) return null;
  const hide = (standingsHidden: boolean) =>
    void desk.send(
      { type: 'change-settings', settings: { standingsHidden, podium: 0 } },
      tell(standingsHidden ? 'did.standingsHidden' : 'did.standingsShown'),
    );
  return (
    <section class="section pane stack">
      <h3>{tell('prizes.title')}</h3>
      <Check
        label={tell('prizes.hide')}
        note={tell('prizes.hideHint')}
        checked={event.standingsHidden}
        onChange={hide}
      />
      {event.standingsHidden && event.phase === 'over' ? <Reveal onAll={() => hide(false)} /> : null}
    </section>
  );
}

/** What is shown cannot be unseen: the button for the next place is another one each time. */
function Reveal({ onAll }: { readonly onAll: () => void }) {
  const desk = useDesk();
  const steps = desk.store.part('desk')?.kept?.podium ?? [];
  const shown = desk.store.part('awards')?.podium.length ?? 0;
  const next = steps[shown];
  return (
    <>
      <p class="soft">{tell('prizes.hint')}</p>
      <div class="actions">
        {next === undefined ? null : (
          <Button
            key={next.rank}
            onClick={() =>
              void desk.send(
                { type: 'change-settings', settings: { podium: shown + 1 } },
                tell('did.placeShown', { place: next.rank }),
              )
            }
          >
            {tell('prizes.show', { place: next.rank })}
          </Button>
        )}
        <Button onClick={onAll}>{tell('prizes.all')}</Button>
      </div>
    </>
  );
}
