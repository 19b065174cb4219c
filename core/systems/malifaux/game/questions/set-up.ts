import { question } from '../question.ts';
import { written, writtenCrew } from '../../roster/loose.ts';
import { unreadRefusal, readCrew } from '../../roster/paste.ts';
import { readBack } from '../../roster/read-back.ts';
import { type CrewModel, leaderOf, type Crew } from '../../roster/crew.ts';
import type { GameEdition, Slot } from '../edition.ts';
import { type MalifauxSetting, playedAs } from '../setting.ts';
import { askId, maybe, text } from '../../../../encounter/ask-id.ts';
import { paysIn, titleOf } from '../paper.ts';
import type { GameState, Pick } from '../state.ts';
import { checkNotes, candidates, canBeNoted } from '../../rules/notes.ts';
import { sideIn } from '../../../../encounter/names.ts';
import { brokenRules, type Broken, brokenRefusal } from '../../../../rules/broken.ts';
import type { NoteField, Notes, Scheme } from '../../rules/scheme.ts';
import { isPlainObject, type Json, textOf } from '../../../../journal/json.ts';
import { ATTACKER_ID, SCENARIO_ID, SIDES, SCHEME_ID, SIDE } from '../ids.ts';
import { refuse, isRefusal, type Refusal } from '../../../../rules/refusal.ts';
import { fieldedIn } from '../crews.ts';
import { cite } from '../../../../rules/cite.ts';
import type { Ask, AskField, AskKind, Choice, Guide, SideId } from '../../../../encounter/types.ts';
/** What is asked before the first Turn: what is played, who attacks, Leaders and Keywords, Crews and Schemes in secret. */
const LEADER_ID = askId('leader', { side: SIDE });
const CREW_ID = askId('crew', { side: SIDE, player: maybe(text) });

/** As much as any list that is pasted. */
const LONGEST = 10_000;
const NAME = 80;
const UNKNOWN = { faction: null, details: {}, earlier: [] };

export const SCENARIO = question({
  id: SCENARIO_ID,
  asks: ({ edition, setting }, id) => {
    const parts = edition.scenarioFields(setting.options).filter(({ count }) => count > 0);
    const fields = parts.map(({ id: part, label, choices, count }): AskField => {
      const kind: AskKind =
        count === 1 ? { type: 'choice', choices } : { type: 'choices', choices, min: count, max: count };
      return { id: part, label, kind };
    });
    const rules = [...new Set([...parts.flatMap((part) => part.rules), ...edition.attackerRules])];
    const as: AskKind = { type: 'record', fields: [...fields, ...attackerFields(edition, setting)] };
    return [{ id: id({}), of: 'any', label: 'What is played', kind: { type: 'draw', what: 'cards', as }, rules }];
  },
  draw: (stream, { edition, setting }) => {
    const drawn = edition.drawScenario(setting.options, stream);
    const [attacker] = attackerFields(edition, setting).length === 0 ? [] : stream.shuffle(SIDES);
    return { ...drawn, ...(attacker === undefined ? {} : { attacker }) };
  },
  check: ({ edition, setting }, value) => {
    const played = playedAs(edition, setting.options, value);
    return isRefusal(played) ? played : null;
  },
  apply: (state, value) => {
    const played = playedAs(state.edition, state.setting.options, value);
    if (isRefusal(played)) return state;
    const drawn = isPlainObject(value) ? SIDES.find((side) => side === value.attacker) : undefined;
    const said = drawn === undefined ? {} : { attacker: drawn };
    return { ...state, attackerSaid: drawn !== undefined, setting: { ...state.setting, ...played, ...said } };
  },
});

/** Drawn with the rest, or said with it; where it is left out it is asked by itself. */
function attackerFields({ attackerRules }: GameEdition, { attacker }: MalifauxSetting): readonly AskField[] {
  if (attacker !== null || attackerRules.length === 0) return [];
  return [{ id: 'attacker', label: 'Who attacks', kind: { type: 'choice', choices: SIDE_CHOICES }, optional: true }];
}

