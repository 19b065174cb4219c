/** What Gaining Grounds 2018 lets an event do: check in, use a document, change a rule, start a Round, release, track. */
import { rowsOf, textOf, textsOf, type Fields } from '../../core/journal/json.ts';
import { pauseTable, statusAfter } from '../../core/systems/gaining-grounds-2018/event/conduct.ts';
import { gainingGrounds2018 as pack } from '../../core/systems/gaining-grounds-2018/pack.ts';
import { checkTables } from '../../core/systems/gaining-grounds-2018/event/scenario.ts';
import { historyOf } from '../given.ts';
import { action, allowed, gatesOf } from '../malifaux.ts';
import type { Answer, Operations } from '../operation.ts';
import { knowers } from './release.ts';

function startRound({ tables }: Fields): Answer {
  return allowed(
    checkTables(rowsOf(tables).map(({ strategy, pool }) => ({ strategy: textOf(strategy), schemes: textsOf(pool) }))),
  );
}

/** Whether an event ever shows the pool to just these; there is no command to tell fewer, whom the rule could refuse. */
function release({ to }: Fields, given: Fields): Answer {
  const { entrants } = historyOf(pack, given);
  const playing = entrants.filter(({ status, checkedIn }) => status === 'active' && checkedIn).map(({ id }) => id);
  const two = playing.length < 2 ? [...playing, 'one', 'another'] : playing;
  const told = two.filter((id) => to === 'all' || textsOf(to).includes(id));
  const shown = knowers(two).some((known) => known.length > 0 && known.join() === told.join());
  const fact = pack.conduct.information({}).find(({ id }) => id === 'pool');
  return { allowed: shown, broken: shown ? [] : (fact?.rules ?? []) };
}

function find({ against, finding }: Fields): Answer {
  const status = statusAfter(textOf(finding));
  return allowed(null, status === null ? {} : { after: { players: { [textOf(against)]: { status } } } });
}

export const GATE_OPERATIONS: Operations = {
  ...gatesOf(pack),
  'action/start-round': action(startRound),
  'action/release-pool': action(release),
  'action/pause-table': action(() => allowed(pauseTable())),
  'action/finding': action(find),
};
