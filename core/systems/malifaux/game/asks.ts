/** What is to be answered now. Everything that a side has sealed is asked of that side alone, and told to nobody else. */
import { cite } from '../../../rules/cite.ts';
import { brokenRules } from '../../../rules/broken.ts';
import { sideIn } from '../../../encounter/names.ts';
import type { Ask, AskField, AskKind, Choice, SideId } from '../../../encounter/types.ts';
import { MOST_TOLD, type FactAsk, type NoteField, type Part, type Scheme } from '../play/scheme.ts';
import { candidates } from '../play/notes.ts';
import { callAsk } from './calls.ts';
import type { Slot } from './edition.ts';
import { inspectionAsks } from './inspection.ts';
import { removalAsks } from './removal.ts';
import {
  type GameState,
  type Pick,
  SIDES,
  endParts,
  endStrategies,
  followingIn,
  isRevealed,
  lawOf,
  situationOf,
} from './state.ts';
import { claimedFacts, suggestedCounts, suggestedFacts } from './suggest.ts';
import { tableId } from './boards.ts';
import { activationAsks } from './teams.ts';
import type { Strategy, StrategyPart } from '../play/strategy.ts';

/** The ask that says who attacks. */
export const ATTACKER = 'attacker';
const LONGEST = 20_000;
const NAME = 80;

export function asksNow(state: GameState): readonly Ask[] {
  const { phase, edition, as } = state;
  const seated = phase === 'crews' || phase === 'schemes' || phase === 'turn';
  return [...asksOf(state), ...attackerAsk(state), ...(seated ? inspectionAsks(edition.inspected, SIDES, as) : [])];
}

function asksOf(state: GameState): readonly Ask[] {
  switch (state.phase) {
    case 'scenario':
      return [scenarioAsk(state)];
    case 'leaders':
      return SIDES.filter((side) => !state.announced.includes(side)).map((side) => leaderAsk(state, side));
    case 'bans':
      return banAsks(state);
    case 'crews':
      return SIDES.flatMap((side) => crewAsks(state, side));
    case 'schemes':
      return SIDES.flatMap((side) =>
        state.slots
          .filter(({ id }) => !state.filled.includes(`${side}:${id}`))
          .map((slot) => takeAsk(state, side, slot)),
      );
    case 'turn':
      return [
        ...extraAsks(state),
        ...strategyAsks(state),
        ...killAsk(state),
        ...activationAsks(state),
        ...schemeAsks(state),
        ...removalAsks(state),
        tableAsk(state.turn),
        ...(state.lastTurn === null ? [callAsk(state.turn, state.edition.calls)] : []),
      ];
    case 'reveals':
      return revealAsks(state);
    case 'last':
      return [lastAsk(state)];
    case 'end':
      return [...endNow(state), ...removalAsks(state), tableAsk(state.turn)];
    case 'over':
      return [];
  }
}

function scenarioAsk({ edition, setting }: GameState): Ask {
  const parts = edition.scenarioFields(setting.options).filter(({ count }) => count > 0);
  const fields = parts.map(({ id, label, choices, count }): AskField => {
    const kind: AskKind =
      count === 1 ? { type: 'choice', choices } : { type: 'choices', choices, min: count, max: count };
    return { id, label, kind };
  });
  const rules = [...new Set(parts.flatMap((part) => part.rules))];
  return { id: 'scenario', of: 'any', label: 'What is played', kind: { type: 'record', fields }, rules };
}

const SET_UP: readonly GameState['phase'][] = ['leaders', 'bans', 'crews', 'schemes'];

/** Where no event has said it, and somebody does. */
function attackerAsk({ edition, setting, phase }: GameState): readonly Ask[] {
  if (setting.attacker !== null || edition.attackerRules.length === 0 || !SET_UP.includes(phase)) return [];
  const choices = SIDES.map((id) => ({ id, label: sideIn(id) }));
  return [
    {
      id: ATTACKER,
      of: 'any',
      label: 'Who attacks',
      kind: { type: 'draw', what: 'a side', as: { type: 'choice', choices } },
      optional: true,
      rules: edition.attackerRules,
    },
  ];
}

