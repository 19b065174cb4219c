/** One player’s record sheet so far, the lists below it, and what the pack still asks of them. */
import type { EntrantRow } from '../../../core/event/views.ts';
import { Brought, hasBrought } from '../../event/brought.tsx';
import { nameIn, useEntrants, useStore } from '../../event/context.ts';
import { Notice } from '../../parts/notice.tsx';
import { writtenOf } from '../../print/written.ts';
import { listed } from '../../text/format.ts';
import { say } from '../../text/language.ts';
import { tell } from '../../text/desk.ts';
import { useDeskPart } from '../desk.ts';

export function PlayerRecord({ row: { id } }: { readonly row: EntrantRow }) {
  const store = useStore();
  const entrants = useEntrants();
  const advice = useDeskPart()?.advice[id] ?? [];
  const pack = store.part('pack');
  if (pack === undefined) return null;
  const played = Array.from({ length: store.part('event')?.round ?? 0 }, (_, index) => {
    const games = Object.values(store.part(`games/${index + 1}`) ?? {});
    return games.find(({ seats }) => seats.includes(id));
  });
  return (
    <details class="fold">
      <summary>{tell(hasBrought(pack) ? 'player.sheetAndLists' : 'player.sheet')}</summary>
      {advice.map(({ text, rules }) => (
        <Notice key={text} meaning="note" rules={rules}>
          <p lang="en">{text}</p>
        </Notice>
      ))}
      <ol class="player-rounds">
        {played.map((game, index) => {
          const others = (game?.seats ?? []).filter((seat) => seat !== id).map((seat) => nameIn(entrants, seat));
          const met = game?.kind === 'bye' ? say('pairings.bye') : listed(others);
          const figures = pack.fields.flatMap((field) => {
            const value = game === undefined ? '' : writtenOf(game, id, field);
            return value === '' ? [] : [`${field.label}: ${value}`];
          });
          return (
            <li key={index}>
              <bdi>{met === '' ? '–' : met}</bdi> <span class="soft">{figures.join(' · ')}</span>
            </li>
          );
        })}
      </ol>
      <Brought given={store.part('details')?.[id] ?? {}} pack={pack} />
    </details>
  );
}
