/** A game of Malifaux at a table: Crews and Schemes sealed, Turns scored, Schemes shown when they pay, the end. */
import type { Game, Play } from '../../../encounter/game.ts';
import { sideIn } from '../../../encounter/names.ts';
import type { Answer, Ask, Encounter, Guide, Lines } from '../../../encounter/types.ts';
import { type Json, isPlainObject } from '../../../journal/json.ts';
import { cite } from '../../../rules/cite.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { type Broken, brokenRefusal } from '../../../rules/broken.ts';
import { OFF, checkTable } from '../../../encounter/table.ts';
import { checkNotes } from '../play/notes.ts';
import { scorePart } from '../play/score.ts';
import { type Crew, type CrewModel, leaderOf } from '../roster/crew.ts';
import { readCrew, unreadRefusal } from '../roster/paste.ts';
import { ATTACKER, asksNow } from './asks.ts';
import { boardsOf } from './boards.ts';
import { callGuide } from './calls.ts';
import type { GameEdition } from './edition.ts';
import { inspectionGuides } from './inspection.ts';
import { type Asking, mayOf } from './may.ts';
import { paperOf } from './paper.ts';
import { checkGone } from './removal.ts';
import { HANDED_IN, beginSetting, playedAs, settingOfEvent } from './setting.ts';
import { type GameState, SIDES, followingIn, gameState, lawOf, notesIn, situationOf, wordsOf } from './state.ts';
import { groundOf } from './suggest.ts';
import { activationGuides, checkActivated } from './teams.ts';
import { askedOf, playTable } from './told-table.ts';

export function malifauxGame(edition: GameEdition): Game {
  // A page asks many things of one game, and a game as somebody knows it never changes.
  const known = new WeakMap<Encounter, GameState>();
  const stateOf = (encounter: Encounter): GameState => {
    const state = known.get(encounter) ?? gameState(edition, encounter);
    known.set(encounter, state);
    return state;
  };
  const play: Play = {
    asks: (encounter) => asksNow(stateOf(encounter)),
    notAsked: (encounter, ask) => alreadySealed(stateOf(encounter), ask),
    check: (encounter, ask, value) => checkAnswer(stateOf(encounter), ask, value),
    opens: (encounter, latest) => opened(encounter, stateOf(encounter), latest),
    draw: (_encounter, { id }, stream) => (id === ATTACKER ? (stream.die(2) === 1 ? 'A' : 'B') : stream.die(6)),
    progress: (encounter) => progressOf(stateOf(encounter)),
    points: (encounter) => stateOf(encounter).points,
    lines: (encounter) => linesOf(stateOf(encounter)),
    checkLines: (_encounter, lines) => checkLines(edition, lines),
    guides: (encounter) => guidesNow(stateOf(encounter), encounter),
    due: () => [],
    boards: (encounter) => boardsOf(stateOf(encounter)),
    may: mayOf((encounter) => askingIn(stateOf(encounter))),
  };
  return {
    system: edition.system,
    title: edition.title,
    seats: [2, 2],
    begin: (setting) => beginSetting(edition, setting),
    ofEvent: settingOfEvent,
    handedIn: HANDED_IN,
    play: () => play,
    options: edition.playOptions,
    paper: (_sides, setting) => paperOf(edition, setting),
  };
}
/** While Turns are played, what can come up in them may be asked. */
function askingIn(state: GameState): Asking | null {
  const { phase, fallen } = state;
  if (phase !== 'turn' && phase !== 'reveals') return null;
  return {
    ...state,
    sides: SIDES,
    asked: askedOf(state),
    out: fallen.map(({ victim }) => victim),
    ground: groundOf(state),
    tableOn: (now) => playTable(state, now),
  };
}

