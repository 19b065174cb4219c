/** A ruling, next to what was ruled on the same topic before: the same question is answered the same way. */
import { useId, useState } from 'preact/hooks';
import type { RulingRow } from '../../../core/event/views.ts';
import { byTable } from '../../event/game.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Select } from '../../parts/select.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { folded } from '../../text/format.ts';
import { say } from '../../text/language.ts';
import { tell } from '../../text/desk.ts';
import { useDesk } from '../desk.ts';

export function RulingForm() {
  const desk = useDesk();
  const rulings = desk.store.part('rulings') ?? [];
  const [topic, setTopic] = useState('');
  const [text, setText] = useState('');
  const [game, setGame] = useState('');
  const earlier =
    topic.trim() === '' ? [] : rulings.filter((ruling) => folded(ruling.topic).includes(folded(topic.trim())));
  const send = () =>
    void desk.send(
      { type: 'rule', topic: topic.trim(), text: text.trim(), ...(game === '' ? {} : { game }) },
      tell('did.rule', { topic: topic.trim() }),
      () => {
        setTopic('');
        setText('');
        setGame('');
      },
    );
  return (
    <section class="section pane">
      <h3>{tell('ruling.title')}</h3>
      <p class="soft">{tell('ruling.hint')}</p>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (topic.trim() !== '' && text.trim() !== '') send();
        }}
      >
        <TopicField topics={rulings.map((ruling) => ruling.topic)} value={topic} onInput={setTopic} />
        <div role="status">
          {earlier.map((ruling, index) => (
            <Earlier key={index} ruling={ruling} onTake={() => setText(ruling.text)} />
          ))}
        </div>
        <TextArea label={tell('ruling.text')} value={text} onInput={setText} />
        <TableSelect value={game} onChange={setGame} />
        <div class="actions">
          <Button type="submit">{tell('ruling.send')}</Button>
        </div>
      </form>
    </section>
  );
}

interface TopicProps {
  readonly topics: readonly string[];
  readonly value: string;
  readonly onInput: (topic: string) => void;
}

function TopicField({ topics, value, onInput }: TopicProps) {
  const id = useId();
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {tell('ruling.topic')}
      </label>
      <input
        id={id}
        class="field-input"
        list={`${id}-topics`}
        autocomplete="off"
        required
        value={value}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
      <datalist id={`${id}-topics`}>
        {[...new Set(topics)].map((topic) => (
          <option key={topic} value={topic} />
        ))}
      </datalist>
    </div>
  );
}

function Earlier({ ruling, onTake }: { readonly ruling: RulingRow; readonly onTake: () => void }) {
  const where =
    ruling.table === null
      ? say('rulings.round', { round: ruling.round })
      : say('rulings.where', { round: ruling.round, table: ruling.table });
  return (
    <Notice title={`${ruling.topic} · ${where}`}>
      <p>{ruling.text}</p>
      <Button onClick={onTake}>{tell('ruling.same')}</Button>
    </Notice>
  );
}

function TableSelect({ value, onChange }: { readonly value: string; readonly onChange: (game: string) => void }) {
  const desk = useDesk();
  const round = desk.store.part('event')?.round ?? 0;
  const games = byTable(desk.store.part(`games/${round}`) ?? {}).filter(({ table }) => table !== null);
  if (games.length === 0) return null;
  const options = games.map(({ id, table }) => ({
    value: id,
    label: say('pairings.tableNumber', { table: table ?? '–' }),
  }));
  return (
    <Select
      label={tell('ruling.where')}
      value={value}
      options={[{ value: '', label: tell('ruling.everywhere') }, ...options]}
      onChange={onChange}
    />
  );
}
