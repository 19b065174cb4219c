/** May this happen, and what follows? */
import { hashText } from '../chance/bytes.ts';
import { lotStream, roundKey } from '../chance/lots.ts';
import type { Stream } from '../chance/stream.ts';
import { type Json, canonical, sameJson } from '../journal/json.ts';
import { type Sealed, plainOf, sealed } from '../journal/seal.ts';
import type { Chance, Command } from '../journal/types.ts';
import { type Refusal, isRefusal, refuse, remedied } from '../rules/refusal.ts';
import { partsOf } from './ask-id.ts';
import { askedThen, isAccount, seenBefore } from './asked.ts';
import type { EncounterCommand } from './commands.ts';
import type { EncounterEntry } from './entries.ts';
import { comesOfCorrection, wrongAccount } from './correction.ts';
import { evolveEncounter } from './evolve.ts';
import type { EncounterGame, Play } from './game.ts';
import { standsWithout } from './going-back.ts';
import { ENCOUNTER_POLICY } from './policy.ts';
import { checkShape } from './shape.ts';
import { type EncounterState, lastToStay, playedBy, seenBy } from './state.ts';
import type { Ask, KeptAnswer, Lines, SideId, Viewpoint } from './types.ts';
import { wordsOf } from './words.ts';

type Decided = readonly EncounterEntry[] | Refusal;
type Body<Type extends EncounterCommand['type']> = Extract<EncounterCommand, { readonly type: Type }>;

/** Who acts, for which side, and what they may use. */
interface Acting {
  readonly play: Play;
  readonly state: EncounterState;
  readonly chance: Chance;
  readonly at: number;
  /** Null: staff, for nobody in particular. */
  readonly side: SideId | null;
  readonly staff: boolean;
  /** Nobody: a time ran out. */
  readonly system: boolean;
  /** The clock on the table: it tells taps, for whoever tapped. */
  readonly clock: boolean;
  readonly text: (words: string) => Sealed<string>;
}

export function decideEncounter(
  game: EncounterGame,
  state: EncounterState,
  command: Command<EncounterCommand>,
  chance: Chance,
): Decided {
  const { body, by, at } = command;
  const system = by.role === 'system';
  const grant = ENCOUNTER_POLICY[body.type];
  const staff = system || grant.staff.some((role) => role === by.role);
  const clock = by.role === 'display' && grant.display;
  if (!staff && !clock && !(by.role === 'player' && grant.player)) {
    return refuse('not-allowed', 'Only the players at this table or a judge can do that.');
  }
  const side = staff ? (('side' in body ? body.side : undefined) ?? null) : playedBy(state, by);
  if (!staff && !clock && side === null) return refuse('not-your-table', 'You do not play at this table.');
  if (side !== null && !state.sides.some(({ id }) => id === side)) return refuse('unknown-side', 'Nobody sits there.');
  const text = (words: string): Sealed<string> => sealed('text', words, chance.nonce());
  const play = game.play(state.setting);
  return decided({ play, state, chance, at, side, staff, system, clock, text }, body);
}

function decided(acting: Acting, body: EncounterCommand): Decided {
  const { side, staff, text } = acting;
  switch (body.type) {
    case 'name-side': {
      if (!staff && body.side !== side) return refuse('not-yours', 'Name your own side.');
      return [{ type: 'side-named', side: body.side, name: text(body.name) }];
    }
    case 'tell':
      return tell(acting, body);
    case 'draw':
      return draw(acting, body);
    case 'object':
      return object(acting, body);
    case 'withdraw-objection':
      return withdraw(acting, body);
    case 'agree':
      return agree(acting, body);
    case 'rule':
      return rule(acting, body);
    case 'go-back':
      return goBack(acting, body);
    case 'refuse-going-back': {
      if (!acting.state.goingBack || side === null) return refuse('nothing-asked', 'Nobody asked to go back.');
      return [{ type: 'going-back-refused', side }];
    }
    case 'note':
      return [{ type: 'noted', side, note: text(body.text) }];
    case 'propose-result':
      return propose(acting, body);
    case 'confirm-result': {
      if (!acting.state.result) return refuse('no-result', 'There is no result to confirm yet.');
      return disputed(acting.state) ?? [{ type: 'result-confirmed', side }];
    }
    case 'play-again':
      return [{ type: 'played-again', game: body.game }];
    case 'add-device':
      return [{ type: 'device-added', side: body.side }];
    case 'reject-result': {
      if (!acting.state.result) return refuse('no-result', 'There is no result to reject.');
      return [{ type: 'result-rejected', side, reason: text(body.reason) }];
    }
  }
}

