/** What the players of one table reported, side by side; one tap accepts an account. */
import './accounts.css';
import type { Result } from '../../../core/event/types.ts';
import type { GameRow } from '../../../core/event/views.ts';
import { type Account, accountsOf } from '../../event/accounts.ts';
import { nameIn, useEntrants } from '../../event/context.ts';
import { Button } from '../../parts/button.tsx';
import { English } from '../../parts/english.tsx';
import { toast } from '../../parts/status.tsx';
import { newCommandId } from '../../live/ids.ts';
import { listed } from '../../text/format.ts';
import { say } from '../../text/language.ts';
import { tell } from '../../text/work.ts';
import { useDesk, useDeskPart } from '../desk.ts';
import { type Told, accepted, needsApproval, scoreText, toldOf, undisputed } from './reported.ts';

interface AccountsProps {
  readonly game: GameRow;
  readonly onDone?: () => void;
}

export function Accounts({ game, onDone = () => undefined }: AccountsProps) {
  const reports = useDeskPart()?.reports[game.id];
  if (game.result !== null || reports === undefined) return null;
  return (
    <ul class="accounts">
      {accountsOf(reports).map((account, _, all) => (
        <AccountLine
          key={account.by.join(' ')}
          game={game}
          account={account}
          others={all.filter((other) => other !== account).map(({ result }) => result)}
          onDone={onDone}
        />
      ))}
    </ul>
  );
}

interface LineProps extends Required<AccountsProps> {
  readonly account: Account;
  /** What the other accounts of the game say. */
  readonly others: readonly Result[];
}

function AccountLine({ game, account, others, onDone }: LineProps) {
  const desk = useDesk();
  const entrants = useEntrants();
  const { result, by } = account;
  const [only = ''] = by;
  const who = by.length > 1 ? tell('reports.both') : tell('reports.one', { name: nameIn(entrants, only) });
  const fields = desk.store.part('pack')?.fields ?? [];
  const isSheet = 'scores' in result && fields.length > 1;
  const score = isSheet
    ? tell('reports.of', { name: listed(by.map((id) => nameIn(entrants, id))) })
    : scoreText(result, fields);
  const table = game.table ?? '–';
  const verb = tell(needsApproval(result) ? 'reports.approve' : 'reports.accept', { score });
  const accept = () => {
    onDone();
    const command = {
      type: 'enter-result',
      game: game.id,
      result: accepted(result, game.seats),
      before: null,
    } as const;
    void desk.send(command, tell('did.result', { table }));
  };
  return (
    <li class="account">
      <p class="account-who">
        {/* The sentence runs as the page does, whatever script the name in it is written in. */}
        {who}
        {result.kind === 'played' ? '' : ` (${say(`result.${result.kind}`)})`}
      </p>
      {isSheet ? <Sheet seats={game.seats} toldOf={(seat) => toldOf(result, seat, fields, others)} /> : null}
      <Button label={`${verb}: ${say('pairings.tableNumber', { table })}, ${who}`} onClick={accept}>
        {verb}
      </Button>
    </li>
  );
}

/** Each player's figures by their names; what the accounts differ in stands out by its sign and its weight too. */
function Sheet({
  seats,
  toldOf,
}: {
  readonly seats: readonly string[];
  readonly toldOf: (seat: number) => readonly Told[];
}) {
  const entrants = useEntrants();
  return seats.map((id, seat) => (
    <div key={id}>
      <p>
        <bdi>{nameIn(entrants, id)}</bdi>
      </p>
      <ul class="account-told">
        {toldOf(seat).map(({ id: field, label, value, differs }) => (
          <li key={field}>
            <English>{label}:</English> {differs ? <mark>≠ {value}</mark> : value}
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** All that nobody disputes, in one tap. One that changed meanwhile stays for another look. */
export function AcceptAll({ games }: { readonly games: readonly GameRow[] }) {
  const desk = useDesk();
  const part = useDeskPart();
  const all = undisputed(games, part?.reports ?? {});
  if (all.length < 2) return null;
  const accept = async () => {
    const click = newCommandId();
    let count = 0;
    for (const { game, result } of all) {
      const said =
        count === 0 ? tell('did.result', { table: game.table ?? '–' }) : tell('did.acceptAll', { count: count + 1 });
      const command = { type: 'enter-result', game: game.id, result, before: null } as const;
      if ((await desk.attempt(command, said, click)) === null) count += 1;
    }
    toast(tell('did.acceptAll', { count }));
  };
  return <Button onClick={() => void accept()}>{tell('reports.acceptAll', { count: all.length })}</Button>;
}
