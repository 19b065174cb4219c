/** The Hit: the ledger of a campaign, in a file of its own. */
import { basename, extname } from 'node:path';
import type { LiveRecord } from '../../core/journal/record.ts';
import { type Refusal, isRefusal, refuse } from '../../core/journal/types.ts';
import type { Ledger } from '../../core/systems/the-hit/campaign/ledger.ts';
import type { CampaignCommand, CampaignEntry } from '../../core/systems/the-hit/campaign/ruleset.ts';
import { type Asked, type CommandSpec, type Io, type Outcome, listOf, numberOf, textOf, whole } from '../spec.ts';
import { table } from '../text/table.ts';
import { gangIn, toldIn } from './the-hit-battle.ts';

type Campaign = LiveRecord<Ledger, CampaignEntry>;

const NEW_REPUTATION = 1;

export const hitCampaign: CommandSpec = {
  usage: 'the-hit campaign <file>',
  summary: 'the ledger of a campaign: Reputation, results and Experience',
  define: (command) => command,
  run: async ({ words }) => {
    const campaign = await campaignIn(words[0] ?? '');
    return isRefusal(campaign) ? campaign : shown(campaign);
  },
};

export const hitJoin: CommandSpec = {
  usage: 'the-hit join <file> <gang> <sheet>',
  summary: 'a gang joins a campaign (begun with the first): a short name for it, and its sheet',
  define: (command) => command.option('--reputation <number>', 'that it has already', whole(0, 1000), NEW_REPUTATION),
  run: async ({ io, words, options }) => {
    const [path = '', gang = '', sheetPath = ''] = words;
    const sheet = await gangIn(io, sheetPath);
    if (isRefusal(sheet)) return sheet;
    const reputation = numberOf(options, 'reputation') ?? NEW_REPUTATION;
    return changed(io, path, { type: 'join', gang, sheet, reputation });
  },
};

export const hitEnter: CommandSpec = {
  usage: 'the-hit enter <file> <battle> <gangs...>',
  summary: 'enter a battle into a campaign: its file, and which gang sat as A, B, …',
  define: (command) => command.option('--name <name>', 'of the battle; else its file’s'),
  run: enter,
};

export const hitUndo: CommandSpec = {
  usage: 'the-hit undo <file>',
  summary: 'take back the last thing that was entered into a campaign',
  define: (command) => command,
  run: undo,
};

export const hitAdjust: CommandSpec = {
  usage: 'the-hit adjust <file> <gang>',
  summary: 'correct a gang of a campaign by hand, with a reason',
  define: (command) =>
    command
      .requiredOption('--reason <words>', 'why')
      .option('--fighter <id>', 'whose Experience or absence it is')
      .option('--reputation <number>', 'more, or less with a minus', signedNumber)
      .option('--experience <number>', 'more, or less with a minus', signedNumber)
      .option('--away <words>', 'why the fighter is away from now on; “” when it is back'),
  run: ({ io, words, options }) => {
    const [path = '', gang = ''] = words;
    const [fighter, away] = [textOf(options, 'fighter'), textOf(options, 'away')];
    const [reputation, experience] = [numberOf(options, 'reputation'), numberOf(options, 'experience')];
    return changed(io, path, {
      type: 'adjust',
      gang,
      reason: textOf(options, 'reason') ?? '',
      ...(fighter === undefined ? {} : { fighter }),
      ...(away === undefined ? {} : { away }),
      ...(reputation === undefined ? {} : { reputation }),
      ...(experience === undefined ? {} : { experience }),
    });
  },
};

export const hitTables: CommandSpec = {
  usage: 'the-hit tables <file>',
  summary: 'who plays whom next: tables on which as few as possible meet again',
  define: (command) =>
    command
      .option('--at <number>', 'gangs at a table, where that works out', whole(2, 4), 4)
      .option('--without <gangs...>', 'who is not here tonight'),
  run: async ({ words, options }) => {
    const { meetings, ranked } = await import('../../core/systems/the-hit/campaign/ledger.ts');
    const { mixTables } = await import('../../core/event/pairing/mixing.ts');
    const { sizesFor } = await import('../../core/systems/the-hit/event/sizes.ts');
    const campaign = await campaignIn(words[0] ?? '');
    if (isRefusal(campaign)) return campaign;
    const absent = listOf(options, 'without');
    const here = ranked(campaign.state)
      .map(({ id }) => id)
      .filter((id) => !absent.includes(id));
    if (here.length < 2) return refuse('too-few', 'A battle takes two gangs.', 'HIT-SETUP-01');
    const idAt = (gang: number): string => here[gang] ?? '';
    const {
      tables,
      meetings: again,
      least,
    } = mixTables(
      here.map((_, gang) => gang),
      sizesFor(here.length, numberOf(options, 'at') ?? 4, false).tables,
      (a, b) => meetings(campaign.state, idAt(a), idAt(b)),
    );
    const seating = { tables: tables.map((gangs) => gangs.map(idAt)), again, proved: least !== null };
    const lines = seating.tables.map((gangs, place) => `Table ${place + 1}: ${gangs.join(', ')}`);
    const met = `${again} ${again === 1 ? 'pair meets' : 'pairs meet'} again`;
    return {
      data: seating,
      text: [...lines, `${met}; ${seating.proved ? 'no seating has fewer' : 'the best found'}.`].join('\n'),
    };
  },
};

function signedNumber(text: string): number {
  const number = Number(text);
  return Number.isInteger(number) && Math.abs(number) <= 1000 ? number : 0;
}