/** Takes answers in order; the first that may not be given refuses them all. */
function tell(acting: Acting, { answers, draw: drawn }: Body<'tell'>): Decided {
  const closed = overAndSigned(acting.state);
  if (closed) return closed;
  const written: EncounterEntry[] = [];
  let now = acting.state;
  for (const { ask: id, value } of answers) {
    const entries = tellOne({ ...acting, state: now }, id, value);
    if (isRefusal(entries)) return entries;
    for (const entry of entries) now = evolveEncounter(now, entry, acting.at);
    written.push(...entries);
  }
  if (drawn === undefined) return written;
  const entries = draw({ ...acting, state: now }, { type: 'draw', ask: drawn });
  return isRefusal(entries) ? entries : [...written, ...entries];
}

function tellOne(acting: Acting, id: string, given: Json): Decided {
  const { play, state, side, system, chance, at } = acting;
  const ask = askOf(acting, id);
  if (isRefusal(ask)) return ask;
  if (ask.secret && side === null) return refuse('sealed-by-side', 'Only this side itself can seal it.', ...ask.rules);
  const bad = checkShape(ask, given);
  if (bad) return bad;
  const value = play.written?.(ask, given) ?? given;
  const wrong = checkShape(ask, value) ?? play.check(seenBy(state, side ?? 'all'), ask, value, at);
  if (wrong) return wrong;
  const whose = ask.of === 'any' ? side : ask.of;
  const { label, rules } = ask;
  const how = system ? 'due' : 'told';
  const entry = { type: 'answered', number: state.given + 1, ask: id, label, side: whose, how, rules } as const;
  const kept = { ...keptAs(ask, value, chance), ...worded(acting, ask, value), ...meaning(acting, ask, value) };
  return withOpened(acting, { ...entry, ...kept }, side ?? 'all');
}

/** What the game itself says of it, where it does. */
function worded({ play, state }: Acting, ask: Ask, value: Json): Partial<Pick<KeptAnswer, 'words'>> {
  const words = ask.secret === true ? null : (play.words?.(seenBy(state, 'all'), ask, value) ?? null);
  return words === null ? {} : { words };
}

/** What it decides, as everybody may know it. */
function meaning({ play, state }: Acting, ask: Ask, value: Json): Pick<KeptAnswer, 'means'> {
  const means = ask.secret === true ? null : (play.means?.(seenBy(state, 'all'), ask, value) ?? null);
  return means === null ? {} : { means };
}

/** An answer in words; a form of which nothing was entered says what its button said. */
function toldIn({ kind, nothingAs = '' }: Ask, value: Json): string {
  return wordsOf(kind, value) || nothingAs;
}

/** Another account of an answer, as the record would have said it when that was given. */
function toldThen({ play, state }: Pick<Acting, 'play' | 'state'>, number: number, ask: Ask, value: Json): string {
  const words = ask.secret === true ? null : play.words?.(seenBefore(state, number), ask, value);
  return words ?? toldIn(ask, value);
}

/** A secret is sealed with its words; free words stand apart; the rest is written as it is. */
function keptAs(ask: Ask, value: Json, chance: Chance): Pick<KeptAnswer, 'value' | 'words'> {
  const { secret, kind } = ask;
  const words = toldIn(ask, value);
  if (secret) {
    return { value: sealed('secret', value, chance.nonce()), words: sealed('secret', words, chance.nonce()) };
  }
  // What is forgotten must not stand here a second time.
  if (kind.type === 'text') return { value: sealed('text', value, chance.nonce()), words: '' };
  return { value, words };
}

/** The ask as the one who answers has it before them. */
function askOf({ play, state, side, clock }: Acting, id: string): Ask | Refusal {
  const seen = seenBy(state, side ?? 'all');
  const ask = play.asks(seen).find((one) => one.id === id && mayAnswer(one, side));
  if (ask && clock && ask.clock !== true) {
    return refuse('not-on-clock', 'The clock on the table takes only taps on the clock. Enter this on a phone.');
  }
  return (
    ask ??
    play.notAsked?.(seen, id) ??
    refuse('not-asked', 'You cannot answer this now. The game has moved on, or the question is for the other side.')
  );
}

function mayAnswer({ of }: Ask, side: SideId | null): boolean {
  return of === 'any' || side === null || of === side;
}

/** The entry, and the seals that the rules open with it. */
function withOpened(acting: Acting, entry: EncounterEntry, as: Viewpoint): EncounterEntry[] {
  const { play, state, at } = acting;
  const after = evolveEncounter(state, entry, at);
  const seen = seenBy(after, as);
  const latest = seen.answers.at(-1);
  const opens = latest ? play.opens(seen, latest) : [];
  return [entry, ...opens.flatMap((number) => openedEntry(after, number))];
}

function openedEntry(state: EncounterState, number: number): EncounterEntry[] {
  const answer = answerOf(state, number);
  if (!answer || answer.opened) return [];
  const { open } = answer.value as Sealed<Json>;
  return open ? [{ type: 'opened', answer: number, opened: open, words: plainOf(answer.words) ?? '' }] : [];
}

