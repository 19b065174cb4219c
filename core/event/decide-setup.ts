/** Before the first round: settings, options, house rules, documents, scenarios, publishing the pack. */
import { sealed } from '../journal/seal.ts';
import { isRefusal, refuse } from '../rules/refusal.ts';
import { isDate } from './calendar.ts';
import { changedTooLate, documentTooNew, notPublished, roundsChosen } from './checks.ts';
import { type DecideContext, type Decided, type Deciders, together } from './deciding.ts';
import { mixOf } from './draft.ts';
import type { EventEntry } from './entries.ts';
import { columnsRefusal } from './own-columns.ts';
import { type EventState, announcedScenarios, historyOf, latestRound } from './state.ts';
import type { ColumnAsked } from './types.ts';

type SetupCommand =
  | 'change-settings'
  | 'change-options'
  | 'add-house-rule'
  | 'remove-house-rule'
  | 'use-document'
  | 'set-scenario'
  | 'publish-pack'
  | 'start-event';

/** Rules are announced before the event; once a round is out, a change needs the organiser's word and a reason. */
function tooLate({ pack, state, unless }: Pick<DecideContext, 'pack' | 'state' | 'unless'>): Decided {
  return unless(changedTooLate(pack, { round: state.rounds.length, announced: true }));
}

function changeSettings({ body, state, text, chance, cites }: DecideContext<'change-settings'>): Decided {
  const { name, venue, organiser, judges, excluded, pairingsNote, ownColumns, ...plain } = body.settings;
  if (name?.trim() === '') return refuse('no-name', 'An event needs a name.');
  if (plain.date !== undefined && !isDate(plain.date)) {
    return refuse('bad-date', 'A date is written year-month-day, like 2026-11-21.');
  }
  if (plain.tables && new Set(plain.tables).size !== plain.tables.length) {
    return refuse('table-twice', 'A table number is in the list twice.');
  }
  if (plain.terrain && new Set(plain.terrain.map(({ table }) => table)).size !== plain.terrain.length) {
    return refuse('table-twice', 'A table can have one kind of terrain. One table is in the list twice.');
  }
  if (typeof plain.rounds === 'number' && plain.rounds < state.rounds.length) {
    return refuse('too-few-rounds', `Round ${state.rounds.length} is published already: plan at least as many rounds.`);
  }
  if ((plain.podium ?? 0) > 0 && !state.ended) {
    return refuse('not-over', 'Places are shown at the prize-giving: end the event first.');
  }
  const wrong = columnsRefusal(ownColumns);
  if (wrong) return wrong;
  const knows = hiddenLengthRuns(state);
  if (knows !== null && (plain.organiserPlays ?? state.settings.organiserPlays) !== state.settings.organiserPlays) {
    const message = `Nobody who plays in round ${knows} may know its hidden length: change this when the round is closed.`;
    return refuse('hidden-length', message, ...cites('hidden-length'));
  }
  return [
    {
      type: 'settings-changed',
      ...plain,
      ...(name === undefined ? {} : { name: text(name.trim()) }),
      ...(venue === undefined ? {} : { venue: text(venue) }),
      ...(organiser === undefined ? {} : { organiser: text(organiser) }),
      ...(judges === undefined ? {} : { judges: sealed('text', judges, chance.nonce()) }),
      ...(excluded === undefined ? {} : { excluded: sealed('secret', excluded, chance.nonce()) }),
      ...(pairingsNote === undefined ? {} : { pairingsNote: text(pairingsNote) }),
      ...(ownColumns === undefined ? {} : { ownColumns: sealed('secret', trimmed(ownColumns), chance.nonce()) }),
    },
  ];
}

function trimmed(columns: readonly ColumnAsked[]): readonly ColumnAsked[] {
  return columns.map(({ name, ...column }) => ({ name: name.trim(), ...column }));
}

