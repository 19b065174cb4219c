/** What is printed and on which paper, with the sheets below as they come out. */
import './print.css';
import { useEffect, useState } from 'preact/hooks';
import { StoreContext } from '../event/context.ts';
import { goTo, route } from '../event/route.ts';
import type { Store } from '../live/store.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Frame, Wordmark } from '../parts/frame.tsx';
import { Select } from '../parts/select.tsx';
import { say, usesLetter } from '../text/language.ts';
import { tell } from '../text/print.ts';
import { type AskedGame, EventGameSheets, GamePages } from './game.tsx';
import { LayoutSheet } from './layout.tsx';
import { MapSheets } from './maps.tsx';
import { NumberSheets } from './numbers.tsx';
import { NameSheets, TableSheets } from './pairings.tsx';
import { Poster } from './posters.tsx';
import { notePrinted } from './printed.ts';
import { RecordSheets } from './records.tsx';
import { SlipSheets } from './slips.tsx';
import { StandingSheets } from './standings.tsx';

const KINDS = [
  'names',
  'tables',
  'slips',
  'standings',
  'table',
  'records',
  'numbers',
  'maps',
  'game',
  'posters',
] as const;
type Kind = (typeof KINDS)[number];
type Paper = 'a4' | 'letter';
const GAME_ALONE = ['game'] as const;
/** What can be printed before the first round. */
const BEFORE: readonly Kind[] = ['numbers', 'maps'];
/** Paper with the pairings on it. */
const PAIRINGS: readonly Kind[] = ['names', 'tables', 'slips'];

export interface PrintPageProps {
  readonly store: Store | null;
  readonly event: string;
  /** 0: the latest. */
  readonly round: number;
  /** The address that a poster's code leads to. */
  readonly join: string | null;
  /** What the address of the event’s hall begins with, where that was chosen. */
  readonly at: string | null;
  /** A game without an event: its sheets alone. */
  readonly game: AskedGame | null;
}

export function PrintPage({ store, event, round: asked, join, at, game }: PrintPageProps) {
  const [paper, setPaper] = useState<Paper>(() => (usesLetter() ? 'letter' : 'a4'));
  const latest = store?.part('event')?.round ?? 0;
  const [chosen, setChosen] = useState(asked);
  const round = chosen >= 1 && chosen <= latest ? chosen : latest;
  const kinds = game === null ? KINDS : GAME_ALONE;
  const kind = kinds.find((one) => one === route.value.tab) ?? kinds[0];
  const printing = store?.part(`round/${round}`)?.printing;
  useEffect(() => {
    document.title = say('app.title', { page: tell(`print.${kind}`) });
  }, [kind]);
  useEffect(() => {
    const note = () => {
      if (printing !== undefined && PAIRINGS.includes(kind)) notePrinted(event, round, printing);
    };
    window.addEventListener('afterprint', note);
    return () => window.removeEventListener('afterprint', note);
  }, [event, round, printing, kind]);
  return (
    <StoreContext.Provider value={store}>
      <Frame masthead={<Masthead event={event} />} guide="organisers#screens-paper-staff">
        <div class="print-page">
          <div class="print-choice off-paper">
            <Select
              label={tell('print.what')}
              value={kind}
              options={kinds.map((value) => ({ value, label: tell(`print.${value}`) }))}
              onChange={(tab) => goTo({ tab, within: '' })}
            />
            {latest > 1 ? <RoundSelect latest={latest} round={round} onChange={setChosen} /> : null}
            <Choice
              label={tell('print.paper')}
              labelled
              value={paper}
              options={[
                { value: 'a4', label: tell('print.a4') },
                { value: 'letter', label: tell('print.letter') },
              ]}
              onChange={setPaper}
            />
            <Button kind="primary" onClick={() => window.print()}>
              {tell('print.now')}
            </Button>
          </div>
          <div class={`sheets paper-${paper}`}>
            <Sheets
              kind={kind}
              event={event}
              round={round}
              join={join}
              at={at}
              name={store?.part('event')?.name ?? ''}
              ready={store !== null}
              game={game}
            />
          </div>
        </div>
      </Frame>
    </StoreContext.Provider>
  );
}

interface RoundSelectProps {
  readonly latest: number;
  readonly round: number;
  readonly onChange: (round: number) => void;
}

function RoundSelect({ latest, round, onChange }: RoundSelectProps) {
  return (
    <Select
      label={tell('print.round')}
      value={String(round)}
      options={Array.from({ length: latest }, (_, index) => String(index + 1)).map((one) => ({
        value: one,
        label: one,
      }))}
      onChange={(value) => onChange(Number(value))}
    />
  );
}

function Masthead({ event }: { readonly event: string }) {
  return (
    <div class="print-mast off-paper">
      <Wordmark />
      <h1>{tell('print.title')}</h1>
      {event === '' ? null : <a href={`/desk?event=${encodeURIComponent(event)}&as=organiser`}>{tell('print.back')}</a>}
    </div>
  );
}

interface SheetsProps {
  readonly kind: Kind;
  readonly event: string;
  readonly round: number;
  readonly join: string | null;
  readonly at: string | null;
  readonly name: string;
  readonly ready: boolean;
  readonly game: AskedGame | null;
}

function Sheets({ kind, event, round, join, at, name, ready, game }: SheetsProps) {
  if (kind === 'posters') return <Poster join={join} event={event} name={name} at={at} />;
  if (game !== null) return <GamePages {...game} />;
  if (!ready || (round === 0 && !BEFORE.includes(kind))) return <p class="off-paper">{tell('print.nothing')}</p>;
  switch (kind) {
    case 'names':
      return <NameSheets round={round} />;
    case 'tables':
      return <TableSheets round={round} />;
    case 'slips':
      return <SlipSheets round={round} />;
    case 'standings':
      return <StandingSheets />;
    case 'table':
      return <LayoutSheet round={round} />;
    case 'records':
      return <RecordSheets />;
    case 'game':
      return <EventGameSheets event={event} round={round} />;
    case 'numbers':
      return <NumberSheets />;
    case 'maps':
      return <MapSheets round={round} />;
  }
}