function checkAnswer(state: GameState, { id }: Ask, value: Json): Refusal | null {
  const [name, side = '', ...words] = wordsOf(id);
  switch (name) {
    case 'scenario': {
      const played = playedAs(state.edition, state.setting.options, value);
      return isRefusal(played) ? played : null;
    }
    case 'leader':
      return typeof value === 'string' && leaderOf(readCrew(value, state.edition.factions).crew)
        ? null
        : refuse('bad-leader', 'Name the Leader, with its Keywords in brackets.', ...cite(...state.edition.banRules));
    case 'ban':
      return checkNamed(state, side, value);
    case 'crew':
      return checkCrew(state, side, value);
    case 'take':
      return checkTake(state, side, words[0] ?? '', value);
    case 'scheme':
      return checkScheme(state, side, words, value);
    case OFF:
      return checkGone(state, id, value);
    case 'activated':
      return checkActivated(state, value);
    case 'table':
      return checkTable(askedOf(state), state.told, value);
    default:
      return null;
  }
}

/** A Scheme that was noted stays. */
function alreadySealed({ edition, filled }: GameState, ask: string): Refusal | null {
  const [name, side, slot] = wordsOf(ask);
  if (name !== 'take' || !filled.includes(`${side}:${slot}`)) return null;
  return refuse('sealed', 'A Scheme that was noted cannot be changed.', ...cite(edition.sealedRule));
}

const UNKNOWN = { faction: null, details: {}, earlier: [] };

/** Empty: it stays on paper. */
function checkCrew({ edition, setting, bans, crews, leaders }: GameState, side: string, value: Json): Refusal | null {
  const text = typeof value === 'string' ? value : '';
  if (text.trim() === '') return null;
  const pasted = readCrew(text, edition.factions);
  const { crew } = pasted;
  if (!leaderOf(crew)) return refuse('bad-crew', 'No model can be read in it: one a line, the Leader first.');
  const unread = unreadRefusal('bad-crew', pasted);
  if (unread) return unread;
  const [whose, other] = side === 'B' ? (['B', 'A'] as const) : (['A', 'B'] as const);
  const ban = bans[other] === '' ? undefined : bans[other];
  const mate = crews[whose];
  const announced = leaders[whose];
  const isLast = mate !== undefined || edition.crews(setting.options) === 1;
  if (announced && isLast && crew.leader !== announced.name && mate?.leader !== announced.name) {
    return refuse('bad-crew', `${announced.name} was announced to lead this Crew.`, ...cite(...edition.banRules));
  }
  const player = setting.players[side] ?? UNKNOWN;
  const told = { crew: ledAs(crew, announced), player };
  const beside = { ...(ban === undefined ? {} : { ban }), ...(mate === undefined ? {} : { mate }) };
  return brokenRefusal('bad-crew', edition.checkCrew({ ...told, ...beside }, setting.options));
}

/** What was said of the Leader when it was announced counts, where the list does not say it. */
function ledAs(crew: Crew, announced: CrewModel | undefined): Crew {
  const leader = leaderOf(crew);
  if (!announced?.keywords || leader?.name !== announced.name || leader.keywords) return crew;
  const { keywords } = announced;
  return { ...crew, models: crew.models.map((model) => (model === leader ? { ...model, keywords } : model)) };
}

/** Empty: none. */
function checkNamed({ edition, leaders }: GameState, side: string, value: Json): Refusal | null {
  const keyword = typeof value === 'string' ? value.trim() : '';
  if (keyword === '') return null;
  const leader = leaders[side === 'A' ? 'B' : 'A'];
  return brokenRefusal('bad-ban', edition.checkBan(keyword, leader?.keywords ?? []));
}

function checkTake(state: GameState, side: string, slotId: string, value: Json): Refusal | null {
  const { edition, setting, slots, picks, models } = state;
  const slot = slots.find(({ id }) => id === slotId);
  if (!slot || !isPlainObject(value)) return refuse('bad-answer', 'Take one Scheme.');
  const scheme = typeof value.scheme === 'string' ? value.scheme : '';
  const own = picks.filter((pick) => pick.side === side);
  if (own.some((pick) => pick.scheme === scheme)) {
    const again = edition.checkPicks(setting.pool, [...own, { slot, scheme }, { slot, scheme }], setting.options);
    return brokenRefusal('same-scheme', again) ?? refuse('same-scheme', 'You took that Scheme already.');
  }
  const last = own.length === slots.length - 1;
  const picked = last ? edition.checkPicks(setting.pool, [...own, { slot, scheme }], setting.options) : [];
  return brokenRefusal('bad-schemes', [...picked, ...checkNoted(state, side, scheme, value, slot, models)]);
}

