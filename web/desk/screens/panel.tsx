/** What every big screen of the hall shows. A choice is there at once; a screen that is gone says so. */
import './screens.css';
import { useEffect, useState } from 'preact/hooks';
import { SCREEN_VIEWS, type ScreenSetup, type ScreensPart } from '../../../core/event/screens.ts';
import { typedAddress } from '../../live/reach.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Select } from '../../parts/select.tsx';
import { columnsIn, fitIn } from '../../screen/fit.ts';
import { LONGEST_TURN, NARROW, turnOf } from '../../screen/paging.ts';
import { RoomFields } from '../../screen/room-fields.tsx';
import { say } from '../../text/language.ts';
import { fill, tell } from '../../text/desk.ts';
import { type Refusal, ask } from '../api.ts';
import { useDesk } from '../desk.ts';
import { useReach } from '../links/reach.ts';
import { RefusalNotice } from '../refusal-notice.tsx';

const USUAL: ScreenSetup = { name: '', view: 'auto', distance: '5', size: '65', dwell: 0, share: [1, 1] };

export function ScreensPanel() {
  const { event, store } = useDesk();
  const { origin } = useReach();
  const [problem, setProblem] = useState<Refusal | null>(null);
  const screens = Object.entries(store.part('screens') ?? {});
  const send = async (code: string, setup: ScreenSetup | null) => {
    const path = `/api/events/${encodeURIComponent(event)}/screens/${code}`;
    const answer = await (setup === null ? ask('DELETE', path) : ask('PUT', path, setup));
    setProblem(answer.ok ? null : answer.refusal);
  };
  return (
    <>
      <h2>{tell('screens.title')}</h2>
      <p class="soft">{tell('screens.hint', { address: `${typedAddress(origin)}/screen?event=${event}` })}</p>
      <p>
        <a class="button" href={`/screen?event=${encodeURIComponent(event)}`} target="_blank" rel="noopener">
          {tell('screens.open')}
        </a>
      </p>
      {problem === null ? null : <RefusalNotice refusal={problem} />}
      {screens.length === 0 ? <p>{tell('screens.none')}</p> : null}
      <div class="screen-cards">
        {screens.map(([code, screen]) => (
          <ScreenCard key={code} code={code} screen={screen} onChange={(setup) => void send(code, setup)} />
        ))}
      </div>
    </>
  );
}

interface ScreenCardProps {
  readonly code: string;
  readonly screen: ScreensPart[string];
  readonly onChange: (setup: ScreenSetup | null) => void;
}

function ScreenCard({ code, screen, onChange }: ScreenCardProps) {
  // A second choice may come before the server has told the first.
  const [chosen, setChosen] = useState<ScreenSetup | null>(null);
  useEffect(() => setChosen(null), [screen.setup]);
  const setup = chosen ?? screen.setup ?? USUAL;
  const change = (to: Partial<ScreenSetup>) => {
    const next = { ...setup, ...to };
    setChosen(next);
    onChange(next);
  };
  const [name, setName] = useState(setup.name);
  return (
    <section class="pane stack" aria-label={say('screen.code', { code })}>
      <div class="screen-card-head">
        <h3>{setup.name === '' ? say('screen.code', { code }) : `${setup.name} (${code})`}</h3>
        <Badge meaning={screen.connected ? 'good' : 'loss'}>
          {tell(screen.connected ? 'screens.connected' : 'screens.gone')}
        </Badge>
      </div>
      <Choices setup={setup} onChange={change} />
      <Turn setup={setup} />
      <form
        class="form"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          change({ name: name.trim() });
        }}
      >
        <Field label={tell('screens.name')} hint={tell('screens.nameHint')} value={name} onInput={setName} />
        <div class="actions">
          <Button type="submit">{tell('screens.rename')}</Button>
          {screen.setup === null ? null : (
            <Button
              onClick={() => {
                setChosen(null);
                onChange(null);
              }}
            >
              {tell('screens.forget')}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}

const DWELLS = ['0', '5', '8', '12', '20'] as const;
const SHARES = ['1/1', '1/2', '2/2', '1/3', '2/3', '3/3'] as const;
type Share = (typeof SHARES)[number];

interface ChoicesProps {
  readonly setup: ScreenSetup;
  readonly onChange: (to: Partial<ScreenSetup>) => void;
}

function Choices({ setup, onChange }: ChoicesProps) {
  const { view, distance, size, dwell, share } = setup;
  const shareText = (text: Share) => {
    const [part = '1', of = '1'] = text.split('/');
    return text === '1/1' ? tell('screens.whole') : tell('screens.part', { part, of });
  };
  return (
    <div class="form">
      <Select
        label={say('screen.view')}
        value={view}
        options={SCREEN_VIEWS.map((value) => ({ value, label: say(`screen.view.${value}`) }))}
        onChange={(value) => onChange({ view: value })}
      />
      <Select
        label={tell('screens.share')}
        value={SHARES.find((text) => text === share.join('/')) ?? '1/1'}
        options={SHARES.map((value) => ({ value, label: shareText(value) }))}
        onChange={(value) => onChange({ share: [Number(value[0]), Number(value[2])] })}
      />
      <RoomFields fill={fill} distance={distance} size={size} onChange={onChange} />
      <Select
        label={tell('screens.dwell')}
        value={DWELLS.find((value) => Number(value) === dwell) ?? '0'}
        options={DWELLS.map((value) => ({
          value,
          label: value === '0' ? tell('screens.dwellAuto') : tell('screens.seconds', { seconds: value }),
        }))}
        onChange={(value) => onChange({ dwell: Number(value) })}
      />
    </div>
  );
}

/** A screen as most are; its own window is not known here. */
const WIDE = { width: 1920, height: 1080 };

/** Whether somebody would wait too long for their own name, and what helps. */
function Turn({ setup: { view, distance, size, dwell, share } }: { readonly setup: ScreenSetup }) {
  const attendance = useDesk().store.part('event')?.attendance ?? 0;
  if (view === 'clock' || view === 'scenario' || view === 'podium') return null;
  const fit = fitIn({ distance: Number(distance), size }, WIDE);
  const turn = turnOf(Math.ceil(attendance / share[1]), fit.rows * columnsIn(fit, NARROW), dwell * 1000);
  if (turn <= LONGEST_TURN) return null;
  return (
    <Notice meaning="wait">
      <p>{tell('screens.long', { count: Math.round(turn / 1000), of: share[1] + 1 })}</p>
    </Notice>
  );
}
