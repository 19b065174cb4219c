/** What a battle on the server says beside the battle: how fresh it is, who asks to go back, why nobody goes on. */
import { Button } from '../parts/button.tsx';
import { English } from '../parts/english.tsx';
import { LiveState } from '../parts/live-state.tsx';
import { Notice } from '../parts/notice.tsx';
import { tellFirefight } from '../text/firefight.ts';
import type { Game } from './game.ts';
import type { Shared } from './shared.ts';

export function Away({ game, shared }: { readonly game: Game; readonly shared: Shared }) {
  const { stopped = null } = shared.battle.value ?? {};
  const lost = shared.waiting.value && shared.state.value !== 'live';
  return (
    <>
      <LiveState state={shared.state.value} asOf={shared.asOf.value} />
      {lost ? (
        <Notice meaning="wait">
          <p>{tellFirefight('away.kept')}</p>
        </Notice>
      ) : null}
      {game.overtaken.value ? (
        <Notice meaning="wait">
          <p role="status">{tellFirefight('away.overtaken')}</p>
        </Notice>
      ) : null}
      {stopped === null ? null : (
        <Notice meaning="loss">
          <p>
            <English>{stopped}</English>
          </p>
        </Notice>
      )}
      <Asking game={game} shared={shared} />
    </>
  );
}

/** Going back behind a die, or behind what the other decided, takes both. */
function Asking({ game, shared }: { readonly game: Game; readonly shared: Shared }) {
  const { asked = null, refused } = shared.battle.value ?? {};
  if (asked === null) {
    return refused !== undefined && refused === shared.side ? (
      <p role="status">{tellFirefight('back.refused')}</p>
    ) : null;
  }
  const { side, to } = asked;
  if (shared.side === null || side === shared.side) return <p role="status">{tellFirefight('back.asked')}</p>;
  return (
    <div role="status">
      <Notice meaning="wait">
        <p>
          {tellFirefight('back.theirs')} <English>{game.told.value[to + 1]?.title}</English>
        </p>
        <p class="ff-row">
          <Button kind="primary" onClick={() => shared.send({ type: 'go-back', to })}>
            {tellFirefight('back.agree')}
          </Button>
          <Button onClick={() => shared.send({ type: 'refuse-going-back' })}>{tellFirefight('back.refuse')}</Button>
        </p>
      </Notice>
    </div>
  );
}
