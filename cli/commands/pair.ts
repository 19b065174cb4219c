import type { EventView } from '../desk/parts.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import type { DeskPart } from '../../core/event/views.ts';
import type { Desk } from '../desk/desk.ts';
import { type Asked, type CommandSpec, type Outcome, listOf, onEvent, overridable, textOf } from '../spec.ts';

export const pair: CommandSpec = {
  usage: 'pair',
  summary: 'draft the next round and publish it',
  define: (command) =>
    overridable(onEvent(command))
      .option('--draft', 'only draft it, and show it to you')
      .option('--again <reason>', 'draft it again; everybody can read the reason')
      .option('--approve [rules...]', 'approve the compromises of the round, all of them or by rule'),
  run: async (asked) => {
    const { atDesk } = await import('../desk/open.ts');
    return atDesk(asked, (desk, parts) => pairAt(asked, desk, parts));
  },
};

async function pairAt(asked: Asked, desk: Desk, before: EventView): Promise<Outcome> {
  const { options } = asked;
  const again = textOf(options, 'again');
  const override = textOf(options, 'override');
  const more = override === undefined ? {} : { override };
  const open = before.desk?.draft;
  if (!open || again !== undefined) {
    const drafted = await desk.send({
      type: 'draft-round',
      ...more,
      ...(again === undefined ? {} : { reason: again }),
    });
    if (isRefusal(drafted)) return drafted;
  }
  const parts = await desk.view();
  if (isRefusal(parts)) return parts;
  const draft = parts.desk?.draft;
  if (options.draft === true && draft) return shown(parts, draft);
  const approve = options.approve === true ? draft?.approval : listOf(options, 'approve');
  const published = await desk.send({ type: 'publish-round', ...more, approve: [...(approve ?? [])] });
  if (isRefusal(published)) return published;
  const after = await desk.view();
  return isRefusal(after) ? after : drawn(after);
}

async function shown(parts: EventView, draft: NonNullable<DeskPart['draft']>): Promise<Outcome> {
  const { entrantsOf } = await import('../desk/parts.ts');
  const { playersText } = await import('../text/event.ts');
  const { table } = await import('../text/table.ts');
  const entrants = entrantsOf(parts);
  const { round, games, paid, approval } = draft;
  const rows = games.map((game) => [game.table ?? '–', playersText(game, entrants)]);
  const notes = paid.map(({ text }) => `\n${text}`).join('');
  const text = `A draft of round ${round}, which only you see:\n${table([{ title: 'Table', align: 'right' }, { title: 'Players' }], rows)}${notes}`;
  return { data: { round, games, paid, approval, published: false }, text };
}

async function drawn(parts: EventView): Promise<Outcome> {
  const { gamesOf } = await import('../desk/parts.ts');
  const { pairingsText } = await import('../text/event.ts');
  const { round } = parts.event;
  const games = gamesOf(parts, round);
  return {
    data: { round, games, paid: parts[`round/${round}`]?.paid ?? [], published: true },
    text: pairingsText(parts, round),
  };
}