function leaderAsk({ edition }: GameState, side: SideId): Ask {
  return {
    id: `leader:${side}`,
    of: side,
    label: 'Your Leader',
    help: 'With its Keywords: “Lady Justice [Guard, Marshal]”. It opens when both are in.',
    kind: { type: 'text', longest: NAME },
    secret: true,
    rules: edition.banRules,
  };
}

/** The Attacker first, where there is one. */
function banAsks({ edition, setting: { attacker }, bans }: GameState): readonly Ask[] {
  const left = SIDES.filter((side) => bans[side] === undefined);
  const first = attacker !== null && left.includes(attacker) ? [attacker] : left;
  return first.map((side) => ({
    id: `ban:${side}`,
    of: side,
    label: 'A Keyword that they may not hire',
    help: 'One that their Leader does not have. Leave it empty to name none.',
    kind: { type: 'text', longest: NAME },
    rules: edition.banRules,
  }));
}

/** A side's Crew, as it was handed in at check-in where it was; a team's two, one after the other. */
function crewAsks({ edition, setting, declared }: GameState, side: SideId): readonly Ask[] {
  const both = edition.crews(setting.options) > 1;
  const key = declared.includes(side) ? `${side}:2` : side;
  if (declared.includes(key) || (key !== side && !both)) return [];
  const handed = setting.players[side]?.details[key === side ? 'crew' : 'crew-2'];
  return [
    {
      id: `crew:${key}`,
      of: side,
      label: key === side ? 'Your Crew' : 'Your teammate’s Crew',
      help: 'Paste it as your app shares it, the Leader first. What a list does not say may stand in brackets: “Hound (Minion) (3) [Guard, Versatile]”. It opens when all are in. Leave it empty to keep it on paper.',
      kind: { type: 'text', longest: LONGEST },
      secret: true,
      ...(handed === undefined
        ? {}
        : {
            suggested: handed
              .split(';')
              .map((line) => line.trim())
              .join('\n'),
          }),
      rules: [],
    },
  ];
}

/** Each Scheme asks for what it notes, and for nothing else. */
function takeAsk(state: GameState, side: SideId, slot: Slot): Ask {
  const { edition, setting } = state;
  const { pool, options } = setting;
  const choices = pool.map((id): Choice => ({ id, label: edition.labelOf(id) }));
  const noted = edition.schemes
    .filter(({ id }) => pool.includes(id))
    .flatMap((scheme) => noteFields(state, side, scheme));
  return {
    id: `take:${side}:${slot.id}`,
    of: side,
    label: slot.label,
    help: 'It opens when you score with it, or with the end of the game.',
    kind: {
      type: 'record',
      fields: [{ id: 'scheme', label: 'Scheme', kind: { type: 'choice', choices } }, ...noted],
    },
    secret: true,
    // With nothing taken, what is broken is the rule of taking.
    rules: [edition.notesRule, ...brokenRules(edition.checkPicks(pool, [], options))],
  };
}

function noteFields(state: GameState, side: SideId, { id, notes }: Scheme): readonly AskField[] {
  return (notes?.fields ?? []).map((wanted) => ({
    id: wanted.field,
    label: wanted.label,
    kind: noteKind(state, side, wanted),
    when: { field: 'scheme', is: id },
  }));
}

/** A choice of models where the Crews are known, else words. */
function noteKind({ models }: GameState, side: SideId, wanted: NoteField): AskKind {
  const may = models.filter(
    (model) =>
      (wanted.field === 'target' ? model.side !== side : model.side === side) &&
      (!model.told || candidates(wanted, side, [model]).length > 0),
  );
  const choices = may.map(({ id, name }) => ({ id, label: name }));
  if (choices.length === 0) return { type: 'text', longest: NAME };
  return wanted.field === 'models'
    ? { type: 'choices', choices, min: 1, max: Math.min(3, choices.length) }
    : { type: 'choice', choices };
}

