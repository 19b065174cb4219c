/** What was read in a pasted Crew, in sentences: so that whoever seals it has looked it over. */
import { unreadSentence } from '../../../roster/paste.ts';
import { type CrewModel, costOf, hiresOf, leaderOf } from './crew.ts';
import type { PastedCrew } from './paste.ts';

/** `size`: of the game, in Soulstones. */
export function readBack({ crew, unread }: PastedCrew, size: number): readonly string[] {
  const lost = unread.map((line) => `${unreadSentence(line)} It was not read as a model.`);
  const leader = leaderOf(crew);
  const strangers = unread.map(({ text }) => text.replace(/^[-–—•*+>·]+ /, ''));
  const models = crew.models.filter(({ name }) => !strangers.includes(name));
  if (!leader || models.length === 0) return lost;
  const stones = hiresOf({ ...crew, models }).reduce((sum, model) => sum + costOf(model), 0);
  const most = stones > size ? ` of ${size}` : '';
  const pool = crew.soulstones === undefined ? '' : `, and ${crew.soulstones} in the pool`;
  const bare = models.filter((model) => model !== leader && model.rank === undefined && model.cost === undefined);
  return [
    `I read ${models.length} ${models.length === 1 ? 'model' : 'models'}, ${stones}${most} stones${pool}: ${models.map((model) => inWords(model, leader)).join(', ')}.`,
    ...lost,
    ...(bare.length > 0 && bare.length < models.length - 1
      ? [`The list does not give the rank and the Cost of ${bare.map(({ name }) => name).join(', ')}.`]
      : []),
  ];
}

function inWords(model: CrewModel, leader: CrewModel): string {
  const { name, rank, upgrades = [] } = model;
  const said = [
    ...(model === leader ? ['leads'] : []),
    ...(rank === undefined ? [] : [rank]),
    ...(model.cost === undefined ? [] : [String(model.cost)]),
    ...upgrades.map((upgrade) => `with ${upgrade.name}`),
  ];
  return said.length === 0 ? name : `${name} (${said.join(', ')})`;
}
