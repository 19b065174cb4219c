/** What a pasted list was read as, before anything is added. */
import { Notice } from '../../parts/notice.tsx';
import { listed } from '../../text/format.ts';
import { tell } from '../../text/desk.ts';
import type { ParsedList } from './parse-list.ts';

/** More lines than these tell nobody more. */
const SHOWN = 5;

export function ListPreview({ parsed }: { readonly parsed: ParsedList }) {
  const { entrants, skipped, unknownFactions } = parsed;
  if (entrants.length === 0 && skipped.length === 0) return null;
  const first = entrants.slice(0, SHOWN).map(({ name, faction, group }) => {
    return [name, faction, group].filter((part) => part !== undefined).join(' · ');
  });
  return (
    <div class="list-preview" role="status">
      {first.length === 0 ? null : (
        <Notice meaning="good" title={tell('add.read', { count: entrants.length })}>
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
      {skipped.length === 0 ? null : (
        <Notice meaning="wait" title={tell('add.skipped', { count: skipped.length })}>
          <ul>
            {skipped.slice(0, SHOWN).map(({ line, text, why }) => (
              <li key={line}>{tell(`add.skipped.${why}`, { line, text })}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
