/** Who knows the pool of a Round, as the pages of an event show it: before the Round is posted, and after. */
import { linkOf, lotsSeal } from '../../core/chance/lots.ts';
import { hashText } from '../../core/chance/bytes.ts';
import type { EventCommand } from '../../core/event/commands.ts';
import { eventRuleset } from '../../core/event/ruleset.ts';
import { act, beginRecord } from '../../core/journal/record.ts';
import { type Chance, type Command, type Viewer, isRefusal } from '../../core/journal/types.ts';
import { gainingGrounds2018 as pack } from '../../core/systems/gaining-grounds-2018/pack.ts';

const RULES = eventRuleset(pack);
const ORGANISER: Viewer = { role: 'organiser', staff: 'staff' };
const SECRET = hashText('release');

/** Who of these, two or more, knows the pool once the Round is drafted, and once it is posted. */
export function knowers(players: readonly string[]): readonly (readonly string[])[] {
  const header = { id: 'release', ruleset: 'event', system: pack.id, created: 0, lots: lotsSeal(SECRET), options: {} };
  const begun = beginRecord(RULES, { format: 'muster-record/1', ...header });
  if (isRefusal(begun)) throw new Error(begun.message);
  let record = begun;
  let made = 0;
  const chance: Chance = {
    nonce: () => hashText(`release ${(made += 1)}`),
    link: (number) => linkOf(SECRET, number),
  };
  const run = (body: EventCommand): void => {
    const command: Command<EventCommand> = { id: `c${(made += 1)}`, at: 0, by: ORGANISER, body };
    const acted = act(RULES, record, command, chance);
    if (isRefusal(acted)) throw new Error(acted.message);
    record = acted.record;
  };
  run({ type: 'add-entrants', entrants: players.map((name) => ({ name, faction: 'Guild', checkIn: true })) });
  run({ type: 'change-settings', settings: { rounds: 1, date: '2018-05-14' } });
  run({ type: 'publish-pack' });
  run({ type: 'start-event' });
  run({ type: 'draft-round' });
  const pool = JSON.stringify(record.state.drafts.at(-1)?.open?.value.scenario?.schemes);
  const knowing = (): readonly string[] =>
    players.filter((_, place) => {
      const pages = [RULES.shared(record.state), RULES.own(record.state, { role: 'player', entrant: `e${place + 1}` })];
      return JSON.stringify(pages).includes(pool);
    });
  const drafted = knowing();
  run({ type: 'publish-round' });
  return [drafted, knowing()];
}
