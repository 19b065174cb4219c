/** What a pasted list was read as, before anything is added. */
import { Notice } from '../../parts/notice.tsx';
import { listed } from '../../text/format.ts';
import { tell } from '../../text/desk.ts';
import type { Skipped } from './parse-list.ts';
import type { ReadPlayers } from './read-players.ts';

/** More lines than these tell nobody more. */
const SHOWN = 5;

/** Somebody who is registered already is left out; every other line that cannot be taken must be mended. */
export function isWrong({ why }: Skipped): boolean {
  return why !== 'known' && why !== 'here';
}

export function ListPreview({ parsed }: { readonly parsed: ReadPlayers }) {
  const { entrants, unknownFactions, source, problem } = parsed;
  const wrong = parsed.skipped.filter(isWrong);
  const skipped = parsed.skipped.filter((one) => !isWrong(one));
  if (problem !== null) {
    return (
      <div class="list-preview" role="status">
        <Notice meaning="loss">
          <p>{problem}</p>
        </Notice>
      </div>
    );
  }
  if (entrants.length === 0 && parsed.skipped.length === 0) return null;
  const first = entrants.slice(0, SHOWN).map(({ name, faction, group }) => {
    return [name, faction, group].filter((part) => part !== undefined).join(' · ');
  });
  return (
    <div class="list-preview" role="status">
      {first.length === 0 ? null : (
        <Notice meaning="good" title={tell('add.read', { count: entrants.length })}>
          {source === null ? null : <p>{tell('add.source', { format: source })}</p>}
          <ul>
            {first.map((line) => (
              <li key={line}>
                <bdi>{line}</bdi>
              </li>
            ))}
            {entrants.length > SHOWN ? <li>{tell('add.more', { count: entrants.length - SHOWN })}</li> : null}
          </ul>
        </Notice>
      )}
      {unknownFactions.length === 0 ? null : (
        <Notice meaning="wait">
          <p>{tell('add.unknownFactions', { names: listed(unknownFactions) })}</p>
        </Notice>
      )}
      {wrong.length === 0 ? null : (
        <Notice meaning="loss" title={tell('add.wrong', { count: wrong.length })}>
          <Lines skipped={wrong} />
          <p>{tell('add.mend')}</p>
        </Notice>
      )}
      {skipped.length === 0 ? null : (
        <Notice meaning="wait" title={tell('add.skipped', { count: skipped.length })}>
          <Lines skipped={skipped} />
        </Notice>
      )}
    </div>
  );
}

function Lines({ skipped }: { readonly skipped: readonly Skipped[] }) {
  return (
    <ul>
      {skipped.slice(0, SHOWN).map(({ line, text, why }) => (
        <li key={`${line} ${text}`}>{tell(`add.skipped.${why}`, { line, text })}</li>
      ))}
    </ul>
  );
}
