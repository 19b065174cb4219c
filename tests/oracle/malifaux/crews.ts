/** Crews as somebody types them, and whether the pack lets them play: read anew from the text alone, nothing of `core` is asked. */
import type { Terms } from './terms.ts';

export type Dice = (below: number) => number;

/** A model of a typed Crew. */
export interface Listed {
  readonly name: string;
  readonly rank: string | null;
  readonly cost: number | null;
  readonly upgrades: readonly { readonly name: string; readonly cost: number }[];
  /** Keywords and `Versatile`; null where the line names none. */
  readonly tags: readonly string[] | null;
}

export interface Leader {
  readonly name: string;
  readonly tags: readonly string[] | null;
}

/** What a Crew is held against. */
export interface Circumstances {
  readonly named: string | null;
  readonly announced: Leader | null;
  readonly ban: string;
  /** The names of those hired on the same day. */
  readonly earlier: readonly string[];
  /** The teammate's, where it is in: empty on paper. */
  readonly mate: string | null;
}

const KEYWORDS = ['Frontier', 'Guard', 'Marshal', 'Ancestor'] as const;
const RANKS = ['Henchman', 'Enforcer', 'Minion', 'Minion', 'Peon', 'Totem'] as const;
const VERSATILE = 'Versatile';

/** Models one a line, the Leader first; what is indented is an Upgrade of the one above. */
export function listedIn(text: string): readonly Listed[] {
  const models: Listed[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const model = listed(line);
    const last = models.at(-1);
    if (last && /^\s/.test(line)) {
      const upgrade = { name: model.name, cost: model.cost ?? 0 };
      models[models.length - 1] = { ...last, upgrades: [...last.upgrades, upgrade] };
    } else models.push(model);
  }
  return models;
}