const SIDE_CHOICES: readonly Choice[] = SIDES.map((side) => ({ id: side, label: sideIn(side) }));

/** Who attacks, where no event has said it, and somebody does. */
export const ATTACKER = question({
  id: ATTACKER_ID,
  asks: ({ edition, setting }, id) => {
    if (setting.attacker !== null || edition.attackerRules.length === 0) return [];
    return [
      {
        id: id({}),
        of: 'any',
        label: 'Who attacks',
        kind: { type: 'draw', what: 'a side', as: { type: 'choice', choices: SIDE_CHOICES } },
        rules: edition.attackerRules,
      },
    ];
  },
  apply: (state, value) => {
    const attacker = SIDES.find((side) => side === value) ?? null;
    return { ...state, attackerSaid: true, setting: { ...state.setting, attacker } };
  },
});

export const LEADER = question({
  id: LEADER_ID,
  secret: true,
  asks: ({ announced, edition }, id) =>
    SIDES.filter((side) => !announced.includes(side)).map((side) => ({
      id: id({ side }),
      of: side,
      label: 'Your Leader',
      awaited: 'Leader',
      help: 'With its Keywords: “Lady Justice [Guard, Marshal]”. It opens when both are in.',
      kind: { type: 'text', longest: NAME, needed: true },
      rules: edition.banRules,
    })),
  written: writtenCrew,
  check: (state, value, { said: { side } }) => checkLeader(state, side, leaderIn(state, value)),
  apply: (state, value, { said: { side } }) => {
    const announced = [...state.announced, side];
    const leader = leaderIn(state, value);
    return leader ? { ...state, announced, leaders: { ...state.leaders, [side]: leader } } : { ...state, announced };
  },
  opens: (state, _, latest) => LEADER_ID.read(latest.ask) !== null && state.phase !== 'leaders',
});

/** What every Crew of this Leader would be refused for is refused before it is sealed. */
function checkLeader({ edition, setting }: GameState, side: SideId, leader: CrewModel | undefined): Refusal | null {
  if (!leader) {
    return refuse('bad-leader', 'Name the Leader, with its Keywords in brackets.', ...cite(...edition.banRules));
  }
  const player = setting.players[side] ?? UNKNOWN;
  const broken = edition.checkCrew({ crew: { leader: leader.name, models: [leader] }, player }, setting.options);
  return brokenRefusal(
    'bad-leader',
    broken.filter(({ what }) => what === leader.name),
  );
}

/** What was sealed may turn out to suit no Crew: both together begin again with the Leaders. */
export const ANEW = question({
  id: askId('anew', { side: SIDE }),
  asks: ({ edition, setting, anew }, id) =>
    SIDES.filter((side) => edition.bans(setting.options) && !anew.includes(side)).map((side) => ({
      id: id({ side }),
      of: side,
      label: 'Announce Leaders again',
      help: `${anew.map((one) => `${sideIn(one)} asks for it. `).join('')}When both of you agree, you enter Leaders, Keywords and Crews again.`,
      kind: { type: 'confirm' },
      optional: true,
      // It waits among what may be done, until the other asks for it.
      ...(anew.length === 0 ? { again: true } : {}),
      rules: edition.banRules,
    })),
  apply: (state, _, { said: { side } }) => {
    const anew = [...state.anew, side];
    if (anew.length < SIDES.length) return { ...state, anew };
    const none = { announced: [], leaders: {}, bans: {}, declared: [], crews: {}, models: [], anew: [] };
    return { ...state, ...none, phase: 'leaders' };
  },
});

function leaderIn({ edition }: GameState, value: Json): CrewModel | undefined {
  return typeof value === 'string' ? leaderOf(readCrew(value, edition.factions).crew) : undefined;
}