/** A draw; and where it came out even, the same again until it does not. */
function draw(acting: Acting, { ask: id }: Body<'draw'>): Decided {
  const { play, side, at } = acting;
  const closed = overAndSigned(acting.state);
  if (closed) return closed;
  const isTie = (one: Ask): boolean => one.ties === true && partsOf(one.id).name === partsOf(id).name;
  const written: EncounterEntry[] = [];
  let now = acting.state;
  for (let next: string | undefined = id; next !== undefined;) {
    const ask = askOf({ ...acting, state: now }, next);
    // Two phones tapped: what the first of them drew is what both see.
    if (isRefusal(ask)) return now.answers.some((one) => one.ask === next && one.how === 'drawn') ? [] : ask;
    const entries = drawOne({ ...acting, state: now }, ask);
    // What was drawn stands, and players roll the rest.
    if (isRefusal(entries)) return written.length > 0 ? written : entries;
    written.push(...entries);
    if (ask.ties !== true) break;
    for (const entry of entries) now = evolveEncounter(now, entry, at);
    next = play.asks(seenBy(now, side ?? 'all')).find(isTie)?.id;
  }
  return written;
}

function drawOne(acting: Acting, ask: Ask): Decided {
  const { play, state, side, chance } = acting;
  const { id } = ask;
  if (ask.kind.type !== 'draw') return refuse('not-drawn', 'Enter an answer. Muster does not draw this.', ...ask.rules);
  const number = state.draws + 1;
  const link = chance.link(number);
  if (link === null) {
    return refuse('no-lots', 'This record cannot draw any more. Draw at the table and enter the result.', ...ask.rules);
  }
  const value = play.draw(seenBy(state, 'all'), ask, drawStream(state, link, { number, ask: id }));
  const { label, kind, rules } = ask;
  const said = { label, value, words: wordsOf(kind, value), rules, ...meaning(acting, ask, value) };
  const entry = { type: 'drawn', number: state.given + 1, ask: id, draw: number, link, ...said } as const;
  return withOpened(acting, entry, side ?? 'all');
}

/**
 * The stream of one draw: from the link, which was bound before the game began, and from every answer that everybody
 * knows, so that neither the machine nor the players alone could choose it.
 */
export function drawStream(
  state: EncounterState,
  link: string,
  { number, ask }: { readonly number: number; readonly ask: string },
): Stream {
  const known = seenBy(state, 'all').answers.map(({ ask: id, side, value }) => [id, side, value ?? null]);
  return lotStream(roundKey(link, hashText(canonical(known))), number, ask);
}

function object({ state, side, play }: Acting, { answer: number, value }: Body<'object'>): Decided {
  const answer = answerOf(state, number);
  if (!answer) return unknownAnswer();
  if (side === null) return refuse('not-your-table', 'You do not play at this table.');
  if (!answer.opened) return refuse('sealed', 'That is sealed. There is nothing to object to yet.');
  // Whoever entered it may say how it was: it counts once another agrees.
  if (answer.side === side && value === undefined) {
    return refuse('own-answer', 'That is your own answer. Say what is right, or ask to go back.');
  }
  if (overAndSigned(state)) return refuse('signed', 'The sheets are signed. Ask a judge.');
  const objected = { type: 'objected', answer: number, side } as const;
  const asked = askedThen(play, state, number);
  if (value === undefined) return [{ ...objected, ...(asked?.neverAs === undefined ? {} : { words: asked.neverAs }) }];
  if (!asked || !isAccount(asked.kind)) {
    return refuse('no-account', 'You can only dispute this. Add a note that says why.');
  }
  const wrong = wrongAccount(play, state, { number, ask: asked }, value);
  if (wrong) return wrong;
  if (sameJson(answer.value, value))
    return refuse('same-account', 'This is the answer already entered.', ...asked.rules);
  return [{ ...objected, value, words: toldThen({ play, state }, number, asked, value) }];
}

/** One's own; and anybody says of what another would correct in an entry of theirs that it stays as it was. */
function withdraw({ state, side }: Acting, { answer: number, of }: Body<'withdraw-objection'>): Decided {
  const answer = answerOf(state, number);
  const whose = of ?? side;
  if (side === null || whose === null || !answer?.objections.some((one) => one.side === whose)) {
    return refuse('no-objection', 'You did not object to that.');
  }
  if (whose !== side && answer.side !== whose)
    return refuse('not-yours', 'Only the player who disputes it can withdraw that.');
  return [{ type: 'objection-withdrawn', answer: number, side: whose, ...(whose === side ? {} : { by: side }) }];
}