function listed(line: string): Listed {
  const tags = /\[([^[\]]*)\]/.exec(line)?.[1] ?? null;
  const cost = /\((\d+)\)/.exec(line)?.[1] ?? null;
  return {
    name: (line.split(/[([]/)[0] ?? '').trim(),
    rank: /\((Master|Henchman|Enforcer|Minion|Totem|Peon)\)/.exec(line)?.[1]?.toLowerCase() ?? null,
    cost: cost === null ? null : Number(cost),
    upgrades: [],
    tags: tags === null ? null : tags.split(', '),
  };
}

const share = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((tag) => tag !== VERSATILE && b.includes(tag));

/** Whether a Leader that is announced can lead any Crew at all. */
export function mayLead(
  { variants, mode }: Terms,
  text: string,
  named: string | null,
  earlier: readonly string[],
): boolean {
  const [leader] = listedIn(text);
  if (!leader) return false;
  if (variants.includes('fixed-leaders') && named !== null && leader.name !== named) return false;
  if (mode === 'henchman-hardcore' && leader.rank !== null && leader.rank !== 'henchman') return false;
  return !isUsed(variants, leader, earlier);
}

function isUsed(variants: readonly string[], { name, rank }: Listed, earlier: readonly string[]): boolean {
  const big = rank === 'master' || rank === 'henchman';
  return variants.includes('alternating-leaders') && big && earlier.includes(name);
}

/** Sections 10 and 11 of Season Zero; 2018 holds these Crews to nothing. */
export function mayPlay(terms: Terms, text: string, so: Circumstances): boolean {
  const models = listedIn(text);
  const [leader, ...hires] = models;
  if (!leader || terms.size === null) return true;
  const { variants, mode } = terms;
  if (!isLedAsAnnounced(terms, leader, so)) return false;
  if (costOf(mode === 'henchman-hardcore' ? models : hires) + upgradesOf(leader, mode) > terms.size) return false;
  if (mode === 'henchman-hardcore') {
    if (models.length !== 4 || (leader.rank !== null && leader.rank !== 'henchman')) return false;
  }
  const keywords = leader.tags ?? (so.announced?.name === leader.name ? so.announced.tags : null);
  const alone = hires.filter(({ tags }) => tags !== null && keywords !== null && !share(tags, keywords));
  if (variants.includes('singles') && alone.some(({ rank, tags }) => rank === 'master' && hasKeyword(tags)))
    return false;
  const isBanned = ({ tags }: Listed): boolean => tags?.includes(so.ban) === true && !tags.includes(VERSATILE);
  if (variants.includes('bans') && so.ban !== '' && alone.some(isBanned)) return false;
  if (variants.includes('vanilla') && models.some(({ upgrades }) => upgrades.length > 0)) return false;
  if (variants.includes('fixed-leaders') && so.named !== null && leader.name !== so.named) return false;
  return !models.some((model) => isUsed(variants, model, so.earlier));
}

const hasKeyword = (tags: Listed['tags']): boolean => tags?.some((tag) => tag !== VERSATILE) ?? false;

/** The Leader is free but where its Cost is paid like any other; its Upgrades never are. */
function upgradesOf({ upgrades }: Listed, mode: Terms['mode']): number {
  return mode === 'henchman-hardcore' ? 0 : upgrades.reduce((sum, { cost }) => sum + cost, 0);
}

function costOf(models: readonly Listed[]): number {
  return models.reduce(
    (sum, { cost, upgrades }) => sum + (cost ?? 0) + upgrades.reduce((more, upgrade) => more + upgrade.cost, 0),
    0,
  );
}

/** One of a team's two is led by whom it announced, where both are told. */
function isLedAsAnnounced({ crews }: Terms, leader: Listed, { announced, mate }: Circumstances): boolean {
  if (announced === null || leader.name === announced.name) return true;
  if (crews === 1) return false;
  const [other] = listedIn(mate ?? '');
  return other === undefined || other.name === announced.name;
}

function drawnTags(dice: Dice): string {
  const tags = [KEYWORDS[dice(4)] ?? '', ...(dice(4) === 0 ? [KEYWORDS[dice(4)] ?? ''] : [])];
  const all = [...new Set(tags), ...(dice(5) === 0 ? [VERSATILE] : [])];
  return ` [${all.join(', ')}]`;
}

/** A Leader, as it is announced. */
export function leaderText({ mode }: Terms, key: string, dice: Dice): string {
  const rank = mode === 'henchman-hardcore' && dice(5) > 0 ? 'Henchman' : 'Master';
  return `${leaderName(key, dice)} (${rank}) [${KEYWORDS[dice(4)] ?? ''}]`;
}

const leaderName = (key: string, dice: Dice): string => (dice(8) === 0 ? `Boss ${key}` : `Leader ${key}`);

/** A Keyword, or none. */
export function banText(dice: Dice): string {
  return dice(5) === 0 ? '' : (KEYWORDS[dice(4)] ?? '');
}

/** A Crew as somebody types it; on paper now and then, and now and then without Costs or ranks. `key`: `A`, a teammate's `A2`. */
export function crewText({ mode, variants }: Terms, key: string, dice: Dice): string {
  if (dice(12) === 0) return '';
  const bare = dice(8) === 0;
  const isTagged = variants.includes('bans') || variants.includes('singles');
  const hardcore = mode === 'henchman-hardcore';
  const tags = (): string => (isTagged && !bare && dice(3) > 0 ? drawnTags(dice) : '');
  const cost = (): string => (bare ? '' : ` (${(mode === 'double-rush' ? 2 : 3) + dice(6)})`);
  const rank = (): string =>
    bare
      ? ''
      : ` (${variants.includes('singles') && dice(5) === 0 ? 'Master' : (RANKS[dice(RANKS.length)] ?? 'Minion')})`;
  const upgrade = (): readonly string[] => (variants.includes('vanilla') && dice(12) === 0 ? ['  Long Coat (1)'] : []);
  const hires = hardcore ? (dice(6) === 0 ? 4 : 3) : mode === 'double-rush' ? 2 : 3 + dice(3);
  const own = hardcore && dice(8) > 0 ? ' (Henchman) (9)' : ` (Master)${dice(2) === 0 ? '' : ' (15)'}`;
  const lines = Array.from({ length: hires }, (_, place) => [
    `Hire ${key}${place}${rank()}${cost()}${tags()}`,
    ...upgrade(),
  ]);
  return [`${leaderName(key, dice)}${own}${tags()}`, ...lines.flat()].join('\n');
}
