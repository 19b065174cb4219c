/** A game at a table for tests: its record kept in memory, everybody's pages to look at. */
import { encounterRuleset } from '../../../../core/encounter/ruleset.ts';
import type { ExplainedQuestions, ExplainedReading } from '../../../../core/encounter/explain.ts';
import type { EncounterGame, Verdict } from '../../../../core/encounter/game.ts';
import type { Ask, SideId } from '../../../../core/encounter/types.ts';
import type { EncounterCommand } from '../../../../core/encounter/commands.ts';
import type { EncounterState } from '../../../../core/encounter/state.ts';
import type { EncounterPart, MinePart, TablePart } from '../../../../core/encounter/view.ts';
import type { Json } from '../../../../core/journal/json.ts';
import type { Chance, Entry, Header, Viewer } from '../../../../core/journal/types.ts';
import { type Refusal, isRefusal } from '../../../../core/rules/refusal.ts';
import { kept } from '../../../../core/event/kept.ts';
import type { EncounterEntry } from '../../../../core/encounter/entries.ts';

const HASH = '0'.repeat(64);

export interface Seat {
  /** Tells as one of the sides; a refusal changes nothing. */
  readonly tell: (side: SideId, ask: string, value: Json) => Refusal | null;
  readonly command: (side: SideId, body: EncounterCommand) => Refusal | null;
  readonly asks: (side: SideId) => readonly string[];
  readonly mine: (side: SideId) => MinePart;
  readonly table: () => TablePart;
  readonly progress: () => EncounterPart['progress'];
  /** “May I?”, told as the side that asks. */
  readonly may: (side: SideId, question: string, value: Json) => Verdict | Refusal;
  /** What is read in an answer before it is given, in sentences with their rules. */
  readonly read: (side: SideId, ask: string, value: Json) => readonly string[];
  readonly questions: (side: SideId) => readonly Ask[];
  /** All that these viewers are sent: not even the hash of what is sealed. */
  readonly seen: (...viewers: readonly Viewer[]) => string;
}

function playerOf(side: SideId): Viewer {
  return { role: 'player', entrant: side };
}

export function seatAt(game: EncounterGame, setting: Json, seats: readonly SideId[] = ['A', 'B']): Seat {
  const rules = encounterRuleset(game);
  const options = { sides: seats.map((id) => ({ id })), setting };
  const header: Header = {
    format: 'muster-record/1',
    id: 'game',
    ruleset: 'encounter',
    system: game.system,
    created: 0,
    lots: HASH,
    options,
  };
  const begun = rules.begin(header);
  if (isRefusal(begun)) throw new Error(begun.message);
  let state: EncounterState = begun;
  let made = 0;
  const chance: Chance = { nonce: () => String((made += 1)).padStart(64, '0'), link: () => null };

  const command = (side: SideId, body: EncounterCommand): Refusal | null => {
    const decided = rules.decide(state, { id: String(made), at: 0, by: playerOf(side), body }, chance);
    if (isRefusal(decided)) return decided;
    state = rules.evolve(
      state,
      decided.map((entry) => written(entry, side)),
    );
    return null;
  };
  const written = (body: EncounterEntry, side: SideId): Entry<EncounterEntry> => {
    return { seq: 0, at: 0, by: playerOf(side), command: String(made), version: 1, body, prev: HASH, hash: HASH };
  };
  const pages = kept((_: EncounterState) => new Map<SideId, MinePart>());
  const mine = (side: SideId): MinePart => {
    const known = pages(state);
    const own = known.get(side) ?? rules.own(state, playerOf(side)).mine;
    if (!own) throw new Error(`Nobody plays ${side}.`);
    known.set(side, own);
    return own;
  };
  const shared = kept((now: EncounterState) => rules.shared(now));
  return {
    command,
    tell: (side, ask, value) => command(side, { type: 'tell', answers: [{ ask, value }] }),
    mine,
    asks: (side) => mine(side).asks.map(({ id }) => id),
    table: () => shared(state).table,
    progress: () => shared(state).encounter.progress,
    may: (side, question, value) =>
      rules.explain(state, playerOf(side), { may: question, value: JSON.stringify(value) }, chance) as
        | Verdict
        | Refusal,
    read: (side, ask, value) => {
      const told = rules.explain(state, playerOf(side), { read: ask, value: JSON.stringify(value) }, chance) as
        | ExplainedReading
        | Refusal;
      if (isRefusal(told)) return [told.message];
      const wrong = told.wrong === null ? [] : [{ ...told.wrong, text: `Refused: ${told.wrong.text}` }];
      return [...told.reads, ...wrong].map(({ text, rules: by }) => [text, ...by].join(' '));
    },
    questions: (side) => (rules.explain(state, playerOf(side), {}, chance) as ExplainedQuestions).questions,
    seen: (...viewers) => JSON.stringify([rules.shared(state), ...viewers.map((viewer) => rules.own(state, viewer))]),
  };
}
