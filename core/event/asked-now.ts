/** What the `guide` rules of a pack ask people now, of whom and of what. */
import { isRefusal } from '../rules/refusal.ts';
import type { RuleId } from '../rules/rule-ids.ts';
import { kept } from './kept.ts';
import type { Pack } from './pack.ts';
import type { PromptContext, PromptSpec } from './prompts.ts';
import { type EventState, latestRound, nameOf, phaseOf, plannedRounds } from './state.ts';
import type { EntrantId, Game, OptionValues } from './types.ts';
import { text } from './view.ts';
import type { AskedPrompt, DeskPart } from './views.ts';

/** Where each of the pack's questions is asked now: about the event, the latest round, or a game of it. */
export function promptsOf(pack: Pack, state: EventState): DeskPart['prompts'] {
  const occasion = occasionOf(state);
  return pack.conduct.prompts.flatMap((prompt) =>
    [...placesOf(pack, state, prompt), ...(prompt.players ? answeredBy(state, prompt.rule) : [])].flatMap((about) =>
      isAskedNow(pack, state, prompt, { about, occasion }) ? [asked(state, prompt, about)] : [],
    ),
  );
}

/** The questions that this player answers for themselves. */
export function promptsTo(pack: Pack, state: EventState, me: EntrantId): DeskPart['prompts'] {
  const own = pack.conduct.prompts.filter(({ players }) => players);
  if (own.length === 0) return [];
  const now = { about: me, occasion: occasionOf(state) };
  return own.flatMap((prompt) => (isAskedNow(pack, state, prompt, now) ? [asked(state, prompt, me)] : []));
}

/** What was answered stays, whatever has changed since. */
function isAskedNow(
  pack: Pack,
  state: EventState,
  { rule }: PromptSpec,
  { about, occasion }: { readonly about: string; readonly occasion: PromptContext },
): boolean {
  return state.answers[`${rule} ${about}`] !== undefined || pack.conduct.asks(rule, occasion);
}

function occasionOf(state: EventState): PromptContext {
  const { options, rounds, painting } = state;
  const latest = latestRound(state);
  return {
    options,
    paid: latest?.paid.flatMap(({ rules }) => rules) ?? [],
    called: latest?.clock.called ?? [],
    drawn: latest?.drawn ?? [],
    lastRound: rounds.length >= (plannedRounds(state) ?? Infinity),
    ...attendanceOf(state.entrants),
    painting: painting !== null,
  };
}

/** Counted once: a thousand phones are told after every result. */
const attendanceOf = kept((entrants: EventState['entrants']): Pick<PromptContext, 'players' | 'dropped'> => {
  const players = Object.values(entrants).filter(({ ringer }) => !ringer);
  return { players: players.length, dropped: players.some(({ status }) => status === 'dropped') };
});

const disqualifiedIn = kept((entrants: EventState['entrants']): readonly EntrantId[] =>
  Object.values(entrants).flatMap(({ id, status }) => (status === 'disqualified' ? [id] : [])),
);

/** The players who answered for themselves. */
function answeredBy(state: EventState, rule: RuleId): readonly EntrantId[] {
  if (!Object.keys(state.answers).some((key) => key.startsWith(`${rule} `))) return [];
  return Object.keys(state.entrants).filter((id) => state.answers[`${rule} ${id}`] !== undefined);
}

/** A question with its answer, if it has one: what, who and when. */
function asked(state: EventState, prompt: PromptSpec, about: string): AskedPrompt {
  const answer = state.answers[`${prompt.rule} ${about}`];
  const entrant = answer?.by.entrant;
  return {
    ...prompt,
    about,
    given: text(answer?.text) || null,
    by: answer ? { role: answer.by.role, name: entrant === undefined ? null : nameOf(state.entrants[entrant]) } : null,
    at: answer?.at ?? null,
  };
}

function placesOf(pack: Pack, state: EventState, { moment, rule }: PromptSpec): readonly string[] {
  const latest = latestRound(state);
  switch (moment) {
    case 'set-up':
    case 'check-in':
      return isAskedBefore(state, rule) ? ['event'] : [];
    case 'round':
      return latest ? [`round ${latest.number}`] : [];
    case 'game':
      return [];
    case 'result':
    case 'forfeit':
      return state.rounds.flatMap(({ games }) => askingIn(pack)(state.options)(games).get(rule) ?? []);
    case 'disqualification':
      return disqualifiedIn(state.entrants);
    case 'award':
      return state.painting ? ['event'] : [];
  }
}

/** What is asked of the day's beginning is asked until it has begun; an answer stays. */
function isAskedBefore(state: EventState, rule: RuleId): boolean {
  return phaseOf(state) === 'registration' || state.answers[`${rule} event`] !== undefined;
}

/** The games of a round whose results ask something, by the question. */
const askingIn = kept((pack: Pack) =>
  kept((options: OptionValues) =>
    kept((games: readonly Game[]): ReadonlyMap<string, readonly string[]> => {
      const byRule = new Map<string, string[]>();
      for (const { id, seats, result } of games) {
        const scored = result && pack.results.score({ seats, result }, options);
        if (scored === null || isRefusal(scored)) continue;
        for (const rule of new Set(scored.prompts)) byRule.set(rule, [...(byRule.get(rule) ?? []), id]);
      }
      return byRule;
    }),
  ),
);
