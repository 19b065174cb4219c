/** What was read in a pasted Crew, in sentences: so that whoever seals it has looked it over. What was not is refused. */
import { type CrewModel, costOf, hiresOf, leaderOf, upgradesCost } from './crew.ts';
import { RANKS } from '../rules/table.ts';
import type { PastedCrew } from './paste.ts';

const RANK = new RegExp(String.raw`\b(${RANKS.join('|')})\b`, 'i');

/** What a Crew may cost in Soulstones, and whether its Leader is paid for. */
export interface Hire {
  readonly most: number;
  readonly leaderPaid: boolean;
}

export function readBack({ crew, name, unread }: PastedCrew, { most, leaderPaid }: Hire): readonly string[] {
  const leader = leaderOf(crew);
  const strangers = unread.map(({ text }) => text.replace(/^[-–—•*+>·]+ /, ''));
  const models = crew.models.filter(({ name }) => !strangers.includes(name));
  if (!leader || models.length === 0) return [];
  const hired = hiresOf({ ...crew, models }).reduce((sum, model) => sum + costOf(model), 0);
  const stones = hired + (leaderPaid ? costOf(leader) : upgradesCost(leader.upgrades ?? []));
  const of = stones > most ? ` of ${most}` : '';
  // A list that gives no Cost says nothing of what it costs.
  const cost = models.some((model) => model.cost !== undefined) ? `, ${stones}${of} stones` : '';
  const pool = crew.soulstones === undefined ? '' : `, and ${crew.soulstones} in the pool`;
  const bare = models.filter((model) => model !== leader && model.rank === undefined && model.cost === undefined);
  return [
    `I read ${models.length} ${models.length === 1 ? 'model' : 'models'}${cost}${pool}: ${models.map((model) => inWords(model, leader)).join(', ')}.`,
    ...(name !== null && RANK.test(name)
      ? [`I took “${name}” for the title of the list. If it is a model, write its rank in brackets: “Lilith (Master)”.`]
      : []),
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
    ...upgrades.map((upgrade) => `with ${upgrade.name.replace(/^[+] ?/, '')}`),
  ];
  return said.length === 0 ? name : `${name} (${said.join(', ')})`;
}
