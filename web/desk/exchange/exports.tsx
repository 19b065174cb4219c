/** The event for other programs, each file with what it leaves behind; and the event's format as a file. */
import './exports.css';
import { EXCHANGE_FORMATS } from '../../../core/event/exchange/formats.ts';
import { type DeskKey, tell } from '../../text/desk.ts';
import { useDesk } from '../desk.ts';
import { Said } from '../said.tsx';

export function Exports() {
  const desk = useDesk();
  const at = `/api/events/${encodeURIComponent(desk.event)}`;
  return (
    <>
      {desk.store.part('pack')?.hasFormatFile === true ? (
        <section class="pane stack">
          <h3>{tell('export.format')}</h3>
          <p class="soft">{tell('export.formatHint')}</p>
          <div class="actions">
            <a class="button" href={`${at}/format`} download>
              {tell('export.formatNow')}
            </a>
          </div>
        </section>
      ) : null}
      <section class="pane stack exports">
        <h3>{tell('export.other')}</h3>
        <p class="soft">{tell('export.otherHint')}</p>
        <ul class="exports-list">
          {EXCHANGE_FORMATS.map(({ id, title }) => (
            <li key={id}>
              <a class="line-link" href={`${at}/export/${id}`} download>
                <Said>{title}</Said>
              </a>
              <span class="soft">{tell(losesOf(id))}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The compiler asks for the words of a format that is new. */
function losesOf(id: (typeof EXCHANGE_FORMATS)[number]['id']): Extract<DeskKey, `export.loses.${string}`> {
  return `export.loses.${id}`;
}
