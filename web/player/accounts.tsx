/** What is said of my game, mine first; who says the same stands together, each with whose it is. */
import type { ComponentChildren } from 'preact';
import { type Account, accountsOf } from '../event/accounts.ts';
import type { MePart } from '../../core/event/views.ts';
import { listed } from '../text/format.ts';
import { say } from '../text/player.tsx';
import type { MyGame } from './game.ts';
import { Scoreline } from './scoreline.tsx';

export interface AccountsProps {
  readonly me: MePart;
  readonly game: MyGame;
  /** What can be done with one of them. */
  readonly below?: (account: Account) => ComponentChildren;
}

export function Accounts({ me: { reports }, game, below = () => null }: AccountsProps) {
  const accounts = accountsOf(reports);
  const mine = accounts.filter(({ by }) => by.includes(game.me));
  return (
    <>
      {[...mine, ...accounts.filter((account) => !mine.includes(account))].map((account) => (
        <section key={account.by.join(' ')} class="stack">
          <h3>{whoSays(account.by, game)}</h3>
          <Scoreline {...game} result={account.result} table={game.row.seats} />
          {below(account)}
        </section>
      ))}
    </>
  );
}

/** “You and Anna report” */
export function whoSays(by: readonly string[], { me, nameOf }: MyGame): string {
  const others = by.filter((id) => id !== me);
  const name = listed(others.map(nameOf));
  if (others.length === by.length) return say('confirm.title', { count: by.length, name });
  return others.length === 0 ? say('report.mine') : say('report.oursToo', { name });
}
