/** The desk: judge calls, warnings, rulings, prompts, notes, painting, awards. */
import { cite } from '../rules/cite.ts';
import { type Refusal, isRefusal, refuse, remedied } from '../rules/refusal.ts';
import { sealed, valueOf } from '../journal/seal.ts';
import {
  type DecideContext,
  type Decided,
  type Deciders,
  together,
  STAFF_WORDS,
  unknownEntrant,
  unknownGame,
} from './deciding.ts';
import type { EventEntryOf } from './entries.ts';
import type { PaintingSpec } from './painting.ts';
import {
  type PaintingResult,
  checkPaintingEntry,
  checkPaintingMarks,
  checkPaintingVote,
  judgePainting,
} from './painting.ts';
import { type EventState, type Painting, findGame, nameOf } from './state.ts';
import type { EntrantId } from './types.ts';

type DeskCommand =
  | 'call-judge'
  | 'write-to-desk'
  | 'take-call'
  | 'answer-call'
  | 'announce'
  | 'end-announcement'
  | 'warn'
  | 'rule'
  | 'answer-prompt'
  | 'note'
  | 'track'
  | 'open-painting'
  | 'enter-painting'
  | 'vote-painting'
  | 'mark-painting'
  | 'award-painting'
  | 'give-award';

function callJudge({ body, state, command, secret }: DecideContext<'call-judge'>): Decided {
  if (!findGame(state, body.game)) return unknownGame(body.game);
  const open = state.calls.some(({ game, answered }) => game === body.game && !answered);
  if (open) return refuse('called-already', 'A judge has been called to this table already.');
  const about = body.about === undefined || body.about === '' ? {} : { about: secret(body.about) };
  const call = nextCall(state);
  return [{ type: 'judge-called', call, game: body.game, entrant: command.by.entrant ?? null, ...about }];
}

/** A number that no call has: one that was taken back leaves a gap and no other moves up. */
function nextCall({ calls }: EventState): number {
  return Math.max(0, ...calls.map(({ number }) => number)) + 1;
}

/** So many words of one player may wait: a desk that is flooded reads none. */
const WAITING_WORDS = 5;

function writeToDesk({ body, state, secret }: DecideContext<'write-to-desk'>): Decided {
  const { entrant: me } = body;
  if (!state.entrants[me]) return unknownEntrant(me);
  if (body.text.trim() === '') return refuse('nothing-said', 'Write what the desk should know.');
  const waiting = state.calls.filter(({ game, entrant, answered }) => game === null && entrant === me && !answered);
  if (waiting.length >= WAITING_WORDS) {
    return refuse('too-many-words', 'The desk has not answered your earlier messages yet. Please go there.');
  }
  return [{ type: 'desk-written', call: nextCall(state), entrant: me, about: secret(body.text.trim()) }];
}

/** One goes there: whoever is second learns who was first. */
function takeCall({ body, state, command, secret }: DecideContext<'take-call'>): Decided {
  const call = state.calls.find(({ number }) => number === body.call);
  if (!call) return refuse('unknown-call', 'There is no such call.');
  if (call.answered) return refuse('answered-already', 'This call is answered already.');
  if (call.taken) {
    const { by, name } = call.taken;
    if (by.role === command.by.role && by.staff === command.by.staff) return [];
    const who = (name && valueOf(name)) ?? STAFF_WORDS[by.role];
    return refuse('taken-already', `${who} has taken this call and is on the way.`);
  }
  const name = body.name?.trim() ?? '';
  return [{ type: 'call-taken', call: call.number, ...(name === '' ? {} : { name: secret(name) }) }];
}

function answerPrompt({ body, pack, text, command }: DecideContext<'answer-prompt'>): Decided {
  const prompt = pack.conduct.prompts.find(({ rule }) => rule === body.rule);
  if (!prompt) return refuse('unknown-prompt', `${pack.title} asks nothing under ${body.rule}.`);
  if (command.by.role === 'player' && !prompt.players) {
    return refuse('staff-only', 'The organiser answers this.', ...cite(prompt.rule));
  }
  return [{ type: 'prompt-answered', rule: prompt.rule, about: body.about, answer: text(body.answer) }];
}

