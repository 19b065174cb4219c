/** The Hit: a battle or a gang in a file, told and explained. */
import type { Json } from '../../core/journal/json.ts';
import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import type { Gain } from '../../core/systems/the-hit/rules/rewards.ts';
import type { Transcript } from '../../core/systems/the-hit/game/transcript.ts';
import type { EncounterEntry } from '../../core/encounter/entries.ts';
import type { Entry, Undone } from '../../core/journal/types.ts';
import type { Asked, CommandSpec, Io, Outcome } from '../spec.ts';
import { table } from '../text/table.ts';

type BattleEntries = readonly Entry<EncounterEntry | Undone>[];

export const hitBattle: CommandSpec = {
  usage: 'the-hit battle <file>',
  summary: 'print a battle of The Hit from its record: answers, points with their rules, and the next question',
  define: (command) => command,
  run: battle,
};

export const hitGang: CommandSpec = {
  usage: 'the-hit gang <file>',
  summary: 'read a gang: our JSON, or its name and then one fighter per line (Razor, W2, Int 6+, leader)',
  define: (command) => command,
  run: gang,
};

async function battle({ io, words }: Asked): Promise<Outcome> {
  const told = await transcriptIn(io, words[0] ?? '');
  if (isRefusal(told)) return told;
  const text = await textFor(told);
  const { BATTLE } = await import('../../core/systems/the-hit/game/game.ts');
  const { encounter, stopped } = told;
  const data = {
    stopped,
    progress: BATTLE.progress(encounter),
    asks: BATTLE.asks(encounter),
    points: BATTLE.points(encounter),
    lines: BATTLE.lines(encounter),
    ...BATTLE.boards(encounter),
  };
  return { data, text, failed: stopped !== null };
}

/** The battle in a file, as far as it can be told. */
async function transcriptIn(io: Io, path: string): Promise<Transcript | Refusal> {
  const { tellAgain } = await import('../../core/systems/the-hit/game/transcript.ts');
  const text = await textIn(io, path);
  if (text.startsWith('{"format":"muster-record/1"')) return recordedIn(text);
  const given = await jsonIn(path, text);
  return isRefusal(given) ? given : tellAgain(given);
}

/** A battle that was played on phones, as the page of the game gives it out. */
async function recordedIn(text: string): Promise<Transcript | Refusal> {
  const { encounterRuleset } = await import('../../core/encounter/ruleset.ts');
  const { seenBy } = await import('../../core/encounter/state.ts');
  const { foldRecord } = await import('../../core/journal/record.ts');
  const { BATTLE, theHit } = await import('../../core/systems/the-hit/game/game.ts');
  const { readRecord } = await import('../files/record-file.ts');
  const file = readRecord(text);
  if (isRefusal(file)) return file;
  const { ruleset, system } = file.header;
  if (ruleset !== 'encounter' || system !== theHit.system)
    return refuse('bad-battle', 'This record is of another game.');
  const record = foldRecord(encounterRuleset(theHit), file.header, file.entries as BattleEntries);
  if (isRefusal(record)) return record;
  const encounter = seenBy(record.state, 'all');
  return { encounter, battle: BATTLE.stateOf(encounter), stopped: null };
}

async function textIn(io: Io, path: string): Promise<string> {
  const { readFile } = await import('node:fs/promises');
  const bytes = path === '-' ? await io.input() : await readFile(path);
  return Buffer.from(bytes).toString('utf8');
}

async function jsonIn(path: string, text: string): Promise<Json | Refusal> {
  const { parseJson } = await import('../../core/journal/json.ts');
  const read = parseJson(text);
  return 'problem' in read ? refuse('not-json', `${path} ${read.problem}.`) : read.value;
}

async function textFor({ encounter, battle: now, stopped }: Transcript): Promise<string> {
  const { BATTLE } = await import('../../core/systems/the-hit/game/game.ts');
  const { gangName } = await import('../../core/systems/the-hit/game/question.ts');
  const { resultOf, rewardsNow } = await import('../../core/systems/the-hit/game/result.ts');
  const { standingOf } = await import('../../core/systems/the-hit/rules/score.ts');
  const { step } = BATTLE.progress(encounter);
  const head = `${now.gangs.map((side) => `${side} ${gangName(now, side)}`).join(', ')}: ${step}`;
  const over = now.over ? [`The battle is over with round ${now.round}: ${now.over.join(', ')}.`] : [];
  const [result, rewards] = [resultOf(now), rewardsNow(now)];
  const points = BATTLE.points(encounter);
  const scores = now.gangs.flatMap((side) => {
    if (!result) return [];
    const own = points.filter((line) => line.side === side);
    const told = own.map(({ points: vp, what, rules }) => `  ${vp} ${what} [${rules.join(', ')}]`);
    return [`${side}: ${result.vp[side] ?? 0} VP, ${standingOf(result, side)}`, ...told];
  });
  const gains = now.gangs.map((side) => `${side}: Reputation ${gainText(rewards?.reputation[side] ?? [])}`);
  const experience = now.fighters.map(
    ({ id, sheet }) => `${sheet.name}: XP ${gainText(rewards?.experience[id] ?? [])}`,
  );
  const next = BATTLE.asks(encounter).filter(({ optional }) => !optional);
  const nextLines = next.map(({ id, of, label, rules }) => `next ${id} (${of}): ${label} [${rules.join(', ')}]`);
  const wrong = stopped
    ? [`Answer ${stopped.answer} (${stopped.ask}) is not possible: ${sentence(stopped.refusal)}`]
    : [];
  const rules = result ? [`[${result.rules.join(', ')}]`] : [];
  return [
    head,
    ...over,
    ...scores,
    ...rules,
    ...(rewards ? [...gains, ...experience] : []),
    ...nextLines,
    ...wrong,
  ].join('\n');
}

function sentence({ message, refused }: Refusal): string {
  return refused.length > 0 ? `${message} [${refused.join(', ')}]` : message;
}

function gainText(gains: readonly Gain[]): string {
  const total = gains.reduce((sum, { value }) => sum + value, 0);
  const parts = gains.map(({ value, why, rule }) => `${value > 0 ? '+' : ''}${value} ${why} [${rule}]`);
  return parts.length > 0 ? `${total} (${parts.join(', ')})` : String(total);
}

/** A gang in a file: JSON, or text. */
async function gangIn(io: Io, path: string): Promise<Json | Refusal> {
  const text = await textIn(io, path);
  if (text.trimStart().startsWith('{')) return jsonIn(path, text);
  return text.trim() === '' ? refuse('bad-gang', `There is nothing in ${path}.`, 'HIT-CREW-03') : { text };
}

async function gang({ io, words }: Asked): Promise<Outcome> {
  const { readEntered } = await import('../../core/systems/the-hit/game/sheet.ts');
  const given = await gangIn(io, words[0] ?? '');
  if (isRefusal(given)) return given;
  const sheet = readEntered(given, 'f');
  if (isRefusal(sheet)) return sheet;
  const rows = sheet.fighters.map(({ name, wounds, intelligence, skills, away, ...flags }) => {
    const roles = (['leader', 'champion', 'infiltrating'] as const).filter((flag) => flags[flag]);
    return [name, wounds, `${intelligence}+`, roles.join(', '), skills, away];
  });
  const titles = ['Fighter', 'W', 'Int', 'Is', 'Skills and gear', 'Away'];
  return {
    data: sheet,
    text: `${sheet.name}\n${table(
      titles.map((title) => ({ title })),
      rows,
    )}`,
  };
}