/** What is noted is there; where ranks and Costs of the noted models were told, it is what the Scheme allows. */
function checkNoted(
  { edition }: GameState,
  side: string,
  scheme: string,
  value: Readonly<Record<string, unknown>>,
  slot: GameState['slots'][number],
  models: GameState['models'],
): readonly Broken[] {
  const notes = notesIn(value, slot);
  const ids = [notes.model, notes.target, ...(notes.models ?? [])].filter((id) => id !== undefined);
  const noted = ids.map((id) => models.find((model) => model.id === id));
  const broken = checkNotes(edition.schemes, { side, scheme, notes, models }, edition.notesRule);
  const known = noted.every((model) => model?.told);
  return known ? broken : broken.filter(({ rule }) => rule === edition.notesRule);
}

/** A Scheme is shown when it pays: what does not pay is not said. */
function checkScheme(state: GameState, side: string, [id, moment]: readonly string[], value: Json): Refusal | null {
  const scheme = state.edition.schemes.find((one) => one.id === id);
  const part = scheme?.parts.find(({ moments }) => moments.some((one) => one === moment));
  const whose = SIDES.find((one) => one === side);
  if (!scheme || !part || !whose) return refuse('not-asked', 'There is no such Scheme.');
  if (state.phase === 'end') return null;
  const facts = isPlainObject(value) ? (value as Readonly<Record<string, number | boolean>>) : {};
  const score = scorePart(lawOf(state), part, { facts }, situationOf(state, whose, scheme));
  if (score.vp > 0 || score.places > 0) return null;
  const why = score.bar ?? `This does not hold: ${part.what}.`;
  return refuse('does-not-hold', `${state.edition.labelOf(scheme.id)} does not score. ${why}`, ...part.rules);
}

/** Crews when both are in; a Scheme when it is shown; all of them at the end. */
function opened(encounter: Encounter, state: GameState, latest: Answer): readonly number[] {
  const sealed = (prefix: string): readonly Answer[] =>
    encounter.answers.filter((answer) => answer.sealed && answer.ask.startsWith(prefix));
  const [name, side, scheme] = wordsOf(latest.ask);
  if (name === 'leader') return state.phase === 'leaders' ? [] : sealed('leader:').map(({ number }) => number);
  if (name === 'crew') return state.phase === 'crews' ? [] : sealed('crew:').map(({ number }) => number);
  if (state.phase === 'end' || state.phase === 'over') return sealed('take:').map(({ number }) => number);
  if (name !== 'scheme') return [];
  return sealed(`take:${side ?? ''}:`)
    .filter(({ value }) => isPlainObject(value) && value.scheme === scheme)
    .map(({ number }) => number);
}

const STEPS: Readonly<Record<Exclude<GameState['phase'], 'turn' | 'reveals' | 'last'>, string>> = {
  scenario: 'Set-up: what is played',
  leaders: 'Set-up: Leaders',
  bans: 'Set-up: Keywords against each other',
  crews: 'Set-up: Crews',
  schemes: 'Set-up: Schemes',
  end: 'End of the game',
  over: 'The game is over',
};

function progressOf({ phase, turn, lastTurn, edition }: GameState): ReturnType<Play['progress']> {
  const step =
    phase === 'turn' || phase === 'reveals' || phase === 'last'
      ? `Turn ${turn}${phase === 'turn' ? '' : ': Schemes'}`
      : STEPS[phase];
  const over = phase === 'over';
  const last = lastTurn ?? edition.turns.last;
  const why = over
    ? 'Everything is scored.'
    : phase === 'end'
      ? 'The last Turn is played: score the end of the game.'
      : edition.turns.flips && lastTurn === null
        ? `From Turn ${last} on the cards say whether another follows.`
        : `The game ends with Turn ${last}.`;
  return { step, turn, over, why, rules: cite(...edition.turns.rules) };
}

