/** The table of an All Out Brawl: a model each, no zones, and the middle that is worth points. */
import { type TableAsked, type TableNow, tableNow } from '../../../../encounter/table.ts';
import type { SideId } from '../../../../encounter/types.ts';
import { cite } from '../../../../rules/cite.ts';
import type { Layout } from '../../../../table/layout/layout.ts';
import type { AskingGame } from '../../../malifaux/game/may.ts';
import { type Suggestion, suggestionOn } from '../../../malifaux/game/suggest.ts';
import { namesOn } from '../../../malifaux/game/entered-table.ts';
import { CENTRE, SIZE } from '../../../malifaux/terrain/layouts.ts';
import type { Known } from '../../../malifaux/rules/notes.ts';
import type { PlayTable } from '../../../malifaux/rules/table.ts';
import { toldTable } from '../../../malifaux/rules/entered.ts';
import { MIDDLE, nearMiddle } from '../../event/brawl-points.ts';
import type { BrawlState } from './state.ts';

const BASE = 30;

const GROUND: Layout = {
  name: 'all-out-brawl',
  title: 'All Out Brawl',
  size: SIZE,
  sides: 'lettered',
  areas: [{ id: 'Middle', kind: 'scenario', owner: 'neutral', shape: { circle: [...CENTRE, MIDDLE] } }],
  spots: [],
  lines: [],
  measures: [{ from: CENTRE, to: [CENTRE[0] + MIDDLE, CENTRE[1]] }],
  notes: ['There are no Deployment Zones: models deploy more than 6 inches from one another.'],
  sure: { how: 'stated', why: 'The mode names the distance from the middle, and no zones.' },
  rules: cite('GG0-MODE-AOB-03', 'GG0-MODE-AOB-11'),
};

/** Nothing in a Brawl is measured to a zone: any deployment has names for the rest of the table. */
const ANY_DEPLOYMENT = 'standard';

interface Brawler extends Known {
  readonly side: SideId;
  readonly name: string;
}

/** A model each; those on paper go by their side's letter, as do those of whom there are two. */
function brawlers({ sides, models }: BrawlState): readonly Brawler[] {
  const names = sides.map((side) => models[side]?.name);
  return sides.map((side, place) => {
    const own = names[place] ?? 'Model';
    const alone = names[place] !== undefined && names.filter((name) => name === own).length === 1;
    const { rank = 'minion', cost = null } = models[side] ?? {};
    return { id: idOf(side), side, name: alone ? own : `${own} ${side}`, rank, leader: true, cost };
  });
}

function idOf(side: SideId): string {
  return `${side}1`;
}

export function askedIn(state: BrawlState): TableAsked {
  const pieces = brawlers(state).map(({ id, name }) => {
    return { id, name, kind: 'model', side: 'neutral', base: BASE } as const;
  });
  return { layout: GROUND.name, own: GROUND, size: SIZE, pieces, tells: {}, terrain: true };
}

function tableOn(state: BrawlState, now: TableNow): PlayTable {
  const game = { deployment: ANY_DEPLOYMENT, traits: state.edition.book.traits, models: brawlers(state) };
  return toldTable({ ...game, fallen: state.out.map(idOf) }, now);
}

/** What anybody may ask in a Turn. */
export function askingIn(state: BrawlState): AskingGame | null {
  const { edition } = state;
  const { phase, setting, out } = state;
  if (phase === 'models' || phase === 'deploy' || phase === 'over') return null;
  return {
    ...state,
    edition,
    setting: { options: setting.options, strategies: [], pool: [] },
    models: brawlers(state),
    out: out.map(idOf),
    asked: askedIn(state),
    toldBefore: 0,
    ground: edition.ground(ANY_DEPLOYMENT),
    tableOn: (now) => tableOn(state, now),
  };
}

/** Who is near the middle, where the table was told this Turn. */
export function suggestedMiddle(state: BrawlState): Suggestion {
  const { edition } = state;
  if (!state.isMeasured) return {};
  const models = brawlers(state);
  const now = tableNow(askedIn(state), state.told);
  const table = tableOn(state, now);
  const seen = { table, ground: edition.ground(ANY_DEPLOYMENT), nameOf: namesOn(models, now) };
  const inPlay = models.filter(({ side }) => !state.out.includes(side));
  return suggestionOn(seen, inPlay, () => [...nearMiddle(table)]);
}