/** The painting competition of this event and what the pack says of it, or why there is none. */
function competition({
  pack,
  state,
}: Pick<DecideContext, 'pack' | 'state'>): { spec: PaintingSpec; painting: Painting } | Refusal {
  if (!pack.conduct.painting) return refuse('no-painting', `${pack.title} has no painting competition.`);
  if (!state.painting) return refuse('no-painting', 'No painting competition is open at this event.');
  return { spec: pack.conduct.painting, painting: state.painting };
}

function openPainting({ pack, state, body }: DecideContext<'open-painting'>): Decided {
  if (!pack.conduct.painting?.methods.includes(body.method)) {
    return refuse('no-painting', `${pack.title} does not judge painting that way.`);
  }
  const entered = Object.keys(state.painting?.entries ?? {}).length > 0;
  if (entered) return refuse('painting-open', 'The competition is open and has entries.');
  const points = body.points && body.points.length > 0 ? body.points : [1];
  return [{ type: 'painting-opened', method: body.method, points, won: body.won ?? [] }];
}

function votePainting({ pack, state, body, chance }: DecideContext<'vote-painting'>): Decided {
  const found = competition({ pack, state });
  if ('refused' in found) return found;
  const { painting, spec } = found;
  const { voter, votes } = body;
  if (!state.entrants[voter]) return unknownEntrant(voter);
  if (painting.method !== 'vote') return refuse('no-votes', 'This competition is not judged by vote.');
  if (painting.winners) return refuse('painting-over', 'The vote is counted.');
  const entries = Object.keys(painting.entries);
  for (const vote of votes) {
    const objection = checkPaintingVote(spec, { by: voter, for: vote }, entries);
    if (objection) return objection;
  }
  if (votes.length > painting.points.length || new Set(votes).size !== votes.length) {
    const message = `Give at most ${painting.points.length}, each to a different entry.`;
    return refuse('bad-vote', message, ...cite(...spec.rules.vote));
  }
  return [{ type: 'painting-voted', voter, votes: sealed('secret', votes, chance.nonce()) }];
}

function markPainting({ pack, state, body, chance }: DecideContext<'mark-painting'>): Decided {
  const found = competition({ pack, state });
  if ('refused' in found) return found;
  const { painting, spec } = found;
  if (painting.method !== 'score') return refuse('no-marks', 'This competition is not judged by marks.');
  if (!painting.entries[body.entrant]) return refuse('no-entry', 'They have no entry.');
  const objection = checkPaintingMarks(spec, body.marks);
  if (objection) return objection;
  return [{ type: 'painting-marked', entrant: body.entrant, marks: sealed('secret', body.marks, chance.nonce()) }];
}

/** What the method makes of the marks or opened votes so far. */
function judged(spec: PaintingSpec, painting: Painting): PaintingResult | Refusal {
  return judgePainting(spec, {
    method: painting.method,
    entries: Object.keys(painting.entries),
    votes: Object.entries(painting.votes).flatMap(([by, votes]) =>
      (valueOf(votes) ?? []).map((id, place) => ({ by, for: id, points: painting.points[place] ?? 0 })),
    ),
    marks: painting.marks,
  });
}

function awardPainting({ pack, state, body, because }: DecideContext<'award-painting'>): Decided {
  const found = competition({ pack, state });
  if ('refused' in found) return found;
  const { painting, spec } = found;
  const stranger = body.winners.find((id) => !painting.entries[id]);
  if (stranger !== undefined) return refuse('no-entry', `${nameOf(state.entrants[stranger])} has no entry.`);
  const unmarked =
    painting.method === 'score' ? Object.keys(painting.entries).find((id) => !painting.marks[id]) : undefined;
  if (unmarked !== undefined) {
    const message = `Mark the entry of ${nameOf(state.entrants[unmarked])} first: the most points win.`;
    return refuse('marks-missing', message, ...cite(...spec.rules.score));
  }
  const result = judged(spec, painting);
  if (isRefusal(result)) return result;
  const { totals, best, rules } = result;
  // Nobody named: the points decide.
  const winners = body.winners.length === 0 && best.length === 1 ? best : body.winners;
  if (winners.length === 0) {
    const names = best.map((id) => nameOf(state.entrants[id])).join(', ');
    const message = best.length === 0 ? 'Choose the winner.' : `${names} share the most points: choose among them.`;
    return refuse('no-winner', message, ...rules);
  }
  const beaten = painting.method === 'executive' ? undefined : winners.find((id) => !best.includes(id));
  if (beaten !== undefined) {
    return refuse('not-top', `${nameOf(state.entrants[beaten])} does not have the most points.`, ...rules);
  }
  if (winners.length < best.length && body.reason === undefined) {
    const message = 'Several share the most points: say why this one wins, or let them share.';
    return remedied(refuse('tie', message, ...cite(...spec.rules.tie)), 'reason');
  }
  const why = body.reason === undefined ? {} : { because: because(body.reason, rules) };
  return [{ type: 'painting-awarded', winners, totals, ...why }];
}

