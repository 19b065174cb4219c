/** Always in sight: what to do next, what was done last, and the way back. */
import './next-step.css';
import { useState } from 'preact/hooks';
import type { DeskPart, EventPart } from '../../core/event/views.ts';
import { useEntrants } from '../event/context.ts';
import { Winners } from '../event/winners.tsx';
import { Button } from '../parts/button.tsx';
import { useRest } from '../parts/rest.ts';
import { RuleLinks } from '../parts/rule-links.tsx';
import { tell } from '../text/work.ts';
import { useDesk } from './desk.ts';
import { type Unready, mayTake, nextOf, unreadyOf } from './next.ts';
import { HallButton } from './links/hall-button.tsx';
import { FixResult } from './results/fix.tsx';

interface NextStepProps {
  readonly event: EventPart;
  readonly part: DeskPart;
}

export function NextStep({ event, part }: NextStepProps) {
  const desk = useDesk();
  const away = Object.values(useEntrants()).filter(
    ({ id, status }) => status === 'registered' && !part.waitingList.includes(id),
  ).length;
  const unready = useUnready(event, part);
  const pasted = part.next === 'add-entrants' ? desk.pasted.value : null;
  const { command, said, tab, sure, ...next } = nextOf({ event, part, away, unready, wishes: desk.wishes.value });
  // Asked again where others are named than were.
  const [asked, setAsked] = useState('');
  const { sentence, button: face } = sure?.sentence === asked ? sure : next;
  const button = pasted?.face ?? face;
  const allowed = mayTake(part.next, desk.may);
  const resting = useRest(button);
  const go = () => {
    const leave = () => {
      // Where that panel is open already, what is asked for is to type into it.
      document.querySelector<HTMLElement>(`#panel-${tab} :is(input, select, textarea)`)?.focus();
      location.hash = `#${tab}`;
    };
    if (pasted !== null) pasted.add();
    else if (command === null) leave();
    else if (sure !== undefined && sure.sentence !== asked) setAsked(sure.sentence);
    else void desk.send(command, said, leave);
  };
  return (
    <section class="next off-paper" aria-label={tell('next.title')}>
      <div class="next-now">
        <p class="next-sentence">{allowed ? sentence : tell('next.organiser', { deed: button })}</p>
        {event.decided === null ? null : <Winners of={event.decided.winners} />}
        {allowed ? (
          <Button kind="primary" busy={desk.busy.value} resting={resting} onClick={go}>
            {button}
          </Button>
        ) : null}
      </div>
      <LastStep />
    </section>
  );
}

/** Who is here with a list that is missing or not as it should be; nobody where no list was handed in and no day is set for it. */
function useUnready(event: EventPart, part: DeskPart): readonly Unready[] {
  const lists = (useDesk().store.part('pack')?.details ?? []).filter(({ long }) => long === true);
  const here = Object.values(useEntrants()).filter(({ status, ringer }) => status === 'checked-in' && !ringer);
  const has = (id: string) => lists.some((list) => (part.entrants[id]?.details[list.id] ?? '').trim() !== '');
  const isAsked = lists.length > 0 && ((event.lists?.due ?? null) !== null || here.some(({ id }) => has(id)));
  return isAsked ? here.flatMap(({ id, name }) => unreadyOf(name, has(id), part.entrants[id]?.lists ?? [])) : [];
}

function LastStep() {
  const desk = useDesk();
  const last = desk.steps.value[desk.steps.value.length - 1];
  // What it would take back has just changed.
  const resting = useRest(last?.id ?? '');
  return (
    <div class="next-last">
      {last === undefined ? (
        <p class="soft next-nothing">{tell('undo.nothing')}</p>
      ) : (
        <div class="next-said">
          <p>
            <span class="soft">{tell('undo.last')}</span> {last.said}
            {last.stays === null ? null : <span class="soft next-stays">{tell(`undo.stays.${last.stays}`)}</span>}
          </p>
          <RuleLinks rules={last.rules} />
        </div>
      )}
      <div class="next-back">
        <HallButton />
        <FixResult />
        <Button
          disabled={last === undefined || last.stays !== null}
          resting={resting}
          label={last === undefined ? tell('undo.button') : tell('undo.label', { said: last.said })}
          onClick={() => void desk.undo()}
        >
          {tell('undo.button')}
        </Button>
      </div>
    </div>
  );
}