function strategyAsks(state: GameState): readonly Ask[] {
  const { edition, setting, turn, done } = state;
  return edition.strategies.flatMap((strategy) => {
    const id = `turn:${turn}/strategy:${strategy.id}`;
    const part = strategy.parts.find(({ moment }) => moment === 'end-of-turn');
    if (!part || !setting.strategies.includes(strategy.id) || done.includes(id)) return [];
    return [strategyAsk(state, id, strategy, part)];
  });
}

function extraAsks({ edition, setting, turn, done }: GameState): readonly Ask[] {
  return edition.turnAsks(setting, turn).filter(({ id, again }) => again === true || !done.includes(id));
}

function afterAsks(state: GameState): readonly Ask[] {
  return followingIn(state).flatMap(({ asks }) => asks.filter(({ id }) => !state.done.includes(id)));
}

function strategyAsk(state: GameState, id: string, strategy: Strategy, part: StrategyPart): Ask {
  const { close, ...suggestion } = suggestedCounts(state, part, state.counts[strategy.id]);
  return {
    id,
    of: 'any',
    label: `End of Turn ${state.turn}: ${state.edition.labelOf(strategy.id)}`,
    help: 'When all Activations are done.',
    kind: {
      type: 'record',
      fields: SIDES.flatMap((side) =>
        part.asks.map((ask) => ({
          id: `${side}:${ask.id}`,
          label: `${sideIn(side)}: ${ask.question}`,
          kind: factKind(ask),
        })),
      ),
    },
    ...suggestion,
    rules: close ? [...part.rules, ...cite(...state.edition.closeRules)] : part.rules,
  };
}

function factKind({ kind, most = MOST_TOLD }: FactAsk): AskKind {
  return kind === 'flag' ? { type: 'flag' } : { type: 'number', min: 0, max: most };
}

function killAsk(state: GameState): readonly Ask[] {
  const { models, fallen, turn } = state;
  const left = models.filter(({ id }) => !fallen.some(({ victim }) => victim === id));
  if (left.length === 0) return [];
  const others = (side: string, name: string): boolean =>
    left.some((model) => model.side !== side && model.name === name);
  const choices = left.map(({ id, side, name }) => ({
    id,
    label: others(side, name) ? `${name}, ${sideIn(side)}` : name,
  }));
  const how: readonly Choice[] = [
    { id: 'killed', label: 'Killed' },
    { id: 'sacrificed', label: 'Sacrificed' },
    { id: 'removed', label: 'Removed in another way' },
  ];
  return [
    {
      id: `turn:${turn}/kill`,
      of: 'any',
      label: 'A model fell',
      kind: {
        type: 'record',
        fields: [
          { id: 'victim', label: 'Who', kind: { type: 'choice', choices } },
          { id: 'by', label: 'By whom', kind: { type: 'choice', choices }, optional: true },
          { id: 'how', label: 'How', kind: { type: 'choice', choices: how }, optional: true },
        ],
      },
      again: true,
      optional: true,
      rules: [],
    },
  ];
}

export function tableAsk(turn: number): Ask {
  return {
    id: tableId(turn),
    of: 'any',
    label: 'Where things stand',
    help: 'Measured, it suggests what everybody is asked.',
    kind: { type: 'table' },
    again: true,
    optional: true,
    rules: [],
  };
}

/** The parts of Schemes that may pay now, as far as the viewer knows who took what. */
function schemeAsks(state: GameState): readonly Ask[] {
  const { phase, picks, passed, edition } = state;
  return picks.flatMap((pick) => {
    const scheme = edition.schemes.find(({ id }) => id === pick.scheme);
    if (!scheme || passed.includes(pick.side)) return [];
    return scheme.parts
      .filter(
        ({ moments }) => !moments.includes('end-of-game') && moments.includes('end-of-turn') === (phase === 'reveals'),
      )
      .flatMap((part) => schemeAsk(state, pick, scheme, part));
  });
}

