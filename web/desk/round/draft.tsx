/** A round before anybody else sees it: look at it, change it, draw it again with a reason, publish it. */
import { useState } from 'preact/hooks';
import { type CostLine, difference } from '../../../core/event/costs.ts';
import type { DraftGame } from '../../../core/event/entries.ts';
import type { DeskPart } from '../../../core/event/views.ts';
import { nameIn, standingsIn, useEntrants } from '../../event/context.ts';
import { ScenarioList } from '../../event/scenario.tsx';
import { Cards } from '../../event/cards.tsx';
import { costList } from '../../event/why.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { RuleLinks } from '../../parts/rule-links.tsx';
import { tell } from '../../text/desk.ts';
import { listed } from '../../text/format.ts';
import { useDesk, useDeskPart } from '../desk.ts';
import { type Known, costsOf, strangersAt, terrainIn, unusedAmong } from './costs.ts';
import { DraftRow } from './draft-row.tsx';
import { Redraw } from './redraw.tsx';
import { useWishes, wishText } from './wish-form.tsx';
import { askedBy, seatsKey, toggled, wishesOf } from './wishes.ts';
import { CompromiseNotice } from '../../event/compromise.tsx';

type Draft = NonNullable<DeskPart['draft']>;

export function DraftView({ draft }: { readonly draft: Draft }) {
  const desk = useDesk();
  const drawnWith = wishesOf(draft.asked);
  const [wishes, setWishes] = useWishes(draft.round, drawnWith);
  const [picked, setPicked] = useState<string | null>(null);
  const known = useKnown(draft.round);
  const { round } = draft;
  const discard = () => void desk.send({ type: 'discard-draft' }, tell('did.discard', { round }));
  const pick = (entrant: string) => {
    if (picked === null || picked === entrant) {
      setPicked(picked === null ? entrant : null);
      return;
    }
    setPicked(null);
    const said = tell('did.swap', { a: nameIn(known.entrants, picked), b: nameIn(known.entrants, entrant) });
    void desk.send({ type: 'edit-draft', edits: [{ kind: 'swap', a: picked, b: entrant }] }, said);
  };
  return (
    <>
      <div class="panel-head">
        <h2>{tell('draft.title', { round })}</h2>
        <Badge meaning="wait">{tell('draft.unseen')}</Badge>
        {draft.attempt > 1 ? <Badge meaning="note">{tell('draft.attempt', { attempt: draft.attempt })}</Badge> : null}
        {draft.proved ? <Badge meaning="good">{tell(draft.best ? 'draft.bestWith' : 'draft.best')}</Badge> : null}
        {draft.edited ? <Badge meaning="note">{tell('draft.edited')}</Badge> : null}
      </div>
      <DraftNotices draft={draft} />
      <p class="soft" role="status">
        {picked === null ? tell('draft.hint') : tell('draft.picked', { name: nameIn(known.entrants, picked) })}
      </p>
      <ol class="draft">
        {inOrder(draft.games).map((game) => (
          <DraftRow
            key={seatsKey(game.seats)}
            round={round}
            game={game}
            costs={costsOf(game, known)}
            terrain={known.terrain.get(game.table ?? -1) ?? null}
            why={draft.why.find(({ seats }) => seatsKey(seats) === seatsKey(game.seats)) ?? null}
            picked={picked}
            wishes={wishes}
            onPick={pick}
            onWish={(...asked) => setWishes(asked.reduce(toggled, wishes))}
          />
        ))}
      </ol>
      <DraftScenario draft={draft} />
      <RuleLinks rules={draft.rules} />
      <Redraw
        draft={draft}
        wishes={wishes}
        isOpen={JSON.stringify(askedBy(wishes)) !== JSON.stringify(askedBy(drawnWith))}
        onChange={setWishes}
      />
      <div class="actions">
        <Button onClick={discard}>{tell('draft.discard')}</Button>
      </div>
    </>
  );
}

function inOrder(games: readonly DraftGame[]): readonly DraftGame[] {
  return [...games].sort((a, b) => (a.table ?? 99_999) - (b.table ?? 99_999));
}