async function campaignIn(path: string): Promise<Campaign | Refusal> {
  const { recordAt } = await import('../files/record-file.ts');
  const { foldRecord } = await import('../../core/journal/record.ts');
  const { campaignRuleset } = await import('../../core/systems/the-hit/campaign/ruleset.ts');
  const file = await recordAt(path, { input: () => Promise.resolve(new Uint8Array()) });
  if (isRefusal(file)) return file;
  if (file.header.ruleset !== campaignRuleset.name)
    return refuse('no-campaign', `${path} holds no campaign of The Hit.`);
  return foldRecord(campaignRuleset, file.header, file.entries as Campaign['entries']);
}

async function newCampaign(io: Io): Promise<Campaign | Refusal> {
  const { lotsSeal } = await import('../../core/chance/lots.ts');
  const { beginRecord } = await import('../../core/journal/record.ts');
  const { campaignRuleset } = await import('../../core/systems/the-hit/campaign/ruleset.ts');
  const { randomHash } = await import('../desk/border.ts');
  return beginRecord(campaignRuleset, {
    format: 'muster-record/1',
    id: randomHash().slice(0, 12),
    ruleset: campaignRuleset.name,
    system: 'the-hit',
    created: io.now(),
    lots: lotsSeal(randomHash()),
    options: {},
  });
}

/** Does one thing to the campaign in a file, and writes it whole; the first makes the file. */
async function changed(
  io: Io,
  path: string,
  body: CampaignCommand | { readonly type: 'undo'; readonly target: string },
): Promise<Outcome> {
  const { existsSync } = await import('node:fs');
  const { lockFile } = await import('../files/lock.ts');
  const lock = await lockFile(path);
  if (isRefusal(lock)) return lock;
  try {
    const campaign = existsSync(path) ? await campaignIn(path) : await newCampaign(io);
    return isRefusal(campaign) ? campaign : await written(io, path, campaign, body);
  } finally {
    lock();
  }
}

async function written(
  io: Io,
  path: string,
  campaign: Campaign,
  body: CampaignCommand | { readonly type: 'undo'; readonly target: string },
): Promise<Outcome> {
  const { act } = await import('../../core/journal/record.ts');
  const { campaignRuleset } = await import('../../core/systems/the-hit/campaign/ruleset.ts');
  const { writeWhole } = await import('../files/atomic.ts');
  const { writeRecord } = await import('../files/record-file.ts');
  const { randomHash } = await import('../desk/border.ts');
  const command = { id: randomHash(), at: io.now(), by: { role: 'organiser' }, body } as const;
  const acted = act(campaignRuleset, campaign, command, { nonce: randomHash, link: () => null });
  if (isRefusal(acted)) return acted;
  const { header, entries } = acted.record;
  await writeWhole(path, writeRecord({ header, entries, secrets: [] }));
  return shown(acted.record);
}

async function enter({ io, words, options }: Asked): Promise<Outcome> {
  const { reportOf } = await import('../../core/systems/the-hit/game/report.ts');
  const [path = '', battlePath = '', ...gangs] = words;
  const told = await toldIn(io, battlePath);
  if (isRefusal(told)) return told;
  if (told.stopped) return told.stopped.refusal;
  const reports = reportOf(told.battle);
  if (!reports)
    return refuse('not-over', 'That battle is of no campaign, or its ballots are not open yet.', 'HIT-TARGET-06');
  if (reports.length !== gangs.length) {
    return refuse('bad-battle', `That battle has ${reports.length} gangs: name them in the order A, B, …`);
  }
  const battle = textOf(options, 'name') ?? nameOf(battlePath);
  const entered = reports.map((report, place) => ({ ...report, gang: gangs[place] ?? '' }));
  return changed(io, path, { type: 'enter-battle', battle, gangs: entered });
}

/** `evening/one.json` → `one`. */
function nameOf(path: string): string {
  return basename(path, extname(path));
}

async function undo({ io, words }: Asked): Promise<Outcome> {
  const { undoable } = await import('../../core/journal/record.ts');
  const { campaignRuleset } = await import('../../core/systems/the-hit/campaign/ruleset.ts');
  const [path = ''] = words;
  const campaign = await campaignIn(path);
  if (isRefusal(campaign)) return campaign;
  const target = undoable(campaignRuleset, campaign, { role: 'organiser' });
  if (target === null) return refuse('nothing-to-undo', 'There is nothing to take back.');
  return changed(io, path, { type: 'undo', target });
}

async function shown({ state }: Campaign): Promise<Outcome> {
  const { ranked } = await import('../../core/systems/the-hit/campaign/ledger.ts');
  const gangs = ranked(state);
  const rows = gangs.map((gang) => [
    gang.id,
    gang.sheet.name,
    gang.reputation,
    `${gang.wins}-${gang.draws}-${gang.losses}`,
    gang.vp,
    Object.values(gang.experience).reduce((sum, points) => sum + points, 0),
  ]);
  const titles = ['Gang', 'Name', 'Reputation', 'Won-drawn-lost', 'VP', 'XP'];
  const fighters = gangs.flatMap(({ sheet, experience }) =>
    sheet.fighters
      .filter(({ id, away }) => (experience[id] ?? 0) > 0 || away !== '')
      .map(({ id, name, away }) => `${name} (${id}): ${experience[id] ?? 0} XP${away === '' ? '' : `, away: ${away}`}`),
  );
  const text = [
    table(
      titles.map((title) => ({ title })),
      rows,
    ),
    ...fighters,
  ].join('\n');
  return { data: { gangs, battles: state.battles }, text };
}