function schemeAsk(state: GameState, pick: Pick, scheme: Scheme, part: Part): readonly Ask[] {
  const so = situationOf(state, pick.side, scheme);
  const [moment] = part.moments;
  const prefix = state.phase === 'end' ? 'end' : `turn:${state.turn}`;
  const id = `${prefix}/scheme:${pick.side}:${scheme.id}:${moment ?? ''}`;
  const again = part.once !== true && state.phase === 'turn';
  if (lawOf(state).bar(part, so) !== null || (!again && state.done.includes(id))) return [];
  const seen = { side: pick.side, notes: pick.notes, revealed: isRevealed(state, pick) };
  const { close, ...suggestion } = suggestedFacts(state, part, seen);
  const claimed = state.phase === 'end' ? undefined : claimedFacts(lawOf(state), part, so);
  return [
    {
      id,
      of: pick.side,
      label: `${state.edition.labelOf(scheme.id)}: ${part.what}`,
      help: helpFor(part),
      kind: {
        type: 'record',
        fields: part.asks.map((ask) => ({ id: ask.id, label: ask.question, kind: factKind(ask) })),
      },
      ...(again ? { again } : {}),
      optional: state.phase !== 'end',
      ...(claimed === undefined ? {} : { suggested: { ...claimed } }),
      ...suggestion,
      rules: cite(...part.rules, ...state.edition.shownRules, ...(close ? state.edition.closeRules : [])),
    },
  ];
}

function helpFor({ removal }: Part): string {
  const shown = 'It is shown to everybody.';
  if (!removal) return shown;
  const { count, may } = removal;
  const markers =
    count === 'all' ? 'all of those Markers' : count === 1 ? 'one of those Markers' : `${count} of those Markers`;
  return may ? `${shown} Your opponent may then remove ${markers}.` : `${shown} Then remove ${markers}.`;
}

function revealAsks(state: GameState): readonly Ask[] {
  const shown = schemeAsks(state);
  return [...shown, ...removalAsks(state), ...afterAsks(state), ...passAsks(state, shown), tableAsk(state.turn)];
}

/** `shown`: what may be scored before, as far as the viewer knows. */
function passAsks({ turn, passed, slots, done }: GameState, shown: readonly Ask[]): readonly Ask[] {
  if (slots.length === 0) return [];
  return SIDES.filter((side) => !passed.includes(side) && !done.includes(`turn:${turn}/pass:${side}`)).map((side) => ({
    id: `turn:${turn}/pass:${side}`,
    of: side,
    label: 'No more Schemes this Turn',
    ...(shown.some(({ of }) => of === side)
      ? { help: 'First show what pays now, where you want to: it stands below.' }
      : {}),
    kind: { type: 'confirm' },
    rules: [],
  }));
}

function lastAsk({ turn, edition }: GameState): Ask {
  return {
    id: `turn:${turn}/last`,
    of: 'any',
    label: `Was Turn ${turn} the last?`,
    kind: { type: 'flag' },
    rules: edition.turns.rules,
  };
}

function endNow(state: GameState): readonly Ask[] {
  const strategies = endStrategies(state).flatMap((strategy): Ask[] => {
    const id = `end/strategy:${strategy.id}`;
    const part = strategy.parts.find(({ moment }) => moment === 'end-of-game');
    if (!part || state.done.includes(id)) return [];
    return [
      { ...strategyAsk(state, id, strategy, part), label: `End of the game: ${state.edition.labelOf(strategy.id)}` },
    ];
  });
  const schemes = endParts(state).flatMap(({ pick, part }) => {
    const scheme = state.edition.schemes.find(({ id }) => id === pick.scheme);
    return scheme ? schemeAsk(state, pick, scheme, part) : [];
  });
  return [...strategies, ...schemes];
}