/** Whoever said it, or anybody where nobody of them did, says that it was as another says. */
function agree({ play, state, side }: Acting, { answer: number, with: other }: Body<'agree'>): Decided {
  const answer = answerOf(state, number);
  if (!answer) return unknownAnswer();
  if (side === null) return refuse('not-your-table', 'You do not play at this table.');
  const objection = answer.objections.find((one) => one.side === other);
  if (!objection) return refuse('no-objection', 'Nobody disputes this any more.');
  if (side === other || (answer.side !== null && answer.side !== side && answer.side !== other)) {
    return refuse('not-yours', 'The player who entered it can agree, or a judge decides.');
  }
  return [{ type: 'agreed', answer: number, with: other, side, ...gone(play, state, number, objection.value) }];
}

function rule({ play, state, text, chance }: Acting, { answer: number, value, reason }: Body<'rule'>): Decided {
  const answer = answerOf(state, number);
  if (!answer) return unknownAnswer();
  if (!answer.opened) return refuse('sealed', 'That is sealed: nobody can change it, not even a judge.');
  const ruling = { type: 'ruled', answer: number, reason: text(reason) } as const;
  if (value === undefined) return [{ ...ruling, ...gone(play, state, number, value) }];
  const was = seenBy(state, 'all').answers.find((one) => one.number === number);
  if (was && sameJson(was.value, value)) return [{ ...ruling, value: answer.value, words: was.words }];
  const asked = askedThen(play, state, number);
  if (!asked) return refuse('not-asked', 'This question no longer applies. You can remove the answer.');
  const wrong = wrongAccount(play, state, { number, ask: asked }, value);
  // Everybody knows by now what it was: nothing of it is sealed again.
  const open: Ask = { ...asked, secret: false };
  const { value: held } = keptAs(open, value, chance);
  const words = asked.kind.type === 'text' ? '' : toldThen({ play, state }, number, open, value);
  const said = { value: held, words };
  return wrong ?? [{ ...ruling, ...said, ...gone(play, state, number, held) }];
}

/** What a correction takes with it, as its entry says it. */
function gone(...corrected: Parameters<typeof comesOfCorrection>): { readonly goes?: readonly number[] } {
  const { goes } = comesOfCorrection(...corrected);
  return goes.length === 0 ? {} : { goes };
}

/** Going back takes everybody's word. What was sealed, opened or drawn since stays: it cannot be unknown again. */
function goBack({ play, state, side }: Acting, { answer: number }: Body<'go-back'>): Decided {
  if (side === null) return refuse('not-your-table', 'You do not play at this table.');
  if (overAndSigned(state)) return refuse('signed', 'The sheets are signed. Ask a judge.');
  if (!answerOf(state, number)) return unknownAnswer();
  if (number <= lastToStay(state)) {
    const message =
      'A choice was sealed or dice were drawn since then. Everybody knows that now. A judge can rule on single answers.';
    return refuse('lasting', message);
  }
  const agreed = state.goingBack?.answer === number ? state.goingBack.agreed : [];
  const all = state.sides.every(({ id }) => id === side || agreed.includes(id));
  if (!all) return [{ type: 'going-back-asked', answer: number, side }];
  const stays = standsWithout(play, state, number);
  return [{ type: 'went-back', answer: number, side, ...(stays.length === 0 ? {} : { stays }) }];
}

function propose(acting: Acting, { lines }: Body<'propose-result'>): Decided {
  const { play, state, side } = acting;
  const closed = overAndSigned(state) ?? disputed(state);
  if (closed) return closed;
  const seen = seenBy(state, 'all');
  if (lines) {
    const wrong = missing(state, lines) ?? play.checkLines(seen, lines);
    return wrong ?? [{ type: 'result-proposed', side, lines, how: 'entered' }];
  }
  const { over, why, rules } = play.progress(seen);
  if (!over) return refuse('not-over', `The game is not over: ${why}`, ...rules);
  return [{ type: 'result-proposed', side, lines: play.lines(seen), how: 'scored' }];
}

function missing({ sides }: EncounterState, lines: Lines): Refusal | null {
  const same = sides.length === Object.keys(lines).length && sides.every(({ id }) => Object.hasOwn(lines, id));
  return same ? null : refuse('bad-lines', 'Only players have a sheet: one each.');
}

function overAndSigned({ finished }: EncounterState): Refusal | null {
  return finished ? refuse('signed', 'Everybody signed: a judge can still rule on an answer.') : null;
}

function disputed({ answers }: EncounterState): Refusal | null {
  const open = answers.some(({ objections }) => objections.length > 0);
  if (!open) return null;
  return remedied(
    refuse('disputed', 'The players disagree about an answer: agree, or ask a judge to decide.'),
    'reason',
  );
}

function answerOf({ answers }: EncounterState, number: number): KeptAnswer | undefined {
  return answers.find((answer) => answer.number === number);
}

function unknownAnswer(): Refusal {
  return refuse('unknown-answer', 'There is no such answer. It was undone or never entered.');
}
