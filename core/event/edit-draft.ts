/** Changing a draft by hand: allowed, warned about, and recorded with what it costs. */
import type { Stream } from '../chance/stream.ts';
import { lotStream } from '../chance/lots.ts';
import { sealed } from '../journal/seal.ts';
import { type Refusal, isRefusal, refuse } from '../rules/refusal.ts';
import { costsOf } from './costs.ts';
import type { DraftEdit } from './commands.ts';
import type { DecideContext, Decided } from './deciding.ts';
import { keyOf, ownLink } from './draft.ts';
import { seatingCosts } from './seating.ts';
import type { Draft } from './entries.ts';
import type { Pack } from './pack.ts';
import { type EventState, historyOf, nameOf, presentDraft } from './state.ts';
import type { EntrantId } from './types.ts';

export function editDraft({ pack, state, body, chance, because }: DecideContext<'edit-draft'>): Decided {
  const draft = presentDraft(state);
  if (!draft) return refuse('no-draft', 'There is no draft to edit: draft the round first.');
  const link = ownLink(state, chance, draft.round);
  if (isRefusal(link)) return link;
  // The proof, and what each wish cost, are of the round as it was drawn.
  const { certificate: _proof, wishes: _priced, ...drawn } = draft;
  let edited: Draft = { ...drawn, edited: true };
  for (const edit of body.edits) {
    const next = applyEdit(state, edited, edit);
    if (isRefusal(next)) return next;
    edited = next;
  }
  const lots = lotStream(keyOf(state, link), draft.round, `edit#${state.drafts.length}`);
  const priced = withCosts(pack, state, { before: draft, after: edited }, lots);
  if (isRefusal(priced)) return priced;
  return [
    {
      type: 'round-drafted',
      round: draft.round,
      draft: sealed('secret', priced, chance.nonce()),
      ...(body.reason === undefined ? {} : { because: because(body.reason) }),
    },
  ];
}

/** What the tables as they now are cost, by the pack's own account: the same tables, asked for as pins. */
function withCosts(
  pack: Pack,
  state: EventState,
  { before, after }: { readonly before: Draft; readonly after: Draft },
  lots: Stream,
): Draft | Refusal {
  const history = historyOf(state);
  const pins = after.games.filter(({ kind }) => kind === 'game').map(({ seats }) => seats);
  const odd = after.games.find(({ kind }) => kind !== 'game')?.seats[0];
  const plan = pack.pairing.pair(history, { pins, forbidden: [], ...(odd === undefined ? {} : { odd }) }, lots);
  // Who plays has changed since the draw: the draft is stale, and published only with a reason.
  if (isRefusal(plan)) return state.draftStale ? after : plan;
  const games = after.games.map((game, index) => {
    const same = game.seats === before.games[index]?.seats;
    return same || game.kind === 'bye'
      ? game
      : { ...game, attacker: pack.pairing.attacker(history, game.seats, lots).attacker };
  });
  const { paid, approval, why } = plan;
  const best = before.best ?? before.costs;
  return {
    ...after,
    games,
    paid,
    approval,
    why,
    costs: costsOf(plan, seatingCosts(state, games)),
    ...(best && { best }),
  };
}

/** One edit by hand: two people change places, or a game moves to another table (whoever sat there moves too). */
function applyEdit(state: EventState, draft: Draft, edit: DraftEdit): Draft | Refusal {
  if (edit.kind === 'swap') {
    const seated = new Set(draft.games.flatMap(({ seats }) => seats));
    const missing = [edit.a, edit.b].find((id) => !seated.has(id));
    if (missing !== undefined)
      return refuse('not-seated', `${nameOf(state.entrants[missing])} has no seat in this draft.`);
    if ([edit.a, edit.b].some((id) => state.entrants[id]?.ringer === true)) {
      return refuse('ringer-stays', 'The ringer stays where the odd player is: swap that player instead.');
    }
    const swap = (id: EntrantId) => (id === edit.a ? edit.b : id === edit.b ? edit.a : id);
    const games = draft.games.map((game) => {
      const seats = game.seats.map(swap);
      return seats.every((id, seat) => id === game.seats[seat]) ? game : { ...game, seats };
    });
    return { ...draft, games };
  }
  const wanted = [...edit.seats].sort().join();
  const game = draft.games.find(({ seats }) => [...seats].sort().join() === wanted);
  if (!game || game.kind === 'bye') return refuse('unknown-game', 'There is no such table in this draft.');
  const from = game.table;
  const games = draft.games.map((other) =>
    other === game ? { ...other, table: edit.table } : other.table === edit.table ? { ...other, table: from } : other,
  );
  return { ...draft, games };
}
