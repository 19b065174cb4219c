/** An event of another program: what was understood is shown before anything is made of it. */
import { useMemo, useState } from 'preact/hooks';
import type { Exchange, ExchangeGame } from '../../../core/event/exchange/exchange.ts';
import { READABLE_FORMATS, type ReadFile, readForeign } from '../../../core/event/exchange/formats.ts';
import type { OptionValues } from '../../../core/event/types.ts';
import { isRefusal } from '../../../core/rules/refusal.ts';
import { Button } from '../../parts/button.tsx';
import { Check } from '../../parts/check.tsx';
import { Field } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { System } from '../../parts/rule-links.tsx';
import { Select } from '../../parts/select.tsx';
import { TextFile } from '../../parts/text-file.tsx';
import { tell } from '../../text/desk.ts';
import { type Refusal, ask } from '../api.ts';
import { FormatOptions, openAt, useSystems } from '../new-event.tsx';
import { RefusalNotice } from '../refusal-notice.tsx';

export function ImportEvent() {
  const [text, setText] = useState('');
  const [format, setFormat] = useState('');
  const read = useMemo(
    () => (text.trim() === '' ? null : readForeign(text, format === '' ? undefined : format)),
    [text, format],
  );
  return (
    <details class="fold pane">
      <summary>{tell('import.title')}</summary>
      <div class="fold-body form">
        <p class="soft">{tell('import.lead')}</p>
        <TextFile label={tell('import.text')} accept=".csv,.json,.trf,.txt" text={text} onText={setText} />
        <Select
          label={tell('import.format')}
          value={format}
          options={[
            { value: '', label: tell('import.findOut') },
            ...READABLE_FORMATS.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={setFormat}
        />
        <div role="status" class="list-preview">
          {read === null ? null : isRefusal(read) ? (
            <Notice meaning="loss">
              <p lang="en">{read.message}</p>
            </Notice>
          ) : (
            <Understood read={read} />
          )}
        </div>
        {read === null || isRefusal(read) ? null : <Becoming text={text} read={read} />}
      </div>
    </details>
  );
}

function Understood({ read: { format, exchange } }: { readonly read: ReadFile }) {
  const games = exchange.rounds.flat();
  const open = games.filter(({ result }) => result === 'pending').length;
  const [first] = exchange.rounds[0] ?? [];
  const name = exchange.event.name === '' ? tell('import.unnamed') : exchange.event.name;
  return (
    <Notice meaning="good" title={tell('import.read', { format: format.title, name })}>
      <ul>
        <li>{tell('import.players', { count: exchange.players.length })}</li>
        <li>{tell('import.rounds', { count: exchange.rounds.length })}</li>
        <li>{tell('import.tables', { count: games.length })}</li>
        {open === 0 ? null : <li>{tell('import.open', { count: open })}</li>}
        {first ? <li>{tell('import.first', { seats: seatsOf(exchange, first) })}</li> : null}
      </ul>
      {games.some(({ result }) => result === 'played') && !hasScores(games) ? <p>{tell('import.noScores')}</p> : null}
    </Notice>
  );
}

function seatsOf({ players }: Exchange, { seats }: ExchangeGame): string {
  const nameOf = (id: string) => players.find((player) => player.id === id)?.name ?? id;
  return seats.map(({ player, score }) => [nameOf(player), score ?? ''].join(' ').trim()).join(' – ');
}

function hasScores(games: readonly ExchangeGame[]): boolean {
  return games.some(({ seats }) => seats.some(({ score }) => score !== null));
}

/** What it becomes here. */
function Becoming({ text, read }: { readonly text: string; readonly read: ReadFile }) {
  const [name, setName] = useState('');
  const [system, setSystem] = useState('');
  const [options, setOptions] = useState<OptionValues>({});
  const [goesOn, setGoesOn] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const systems = useSystems(setRefusal);
  const chosen = systems?.find(({ id }) => id === system) ?? systems?.[0];
  if (!chosen) return null;
  const take = async () => {
    setBusy(true);
    const settings = name.trim() === '' ? {} : { name: name.trim() };
    const body = { text, format: read.format.id, system: chosen.id, options, settings, goesOn };
    const answer = await ask<{ readonly path: string }>('POST', '/api/import/results', body);
    setBusy(answer.ok);
    if (answer.ok) openAt(answer.value.path);
    else setRefusal(answer.refusal);
  };
  return (
    <System.Provider value={chosen.id}>
      <Field label={tell('event.name')} hint={tell('import.nameHint')} value={name} onInput={setName} />
      <Select
        label={tell('new.system')}
        value={chosen.id}
        options={(systems ?? []).map(({ id, title, game }) => ({
          value: id,
          label: `${title} · ${game}`,
          lang: 'en' as const,
        }))}
        onChange={(id) => {
          setSystem(id);
          setOptions({});
        }}
      />
      <p class="soft">{tell('import.anew')}</p>
      <FormatOptions key={chosen.id} options={chosen.options} values={options} onChange={setOptions} />
      <Check label={tell('import.goesOn')} note={tell('import.goesOnHint')} checked={goesOn} onChange={setGoesOn} />
      <div role="alert">{refusal === null ? null : <RefusalNotice refusal={refusal} />}</div>
      <div class="actions">
        <Button kind="primary" busy={busy} onClick={() => void take()}>
          {tell('import.now')}
        </Button>
      </div>
    </System.Provider>
  );
}
