/** Somebody came late, left, or is not there: what becomes of them and their table, each way with its rules and its cost. */
import './posted.css';
import { useEffect, useState } from 'preact/hooks';
import type { RepairWay, Ways } from '../../../core/event/ways.ts';
import { nameIn, useEntrants } from '../../event/context.ts';
import { Button } from '../../parts/button.tsx';
import { Check } from '../../parts/check.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { English } from '../../parts/english.tsx';
import { RuleLinks } from '../../parts/rule-links.tsx';
import { newCommandId } from '../../live/ids.ts';
import { tell } from '../../text/work.ts';
import { type Desk, useDesk, useDeskPart } from '../desk.ts';
import { askPosted } from './ask.ts';
import { letBe } from './let-be.ts';
import { useSeatedText } from './moves.tsx';
import { Points } from './points.tsx';

/** Asks what becomes of whoever the desk has named, as soon as there is something to choose. */
export function Becomes() {
  const desk = useDesk();
  const entrants = useEntrants();
  const [ways, setWays] = useState<Ways | null>(null);
  const { asking } = desk;
  const who = asking.value;
  // Somebody who was just added is known when the view says so.
  const id = who === null ? null : 'entrant' in who ? who.entrant : idOf(entrants, who.name);
  const always = who !== null && 'always' in who;
  useEffect(() => {
    if (id === null) return undefined;
    let gone = false;
    void askPosted(desk, { becomes: id }).then((answer) => {
      if (gone) return;
      asking.value = null;
      if (answer.ok && (always || answer.value.ways.length > 0)) setWays(answer.value);
    });
    return () => {
      gone = true;
    };
  }, [desk, asking, id, always]);
  if (ways === null) return null;
  return <WaysDialog key={ways.entrant} ways={ways} onClose={() => setWays(null)} />;
}

function idOf(entrants: ReturnType<typeof useEntrants>, name: string): string | null {
  return Object.values(entrants).find((row) => row.name === name)?.id ?? null;
}

interface WaysProps {
  readonly ways: Ways;
  readonly onClose: () => void;
}

function WaysDialog({ ways: { entrant, game, ways }, onClose }: WaysProps) {
  const desk = useDesk();
  const entrants = useEntrants();
  const round = useDeskPart()?.posted?.round ?? 0;
  const [leaves, setLeaves] = useState(false);
  const name = nameIn(entrants, entrant);
  const isHere = entrants[entrant]?.status === 'checked-in';
  const take = async (way: RepairWay) => {
    onClose();
    // What everybody has read is taken back by a step of its own.
    const click = way.kind === 'forfeit' ? newCommandId() : null;
    if (!(await desk.send(commandOf(way, name), saidOf(way, name), undefined, click))) return;
    // Without a question: their table has been seen to.
    if (leaves) await desk.attempt({ type: 'drop', entrant }, tell('did.drop', { name }), click);
  };
  return (
    <Dialog title={tell(game === null ? 'becomes.late' : 'becomes.missing', { name, round })} onClose={onClose}>
      <p class="soft">
        {tell(ways.length === 0 ? 'becomes.none' : game === null ? 'becomes.lateHint' : 'becomes.missingHint')}
      </p>
      <ul class="ways">
        {ways.map((way) => (
          <WayRow key={JSON.stringify(way)} way={way} onTake={() => void take(way)} />
        ))}
      </ul>
      {game !== null && isHere && desk.may('drop') ? (
        <Check label={tell('becomes.leaves', { name })} checked={leaves} onChange={setLeaves} />
      ) : null}
      <div class="actions">
        <Button
          kind="quiet"
          onClick={() => {
            if (game === null) letBe(entrant, round);
            onClose();
          }}
        >
          {tell(game === null ? 'becomes.next' : 'becomes.leave')}
        </Button>
      </div>
    </Dialog>
  );
}

function WayRow({ way, onTake }: { readonly way: RepairWay; readonly onTake: () => void }) {
  const seated = useSeatedText();
  const entrants = useEntrants();
  const text =
    way.kind === 'forfeit'
      ? tell('becomes.forfeits', { name: nameIn(entrants, way.by) })
      : way.shown.tables.map(seated).join(' · ');
  const rules = way.kind === 'forfeit' ? way.rules : way.why.flatMap((one) => one.rules);
  return (
    <li class="way">
      <div class="way-text">
        <p>
          <strong>{text}</strong>
        </p>
        {way.kind === 'forfeit' ? (
          <Points points={way.points} />
        ) : (
          way.paid.map((payment) => (
            <p key={payment.text} class="soft">
              <English>{payment.text}</English>
            </p>
          ))
        )}
        {way.kind === 'by-hand' && way.paid.length === 0 ? <p class="soft">{tell('becomes.free')}</p> : null}
        <RuleLinks
          rules={[...new Set([...rules, ...(way.kind === 'forfeit' ? [] : way.paid.flatMap((one) => one.rules))])]}
        />
      </div>
      <Button label={tell('becomes.takeName', { what: text })} onClick={onTake}>
        {tell('becomes.take')}
      </Button>
    </li>
  );
}

function commandOf(way: RepairWay, name: string): Parameters<Desk['send']>[0] {
  if (way.kind === 'forfeit') {
    return { type: 'enter-result', game: way.game, result: { kind: 'forfeit', by: [way.by], reason: 'absence' } };
  }
  return { type: 'repair-round', reason: tell('becomes.reason', { name }), how: way.how, shown: way.shown };
}

function saidOf(way: RepairWay, name: string): string {
  return way.kind === 'forfeit' ? tell('did.forfeit', { name }) : tell('did.byHand');
}