/** The round under way whose length is hidden still; null: none. */
function hiddenLengthRuns(state: EventState): number | null {
  const latest = latestRound(state);
  return latest && !latest.closed && latest.clock.hidden ? latest.number : null;
}

function startEvent(asked: DecideContext<'start-event'>): Decided {
  const { pack, state, unless, cites } = asked;
  const present = historyOf(state).entrants.filter(({ status, checkedIn }) => status === 'active' && checkedIn);
  const seats = pack.pairing.seats(state.options);
  if (present.length < seats.min) {
    const message = `${present.length} checked in: a game needs ${seats.min}. Check players in first.`;
    return refuse('too-few', message, ...cites('too-few'));
  }
  const suggestion = pack.rounds.suggested(present.length, state.options);
  const rounds = roundsChosen(state.settings.rounds, suggestion.rounds);
  if (rounds === null) {
    const message = `The pack suggests no number of rounds for ${present.length} players: set one first.`;
    return refuse('no-rounds', message, ...suggestion.rules);
  }
  const start: EventEntry = {
    type: 'event-started',
    attendance: present.length,
    suggested: suggestion.rounds,
    rounds,
    mix: mixOf(state),
    rules: suggestion.rules,
  };
  const { date } = state.settings;
  const facts = { attendance: present.length, rounds, date, scenarios: announcedScenarios(pack, state, rounds) };
  const objection = pack.rounds.mayStart(facts, state.options);
  return together(unless(notPublished(pack, state)), unless(objection), [start]);
}

export const SETUP_DECIDERS: Deciders<SetupCommand> = {
  'change-settings': changeSettings,
  'change-options': (asked) => {
    const configured = asked.pack.options.configure({ ...asked.state.options, ...asked.body.options });
    if (isRefusal(configured)) return configured;
    return together(tooLate(asked), [{ type: 'options-changed', options: configured.options }]);
  },
  'add-house-rule': (asked) => {
    if (asked.body.text.trim() === '') return refuse('no-text', 'Write the house rule down.');
    return together(tooLate(asked), [{ type: 'house-rule-added', text: asked.text(asked.body.text.trim()) }]);
  },
  'remove-house-rule': (asked) => {
    const rule = asked.state.houseRules[asked.body.rule - 1];
    if (!rule || rule.removed) return refuse('unknown-rule', 'There is no such house rule.');
    return together(tooLate(asked), [{ type: 'house-rule-removed', rule: asked.body.rule }]);
  },
  'use-document': ({ pack, body, state, text, unless, cites }) => {
    const { date } = state.settings;
    if (!isDate(body.released)) return refuse('bad-date', 'A date is written year-month-day, like 2026-11-21.');
    if (date === null) return refuse('no-date', 'Set the date of the event first: it decides which documents count.');
    const objection = documentTooNew(pack, body, date);
    const { title, released } = body;
    return together(unless(objection), [
      { type: 'document-used', title: text(title), released, rules: cites('document-too-new') },
    ]);
  },
  'set-scenario': ({ pack, body, state, unless, chance }) => {
    const secret = pack.scenario.secret(state.options);
    if (body.round <= state.rounds.length) {
      return refuse('round-published', `Round ${body.round} is published. Its scenario cannot change.`);
    }
    const played = state.rounds.flatMap(({ scenario }) => (scenario ? [scenario] : []));
    const coming = Object.entries(state.scenarios).flatMap(([round, known]) =>
      Number(round) === body.round || Number(round) <= state.rounds.length ? [] : [known],
    );
    const objection = pack.scenario.check(state.options, body.scenario, [...played, ...coming]);
    return together(unless(objection), [
      {
        type: 'scenario-set',
        round: body.round,
        scenario: secret ? sealed('secret', body.scenario, chance.nonce()) : body.scenario,
      },
    ]);
  },
  'publish-pack': (asked) => {
    const { options, houseRules } = asked.state;
    return together(tooLate(asked), [{ type: 'pack-published', options, houseRules: houseRules.length }]);
  },
  'start-event': startEvent,
};