/** An entry of models that have not won under this organiser this year. */
function enterPainting({ pack, state, body, chance }: DecideContext<'enter-painting'>): Decided {
  const found = competition({ pack, state });
  if ('refused' in found) return found;
  const { painting, spec } = found;
  if (painting.winners) return refuse('painting-over', 'The competition is decided.');
  const { organiser, date } = state.settings;
  const entry = { models: body.models, organiser: organiser?.open?.value ?? '', date: date ?? '' };
  const objection = knownAll(state, [body.entrant]) ?? checkPaintingEntry(spec, entry, painting.won);
  const models = sealed('text', body.models, chance.nonce());
  return objection ?? [{ type: 'painting-entered', entrant: body.entrant, models }];
}

/** What players announce about how they mark effects. */
function track({ pack, body, state, unless, chance }: DecideContext<'track'>): Decided {
  if (!state.entrants[body.entrant]) return unknownEntrant(body.entrant);
  const announced: EventEntryOf<'tracking-announced'> = {
    type: 'tracking-announced',
    entrant: body.entrant,
    methods: sealed('text', body.methods, chance.nonce()),
  };
  return together(unless(pack.conduct.checkTracking(body.methods)), [announced]);
}

/** Nobody who was disqualified is honoured. */
function disqualifiedAmong(
  state: EventState,
  ids: readonly EntrantId[],
  cites: DecideContext['cites'],
): Refusal | null {
  const out = ids.find((id) => state.entrants[id]?.status === 'disqualified');
  if (out === undefined) return null;
  const message = `${nameOf(state.entrants[out])} was disqualified and takes no award.`;
  return refuse('disqualified', message, ...cites('disqualified-plays'));
}

function knownAll(state: EventState, ids: readonly EntrantId[]): Refusal | null {
  const missing = ids.find((id) => !state.entrants[id]);
  return missing === undefined ? null : unknownEntrant(missing);
}

export const DESK_DECIDERS: Deciders<DeskCommand> = {
  'call-judge': callJudge,
  'write-to-desk': writeToDesk,
  'take-call': takeCall,
  'answer-call': ({ body, state, secret }) => {
    const call = state.calls.find(({ number }) => number === body.call);
    if (!call) return refuse('unknown-call', 'There is no such call.');
    const reply = body.reply?.trim() ?? '';
    if (call.answered) return [];
    return [{ type: 'call-answered', call: call.number, ...(reply === '' ? {} : { reply: secret(reply) }) }];
  },
  announce: ({ body, text }) =>
    body.text.trim() === ''
      ? refuse('nothing-said', 'Write what everybody should read.')
      : [{ type: 'announced', text: text(body.text.trim()) }],
  'end-announcement': ({ state }) => (state.announcement === null ? [] : [{ type: 'announcement-ended' }]),
  warn: ({ body, state, secret }) =>
    knownAll(state, [body.entrant]) ?? [
      {
        type: 'warned',
        entrant: body.entrant,
        topic: secret(body.topic),
        text: secret(body.text),
      },
    ],
  rule: ({ body, state, text, cites }) => {
    if (body.game !== undefined && !findGame(state, body.game)) return unknownGame(body.game);
    return [
      {
        type: 'ruled',
        topic: body.topic.trim(),
        text: text(body.text),
        ...(body.game === undefined ? {} : { game: body.game }),
        round: state.rounds.length,
        rules: cites('ruling'),
      },
    ];
  },
  'answer-prompt': answerPrompt,
  note: ({ body, secret }) => [{ type: 'noted', text: secret(body.text) }],
  track,
  'open-painting': openPainting,
  'enter-painting': enterPainting,
  'vote-painting': votePainting,
  'mark-painting': markPainting,
  'award-painting': awardPainting,
  'give-award': ({ body, state, text, cites }) =>
    knownAll(state, body.entrants) ??
    disqualifiedAmong(state, body.entrants, cites) ?? [
      { type: 'award-given', title: text(body.title), entrants: body.entrants },
    ],
};
