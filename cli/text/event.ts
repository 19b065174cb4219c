/** An event's parts as text. */
import type { EntrantRow, GameRow, PackPart } from '../../core/event/views.ts';
import type { OptionValues, Result } from '../../core/event/types.ts';
import { type EventView, entrantsOf, gamesOf, standingsOf } from '../desk/parts.ts';
import { nameIn } from '../who.ts';
import { safe } from './safe.ts';
import { type Column, table } from './table.ts';

export function standingsText(parts: EventView): string {
  const { columns } = parts.pack;
  const entrants = entrantsOf(parts);
  const heads: Column[] = [
    { title: 'Place', align: 'right' },
    { title: 'Name' },
    ...columns.map(({ short }): Column => ({ title: short, align: 'right' })),
    { title: '' },
  ];
  const rows = standingsOf(parts).map(({ rank, entrant, columns: figures, status }) => [
    rank,
    nameIn(entrants, entrant),
    ...columns.map(({ id, signed }) => figure(figures[id], signed)),
    status === 'active' ? '' : status,
  ]);
  return rows.length === 0 ? 'Nobody has a place yet.' : table(heads, rows);
}

export function figure(value: number | string | undefined, signed: boolean | undefined): string {
  return signed === true && typeof value === 'number' && value > 0 ? `+${value}` : String(value ?? '');
}

export function pairingsText(parts: EventView, round: number): string {
  const entrants = entrantsOf(parts);
  const heads: Column[] = [{ title: 'Table', align: 'right' }, { title: 'Players' }, { title: 'Result' }];
  const rows = gamesOf(parts, round).map((game) => [game.table ?? '–', playersText(game, entrants), resultText(game)]);
  const known = parts[`round/${round}`];
  const paid = known?.paid.map(({ text, who }) => `${who.map((id) => nameIn(entrants, id)).join(', ')}: ${text}`) ?? [];
  const scenario = scenarioLines(parts.pack, known?.scenario ?? {});
  const lines = [`Round ${round}`, ...scenario.map(safe), table(heads, rows), ...paid.map(safe)];
  return lines.join('\n');
}

/** What is played, in the pack's own words. */
function scenarioLines({ scenarioFields }: PackPart, scenario: OptionValues): string[] {
  return Object.entries(scenario).map(([id, value]) => {
    const field = scenarioFields.find((known) => known.id === id);
    const ids = (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');
    const labels = ids.map((one) => field?.choices.find((choice) => choice.id === one)?.label ?? one);
    return `${field?.label ?? id}: ${labels.join(', ')}`;
  });
}

export function playersText(
  { seats, kind, attacker }: Pick<GameRow, 'seats' | 'kind' | 'attacker'>,
  entrants: readonly EntrantRow[],
): string {
  const names = seats.map((id) => `${nameIn(entrants, id)}${id === attacker ? ' (attacks)' : ''}`);
  return kind === 'bye' ? `${names.join('')}: bye` : names.join(' – ');
}

/** What a game came to, in a word or a score. */
export function resultText({ result, seats }: Pick<GameRow, 'result' | 'seats'>): string {
  if (result === null) return '';
  const scores = 'scores' in result ? scoreText(result) : '';
  switch (result.kind) {
    case 'played':
      return scores;
    case 'bye':
      return 'bye';
    case 'void':
      return 'no result';
    case 'forfeit':
      return `forfeit by ${result.by.length === seats.length ? 'all' : `seat ${result.by.map((id) => seats.indexOf(id) + 1).join(', ')}`}`;
    case 'no-cards':
      return 'no cards';
    case 'agreed':
    case 'concession':
    case 'set':
      return `${scores} (${result.kind})`;
  }
}

function scoreText({ scores }: Extract<Result, { scores: unknown }>): string {
  return scores.map((line) => Object.values(line).join('/')).join(' – ');
}
