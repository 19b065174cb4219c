/** A record sheet for every player: a line a round, filled in as far as the event is. */
import type { FieldSpec } from '../../core/event/pack.ts';
import type { GameRow } from '../../core/event/views.ts';
import { nameIn, noteOn, useEntrants, useStore } from '../event/context.ts';
import { scoreOf } from '../event/game.ts';
import { inOrder, listed } from '../text/format.ts';
import { say } from '../text/language.ts';
import { tell } from '../text/print.ts';
import { writtenOf } from './written.ts';

export function RecordSheets() {
  const store = useStore();
  const entrants = useEntrants();
  const event = store.part('event');
  const compare = inOrder();
  const count = Math.max(event?.rounds ?? 0, event?.round ?? 0);
  // A sheet of several fields is one's own; of one field alone it is both sides' scores.
  const written = (store.part('pack')?.fields ?? []).filter(({ when, optional }) => when === undefined && !optional);
  const rounds = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    games: Object.values(store.part(`games/${index + 1}`) ?? {}),
  }));
  const players = Object.values(entrants)
    .filter(({ status, ringer }) => status !== 'registered' && !ringer)
    .sort((a, b) => compare(a.name, b.name));
  return (
    <>
      {players.map((row) => (
        <section key={row.id} class="record">
          <header class="sheet-head">
            <h2>
              <bdi>{row.name}</bdi>
            </h2>
            <p>
              <bdi>{event?.name}</bdi> · {noteOn(row)}
            </p>
          </header>
          <table class="paper-table">
            <thead>
              <tr>
                <th scope="col">{tell('print.round')}</th>
                <th scope="col">{say('pairings.table')}</th>
                <th scope="col">{tell('print.opponent')}</th>
                {written.length > 1 ? (
                  written.map(({ id, label }) => (
                    <th key={id} scope="col">
                      {label}
                    </th>
                  ))
                ) : (
                  <>
                    <th scope="col">{tell('print.me')}</th>
                    <th scope="col">{tell('print.them')}</th>
                  </>
                )}
              </tr>
            </thead>
            <tbody>
              {rounds.map(({ number, games }) => (
                <RecordLine
                  key={number}
                  round={number}
                  me={row.id}
                  game={games.find(({ seats }) => seats.includes(row.id))}
                  written={written}
                />
              ))}
            </tbody>
          </table>
          <Brought entrant={row.id} />
        </section>
      ))}
    </>
  );
}

/** What this player announced and everybody may read: the lists that are played. */
function Brought({ entrant }: { readonly entrant: string }) {
  const store = useStore();
  const given = store.part('details')?.[entrant] ?? {};
  const texts = (store.part('pack')?.details ?? []).flatMap(({ id, long }) => {
    const text = given[id]?.trim() ?? '';
    return long === true && text !== '' ? [{ id, text }] : [];
  });
  return texts.length === 0 ? null : (
    <div class="record-lists">
      {texts.map(({ id, text }) => (
        <p key={id} class="record-list">
          {text}
        </p>
      ))}
    </div>
  );
}

interface LineProps {
  readonly round: number;
  readonly me: string;
  readonly game: GameRow | undefined;
  readonly written: readonly FieldSpec[];
}

function RecordLine({ round, me, game, written }: LineProps) {
  const entrants = useEntrants();
  const fields = useStore().part('pack')?.fields ?? [];
  const others = (game?.seats ?? []).filter((id) => id !== me);
  const [other] = others;
  const names = others.length > 0 ? listed(others.map((id) => nameIn(entrants, id))) : '';
  return (
    <tr class="record-line">
      <td class="paper-number">{round}</td>
      <td>{game?.table ?? ''}</td>
      <td>{game?.kind === 'bye' ? say('pairings.bye') : names}</td>
      {written.length > 1 ? (
        written.map((field) => (
          <td key={field.id} class="record-box">
            {game === undefined ? '' : writtenOf(game, me, field)}
          </td>
        ))
      ) : (
        <>
          <td class="record-box">{game === undefined ? '' : scoreOf(game, me, fields)}</td>
          <td class="record-box">{game === undefined || other === undefined ? '' : scoreOf(game, other, fields)}</td>
        </>
      )}
    </tr>
  );
}
