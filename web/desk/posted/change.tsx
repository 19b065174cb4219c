/** Changing a round that everybody has read: by hand, drawn again in part, or taken back as long as nobody has begun. */
import './posted.css';
import { Button } from '../../parts/button.tsx';
import { tell } from '../../text/desk.ts';
import { Said } from '../said.tsx';
import { useDesk, useDeskPart } from '../desk.ts';
import { ByHand } from './by-hand.tsx';
import { DrawnAgain } from './drawn.tsx';

export function ChangeRound() {
  const desk = useDesk();
  const posted = useDeskPart()?.posted ?? null;
  if (posted === null || !desk.may('repair-round')) return null;
  const { round, repaired, repairStays, stays } = posted;
  return (
    <section class="section">
      <h3>{tell('change.title', { round })}</h3>
      <div class="pane">
        <ByHand />
        <DrawnAgain />
        {repaired ? (
          <TakeBack
            label={tell('change.takeBackRepair')}
            stays={repairStays}
            onTake={() => void desk.send({ type: 'take-back-repair' }, tell('did.takeBackRepair'))}
          />
        ) : null}
        <TakeBack
          label={tell('change.takeBackRound', { round })}
          stays={stays}
          onTake={() => void desk.send({ type: 'take-back-round' }, tell('did.takeBackRound', { round }))}
        />
      </div>
    </section>
  );
}

interface TakeBackProps {
  readonly label: string;
  /** Why not, and what can be done instead; null where it can be taken back. */
  readonly stays: string | null;
  readonly onTake: () => void;
}

function TakeBack({ label, stays, onTake }: TakeBackProps) {
  return (
    <div class="take-back">
      <Button why={stays === null ? null : <Said>{stays}</Said>} onClick={onTake}>
        {label}
      </Button>
    </div>
  );
}