/** The Attacker first, where there is one. */
export const BAN = question({
  id: askId('ban', { side: SIDE }),
  asks: ({ edition, setting: { attacker }, bans }, id) => {
    const left = SIDES.filter((side) => bans[side] === undefined);
    const first = attacker !== null && left.includes(attacker) ? [attacker] : left;
    return first.map((side) => ({
      id: id({ side }),
      of: side,
      label: 'Ban a Keyword',
      awaited: 'Ban',
      help: 'Your opponent may then not hire it. Not one of their Leader’s. Leave it empty to ban none.',
      kind: { type: 'text', longest: NAME },
      nothingAs: 'Ban none',
      rules: edition.banRules,
    }));
  },
  check: ({ edition, leaders }, value, { said: { side } }) => {
    const keyword = keywordIn(value);
    if (keyword === '') return null;
    const leader = leaders[side === 'A' ? 'B' : 'A'];
    return brokenRefusal('bad-ban', edition.checkBan(keyword, leader?.keywords ?? []));
  },
  apply: (state, value, { said: { side } }) => ({ ...state, bans: { ...state.bans, [side]: keywordIn(value) } }),
});

/** Empty: none. */
function keywordIn(value: Json): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** A side's Crew, as it was handed in at check-in where it was; a team's two, one after the other. */
export const CREW = question({
  id: CREW_ID,
  secret: true,
  asks: (state, id) =>
    SIDES.flatMap((side) => {
      const { edition, setting, declared } = state;
      const second = declared.includes(side);
      const key = second ? `${side}:2` : side;
      if (declared.includes(key) || (second && edition.crews(setting.options) < 2)) return [];
      const handed = setting.players[side]?.details[second ? 'crew-2' : 'crew'];
      return [
        {
          id: id({ side, player: second ? '2' : undefined }),
          of: side,
          label: second ? 'Your teammate’s Crew' : 'Your Crew',
          awaited: 'Crew',
          help: 'Paste it as your app shares it, the Leader first. Add what the list leaves out in brackets: “Hound (Minion) (3) [Guard, Versatile]”. It opens when all are in. Leave it empty to keep it on paper.',
          kind: { type: 'text', longest: LONGEST, kept: second ? 'crew-2' : 'crew' },
          nothingAs: 'Seal it: the Crew stays on paper',
          ...(handed === undefined ? {} : { suggested: asLines(handed) }),
          rules: [],
        } as const,
      ];
    }),
  written: writtenCrew,
  check: (state, value, { said: { side } }) => checkCrew(state, side, value),
  reads: crewRead,
  apply: (state, value, { said: { side, player } }) => {
    const declared = [...state.declared, player === undefined ? side : `${side}:${player}`];
    if (typeof value !== 'string') return { ...state, declared };
    const { crew } = readCrew(value, state.edition.factions);
    const known = state.crews[side];
    const { costlyLeaders } = state.edition;
    const fielded = fieldedIn(side, crew, {
      before: known?.models.length ?? 0,
      player: player ?? '1',
      costlyLeaders,
    });
    const together = known ? { ...known, models: [...known.models, ...crew.models] } : crew;
    const crews = { ...state.crews, [side]: together };
    return { ...state, declared, crews, models: [...state.models, ...fielded] };
  },
  opens: (state, _, latest) => CREW_ID.read(latest.ask) !== null && state.phase !== 'crews',
});

/** What is read in a Crew, and what is not. */
function crewRead(state: GameState, value: Json): readonly Guide[] {
  if (typeof value !== 'string' || value.trim() === '') return [];
  const read = readCrew(written(value), state.edition.factions);
  return readBack(read, state.edition.hire(state.setting.options)).map((said) => ({ text: said, rules: [] }));
}

function asLines(handed: string): string {
  return handed
    .split(';')
    .map((line) => line.trim())
    .join('\n');
}