function linesOf({ points }: GameState): Lines {
  const vp = (side: string): number =>
    points.filter((line) => line.side === side).reduce((sum, line) => sum + line.points, 0);
  return { A: { vp: vp('A') }, B: { vp: vp('B') } };
}

function checkLines({ highest, figureRules }: GameEdition, lines: Lines): Refusal | null {
  const wrong = Object.values(lines).some(({ vp }) => !Number.isInteger(vp) || Number(vp) < 0 || Number(vp) > highest);
  return wrong ? refuse('bad-lines', `Victory Points are whole, from 0 to ${highest}.`, ...cite(...figureRules)) : null;
}

function guidesNow(state: GameState, encounter: Encounter): readonly Guide[] {
  const { edition, findings } = state;
  const measured: readonly Guide[] = state.isMeasured ? [{ text: MEASURED, rules: cite(...edition.judging) }] : [];
  return [...momentGuides(state, encounter), ...inspectionGuides(edition.inspected, findings), ...measured];
}

const MEASURED =
  'What is measured goes from edge to edge, where any part is enough; Strategies score before Schemes, and what one removes is gone for the next.';

function momentGuides(state: GameState, encounter: Encounter): readonly Guide[] {
  const { edition, setting, phase, turn } = state;
  if (phase === 'scenario') return [];
  if (phase === 'leaders' || phase === 'bans' || phase === 'crews' || phase === 'schemes') {
    const attacks = setting.attacker;
    const drawn = encounter.answers.some(({ ask }) => ask === ATTACKER);
    const who: readonly Guide[] =
      edition.attackerRules.length === 0
        ? []
        : [
            {
              text:
                attacks === null
                  ? 'Draw at random who attacks.'
                  : drawn
                    ? `${sideIn(attacks)} attacks, as it was drawn.`
                    : `${sideIn(attacks)} attacks, by the standings or the draw of the event.`,
              rules: cite(...edition.attackerRules),
            },
          ];
    return [...who, ...(phase === 'crews' ? banGuides(state) : []), ...edition.guides(setting.options, setting)];
  }
  const told = (ask: string) => encounter.answers.findLast((answer) => answer.ask === ask)?.value;
  const asked = phase === 'turn' ? [...activationGuides(state), ...edition.turnGuides(setting, turn, told)] : [];
  const may = phase === 'turn' ? mayDo(state) : [];
  // What a call leaves to be played comes before what any Turn has.
  return [
    ...callGuides(state, encounter, turn),
    ...asked,
    ...(phase === 'reveals' ? state.reasons : []),
    ...followingIn(state).flatMap(({ guides }) => guides),
    ...may,
  ];
}

/** What each side may not hire, said while it does. */
function banGuides({ edition, bans }: GameState): readonly Guide[] {
  return SIDES.flatMap((side) => {
    const keyword = bans[side === 'A' ? 'B' : 'A'] ?? '';
    if (keyword === '') return [];
    const text = `${sideIn(side)} hires nobody of ${keyword} who shares no Keyword with their Leader and is not Versatile.`;
    return [{ text, rules: cite(...edition.bannedRules) }];
  });
}

/** What Interacts may be taken for the Schemes that the viewer knows of. */
function mayDo({ edition, picks }: GameState): readonly Guide[] {
  return [...new Set(picks.map(({ scheme }) => scheme))].flatMap((id) => edition.schemeGuides[id] ?? []);
}

/** What a call leaves to be played. */
function callGuides({ edition, lastTurn, phase }: GameState, { answers }: Encounter, turn: number): readonly Guide[] {
  if (lastTurn !== turn || (phase !== 'turn' && phase !== 'reveals')) return [];
  const told = answers.findLast(({ ask }) => ask === `turn:${turn}/call`)?.value;
  const call = edition.calls.find((one) => one === told);
  if (!call) return [];
  const step = phase === 'turn' ? 'activations' : 'end';
  return [callGuide(edition.callEffect(call, { turn, step, activating: true, over: false }), turn)];
}