/** What was played before this round. */
function useKnown(round: number): Known {
  const { store } = useDesk();
  const entrants = useEntrants();
  const past = Array.from({ length: round - 1 }, (_, index) => ({
    number: index + 1,
    games: Object.values(store.part(`games/${index + 1}`) ?? {}),
  }));
  const terrain = terrainIn(store.part('event') ?? { terrain: [], maps: [] });
  return { past, entrants, standings: standingsIn(store), column: store.part('pack')?.columns[0]?.id, terrain };
}

function DraftNotices({ draft }: { readonly draft: Draft }) {
  return (
    <>
      <FeatureTables draft={draft} />
      {draft.changed ? (
        <Notice meaning="loss">
          <p>{tell('draft.stale')}</p>
        </Notice>
      ) : null}
      {draft.best && draft.costs ? <Dearer costs={draft.costs} best={draft.best} /> : null}
      <PricedWishes wishes={draft.wishes ?? []} />
      {draft.paid.map((payment, index) => (
        <CompromiseNotice key={index} payment={payment} title={tell('draft.paid')} />
      ))}
      {draft.approval.length === 0 ? null : (
        <Notice meaning="loss" title={tell('draft.approval')} rules={draft.approval}>
          <p>{tell('draft.approvalHint')}</p>
        </Notice>
      )}
    </>
  );
}

/** Where the first games of the order are not at the feature tables, which is so where they would repeat a table or its terrain. */
function FeatureTables({ draft }: { readonly draft: Draft }) {
  const { featured = [], tables = [] } = useDesk().store.part('event') ?? {};
  const entrants = useEntrants();
  const own = useDeskPart()?.entrants ?? {};
  const unused = unusedAmong(featured, draft.games, tables);
  return (
    <>
      {unused.length === 0 ? null : (
        <Notice meaning="wait">
          <p>{tell('draft.featureUnused', { tables: listed(unused.map(String)), count: unused.length })}</p>
        </Notice>
      )}
      {strangersAt(featured, draft, (id) => own[id]?.fixedTable ?? null).map(({ table, seats }) => (
        <Notice key={table} meaning="wait">
          <p>{tell('draft.feature', { table: table ?? 0, names: listed(seats.map((id) => nameIn(entrants, id))) })}</p>
        </Notice>
      ))}
    </>
  );
}

/** What pins, pairs ruled out and edits cost against the round that asks for nothing. */
function Dearer({ costs, best }: Required<Pick<Draft, 'costs' | 'best'>>) {
  const more = difference(costs, best);
  return (
    <Notice meaning={more.length === 0 ? 'note' : 'wait'}>
      <p>{more.length === 0 ? tell('draft.asGood') : tell('draft.dearer', { costs: costList(more) })}</p>
    </Notice>
  );
}

/** Each wish with what it cost. */
function PricedWishes({ wishes }: Required<Pick<Draft, 'wishes'>>) {
  const entrants = useEntrants();
  if (wishes.length === 0) return null;
  return (
    <Notice title={tell('draft.wishes')}>
      <ul class="wishes">
        {wishes.map(({ wish, more }) => {
          const text = wishText(wish, entrants);
          return (
            <li key={text} class="wish">
              <span>{text}</span>
              <Badge meaning={more?.length === 0 ? 'good' : 'wait'}>{priceText(more)}</Badge>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}

function priceText(more: readonly CostLine[] | null): string {
  if (more === null) return tell('wish.unknown');
  return more.length === 0 ? tell('wish.free') : costList(more);
}

function DraftScenario({ draft }: { readonly draft: Draft }) {
  const fields = useDesk().store.part('pack')?.scenarioFields ?? [];
  if (draft.scenario === null) return null;
  return (
    <section class="section pane">
      <h3>{tell('draft.scenario')}</h3>
      <ScenarioList values={draft.scenario} fields={fields} />
      {draft.drawn.length === 0 ? null : <Cards drawn={draft.drawn} />}
    </section>
  );
}