/** Empty: it stays on paper. */
function checkCrew({ edition, setting, bans, crews, leaders }: GameState, whose: SideId, value: Json): Refusal | null {
  const text = textOf(value);
  if (text.trim() === '') return null;
  const pasted = readCrew(text, edition.factions);
  const { crew } = pasted;
  const rules = cite(...edition.crewRules);
  if (!leaderOf(crew))
    return refuse('bad-crew', 'No model can be read in it. Write one per line, the Leader first.', ...rules);
  const unread = unreadRefusal('bad-crew', pasted, rules);
  if (unread) return unread;
  const named = bans[whose === 'A' ? 'B' : 'A'];
  const ban = named === '' ? undefined : named;
  const mate = crews[whose];
  const announced = leaders[whose];
  // A teammate's that is on paper may be the one that the announced Leader leads.
  const isLast = (mate?.models.length ?? 0) > 0 || edition.crews(setting.options) === 1;
  if (announced && isLast && crew.leader !== announced.name && mate?.leader !== announced.name) {
    return refuse(
      'bad-crew',
      `${announced.name} was announced to lead this Crew: put that name first, or both announce Leaders again.`,
      ...cite(...edition.banRules),
    );
  }
  const player = setting.players[whose] ?? UNKNOWN;
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

/** A Scheme for a slot, with what it notes and nothing else. One that was noted stays. */
export const TAKE = question({
  id: askId('take', { side: SIDE, slot: text }),
  secret: true,
  asks: (state, id) =>
    SIDES.flatMap((side) =>
      state.slots
        .filter((slot) => !state.filled.includes(`${side}:${slot.id}`))
        .map((slot) => takeAsk(state, side, slot, id({ side, slot: slot.id }))),
    ),
  check: (state, value, { said: { side, slot } }) => checkTake(state, side, slot, value),
  apply: (state, value, { said: { side, slot: id }, sealed }) => {
    const slot = state.slots.find((one) => one.id === id);
    if (!slot) return state;
    const filled = [...state.filled, `${side}:${id}`];
    if (!isPlainObject(value)) return { ...state, filled };
    const scheme = textOf(value.scheme);
    const pick: Pick = { side, slot, scheme, notes: notesIn(value, slot), sealed };
    return { ...state, filled, picks: [...state.picks, pick] };
  },
  // When it is shown; all of them at the end.
  opens: ({ phase }, { said: { side }, value }, latest) => {
    if (phase === 'end' || phase === 'over') return true;
    const shown = SCHEME_ID.read(latest.ask);
    return shown?.side === side && isPlainObject(value) && value.scheme === shown.scheme;
  },
  notNow: ({ edition, filled }, { said: { side, slot } }) =>
    filled.includes(`${side}:${slot}`)
      ? refuse('sealed', 'A Scheme that was noted cannot be changed.', ...cite(edition.sealedRule))
      : null,
});

function takeAsk(state: GameState, side: SideId, slot: Slot, id: string): Omit<Ask, 'secret'> {
  const { edition, setting } = state;
  const { pool, options } = setting;
  const schemes = edition.schemes.filter((scheme) => pool.includes(scheme.id));
  const { cap } = edition.laws(options).scheme;
  const choices = pool.map((scheme): Choice => {
    const pays = schemes
      .find((one) => one.id === scheme)
      ?.parts.map((part) => `${titleOf(part)}. ${paysIn(part, cap)}`);
    return { id: scheme, label: edition.labelOf(scheme), ...(pays === undefined ? {} : { meaning: pays.join(' ') }) };
  });
  const noted = schemes.flatMap((scheme) => noteFields(state, side, scheme));
  const idle = schemes.filter((scheme) => isTakenBare(state, side, scheme)).map((scheme) => edition.labelOf(scheme.id));
  return {
    id,
    of: side,
    label: slot.label,
    awaited: 'Schemes',
    help: [
      'It opens when you score with it, or with the end of the game.',
      ...schemes.flatMap((scheme) => onlyKnown(state, side, scheme)),
      ...idle.map((name) => `No models can be noted for ${name}: take it without, and it scores nothing.`),
    ].join(' '),
    kind: {
      type: 'record',
      fields: [{ id: 'scheme', label: 'Scheme', kind: { type: 'choice', choices } }, ...noted],
    },
    // With nothing taken, what is broken is the rule of taking.
    rules: [edition.notesRule, ...brokenRules(edition.checkPicks(pool, [], options))],
  };
}

/** Where a list gives no ranks, that only its Leader is offered. */
function onlyKnown({ edition, models }: GameState, side: SideId, { id, notes }: Scheme): readonly string[] {
  const enemies = models.filter((model) => model.side !== side);
  const isUnsure = enemies.some(({ leader, unsure = [] }) => !leader && unsure.includes('rank'));
  if (!isUnsure || notes?.fields.every(({ known }) => known !== true) !== false) return [];
  return [`Your opponent’s list does not give every rank: ${edition.labelOf(id)} offers their Leader alone.`];
}

/** It has to be taken, and there is nobody to note. */
function isTakenBare({ setting, slots, models }: GameState, side: SideId, scheme: Scheme): boolean {
  return setting.pool.length <= slots.length && !canBeNoted(scheme, side, models);
}

function noteFields(state: GameState, side: SideId, scheme: Scheme): readonly AskField[] {
  const { id, notes } = scheme;
  if (isTakenBare(state, side, scheme)) return [];
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
      candidates(wanted, side, [model]).length > 0,
  );
  const choices = may.map(({ id, name, cost }) => ({ id, label: cost === null ? name : `${name} · ${cost} stones` }));
  if (choices.length === 0) return { type: 'text', longest: NAME };
  return wanted.field === 'models'
    ? { type: 'choices', choices, min: 1, max: Math.min(3, choices.length) }
    : { type: 'choice', choices };
}

