/** The results of a round; the latest unless another is chosen. */
import { Badge } from '../parts/badge.tsx';
import { Choice } from '../parts/choice.tsx';
import { Select } from '../parts/select.tsx';
import { say } from '../text/language.ts';
import { useStore } from './context.ts';
import { GamesTable } from './games-table.tsx';
import { goTo, route } from './route.ts';

/** More rounds than fit in a row on a phone. */
const MANY = 6;

export function Results({ latest }: { readonly latest: number }) {
  const store = useStore();
  if (latest === 0) {
    return (
      <>
        <h2>{say('results.title')}</h2>
        <p class="soft">{say('results.none')}</p>
      </>
    );
  }
  const asked = Number(route.value.within);
  const round = Number.isInteger(asked) && asked >= 1 && asked <= latest ? asked : latest;
  const part = store.part(`round/${round}`);
  const title = say('results.ofRound', { round });
  const chooser = {
    label: say('results.round'),
    value: String(round),
    options: Array.from({ length: latest }, (_, index) => ({ value: String(index + 1), label: String(index + 1) })),
    onChange: (value: string) => goTo({ tab: 'results', within: value }),
  };
  return (
    <>
      <div class="panel-head">
        <h2>{title}</h2>
        {part === undefined || part.open === 0 ? (
          <Badge meaning="good">{say('pairings.allIn')}</Badge>
        ) : (
          <Badge meaning="note">{say('pairings.open', { count: part.open })}</Badge>
        )}
      </div>
      {latest === 1 ? null : latest > MANY ? <Select {...chooser} /> : <Choice {...chooser} labelled />}
      <div class="games">
        <GamesTable round={round} caption={title} />
      </div>
    </>
  );
}