function checkTake(state: GameState, side: SideId, slotId: string, value: Json): Refusal | null {
  const { edition, setting, slots, picks } = state;
  const slot = slots.find(({ id }) => id === slotId);
  if (!slot || !isPlainObject(value)) return refuse('bad-answer', 'Take one Scheme.');
  const scheme = textOf(value.scheme);
  const own = picks.filter((pick) => pick.side === side);
  if (own.some((pick) => pick.scheme === scheme)) {
    const again = edition.checkPicks(setting.pool, [...own, { slot, scheme }, { slot, scheme }], setting.options);
    return brokenRefusal('same-scheme', again) ?? refuse('same-scheme', 'You took that Scheme already.');
  }
  const last = own.length === slots.length - 1;
  const picked = last ? edition.checkPicks(setting.pool, [...own, { slot, scheme }], setting.options) : [];
  return brokenRefusal('bad-schemes', [...picked, ...checkNoted(state, side, scheme, notesIn(value, slot))]);
}

/** What is noted is there, and what the Scheme allows as far as the lists say what it is. */
function checkNoted(state: GameState, side: SideId, id: string, notes: Notes): readonly Broken[] {
  const { edition, models } = state;
  const scheme = edition.schemes.find((one) => one.id === id);
  if (scheme && isTakenBare(state, side, scheme)) return [];
  return checkNotes(edition.schemes, { side, scheme: id, notes, models }, edition.notesRule);
}

function notesIn(value: Readonly<Record<string, unknown>>, { as }: Slot): Notes {
  const { target, model, models } = value;
  const isNamed = (one: unknown): one is string => typeof one === 'string' && one.trim() !== '';
  return {
    ...(isNamed(target) ? { target } : {}),
    ...(isNamed(model) ? { model } : {}),
    ...(Array.isArray(models) ? { models: models.filter((one) => typeof one === 'string') } : {}),
    ...(as === undefined ? {} : { as }),
  };
}
