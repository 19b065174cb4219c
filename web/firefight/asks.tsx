/** What is asked beside activations: setting up, models that fall, melee, morale. */
import { useState } from 'preact/hooks';
import type { Request } from '../../core/systems/firefight/battle/action.ts';
import type { Reserve } from '../../core/systems/firefight/rules/turn.ts';
import { Button } from '../parts/button.tsx';
import { Check } from '../parts/check.tsx';
import { Choice } from '../parts/choice.tsx';
import { English } from '../parts/english.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { tellFirefight } from '../text/firefight.ts';
import { Activate, type AskProps, Going, Units, leftOf } from './acting.tsx';
import { OddsLine } from './odds-line.tsx';
import { Shoot, Spells } from './shooting.tsx';
import { fallingIn, isElsewhere, isSettingUp, pickedWith, removal } from './turn.ts';
import { modelName, unitName } from './words.tsx';

type Of<Ask extends Request['ask']> = Extract<Request, { ask: Ask }>;

/** The open question. */
export function Asked({ game, view }: AskProps) {
  const { open } = view;
  if (open.ask === 'over') return null;
  return (
    <div class="ff-asked" key={open.ask}>
      <AskOf game={game} view={view} open={open} />
      {isSettingUp(open.ask) ? (
        <Button kind={game.pick.draft.value === null ? 'primary' : 'plain'} onClick={() => void game.setUpForMe()}>
          {tellFirefight('setUp.forMe')}
        </Button>
      ) : null}
      {!isElsewhere(game.players) && open.ask !== 'edge' && open.ask !== 'set-aside' ? <Advice game={game} /> : null}
    </div>
  );
}

/** What would you do? */
function Advice({ game }: Pick<AskProps, 'game'>) {
  const { value: hint } = game.pick.hint;
  if (hint === null) {
    return (
      <Button kind="quiet" onClick={() => void game.pick.askForHint()}>
        {tellFirefight('hint.ask')}
      </Button>
    );
  }
  return (
    <section class="ff-card" role="status">
      <p>
        {tellFirefight('hint.title')} <English>{hint.title}</English>
      </p>
      {hint.why.length === 0 ? null : (
        <details class="ff-why">
          <summary>{tellFirefight('hint.why')}</summary>
          <ul>
            {hint.why.map((line) => (
              <li key={line}>
                <English>{line}</English>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Button onClick={() => void game.answer(hint.shown.action)}>{tellFirefight('hint.do')}</Button>
    </section>
  );
}

function AskOf({ game, view, open }: AskProps & { readonly open: Request }) {
  switch (open.ask) {
    case 'activate':
      return <Acting game={game} view={view} />;
    case 'shoot':
      return <Shoot game={game} view={view} />;
    case 'deploy':
    case 'scout':
    case 'ambush':
      return <Placing game={game} view={view} open={open} />;
    case 'marker':
    case 'push':
    case 'land':
      return <Pointing game={game} view={view} open={open} />;
    case 'edge':
      return <Edge game={game} view={view} />;
    case 'set-aside':
      return <SetAside game={game} view={view} open={open} />;
    case 'strike-back':
      return <StrikeBack game={game} view={view} open={open} />;
    case 'consolidate':
      return <Consolidate game={game} view={view} />;
    case 'remove':
      return <Remove game={game} view={view} open={open} />;
    case 'boost':
      return <Boost game={game} view={view} open={open} />;
    case 'morale':
      return <Morale game={game} view={view} open={open} />;
    case 'allot':
      return <Allot game={game} view={view} open={open} />;
    // The engine moves models of a melee by itself.
    case 'pile-in':
    case 'separate':
      return null;
  }
}

function Acting({ game, view }: AskProps) {
  const { unit = '', spells = [] } = game.pick.choices.value ?? {};
  return (
    <>
      <Activate game={game} view={view} />
      <Spells game={game} view={view} unit={unit} spells={spells} />
    </>
  );
}

function Placing({ game, view, open }: AskProps & { readonly open: Of<'deploy' | 'scout' | 'ambush'> }) {
  const draft = game.pick.draft.value;
  return (
    <>
      <h2>{tellFirefight(`place.${open.ask}`)}</h2>
      <Units game={game} view={view} />
      {draft === null ? (
        <p class="soft">{tellFirefight('place.tap')}</p>
      ) : (
        <Going game={game} view={view} draft={draft} />
      )}
      {open.ask === 'ambush' ? (
        <Button onClick={() => void game.answer({ do: 'wait' })}>{tellFirefight('place.wait')}</Button>
      ) : null}
    </>
  );
}

function Pointing({ game, view, open }: AskProps & { readonly open: Of<'marker' | 'push' | 'land'> }) {
  const draft = game.pick.draft.value;
  const proposal = game.pick.proposal.value;
  return (
    <>
      <h2>
        {open.ask === 'marker'
          ? tellFirefight('point.marker', { count: open.left })
          : tellFirefight(`point.${open.ask}`, { model: modelName(view, open.model) })}
      </h2>
      {draft === null ? (
        <p class="soft">{tellFirefight('place.tap')}</p>
      ) : (
        <Going game={game} view={view} draft={draft} />
      )}
      {open.ask === 'push' ? (
        <Button onClick={() => void game.answer({ do: 'push', to: null })}>{tellFirefight('point.nobody')}</Button>
      ) : null}
      {draft === null && proposal !== null ? (
        <Button onClick={() => void game.answer(proposal.action)}>{tellFirefight('point.here')}</Button>
      ) : null}
    </>
  );
}

function Edge({ game }: AskProps) {
  return (
    <>
      <h2>{tellFirefight('edge.title')}</h2>
      <div class="ff-row">
        {(['south', 'north'] as const).map((edge) => (
          <Button key={edge} onClick={() => void game.answer({ do: 'edge', edge })}>
            {tellFirefight(`edge.${edge}`)}
          </Button>
        ))}
      </div>
    </>
  );
}

/** What may be set aside, and the rule that says where it comes from. */
const RESERVES = [
  ['ambush', 'GFF-DEPLOY-06'],
  ['scout', 'GFF-DEPLOY-05'],
] as const;

function SetAside({ game, view, open }: AskProps & { readonly open: Of<'set-aside'> }) {
  const [set, setSet] = useState<Readonly<Record<string, Reserve>>>({});
  const change = (unit: string, as: Reserve | 'no') => {
    const { [unit]: _, ...others } = set;
    setSet(as === 'no' ? others : { ...others, [unit]: as });
  };
  return (
    <>
      <h2>{tellFirefight('aside.title')}</h2>
      {RESERVES.filter(([kind]) => open.units.some(({ as }) => as.includes(kind))).map(([kind, rule]) => (
        <p key={kind} class="soft">
          {tellFirefight(`aside.${kind}`)} <RuleLinks rules={[rule]} />
        </p>
      ))}
      {open.units.map(({ unit, as }) => (
        <Choice<Reserve | 'no'>
          key={unit}
          labelled
          label={unitName(view, unit)}
          value={set[unit] ?? 'no'}
          options={[
            { value: 'no', label: tellFirefight('aside.no') },
            ...as.map((one) => ({ value: one, label: one === 'ambush' ? 'Ambush' : 'Scout', lang: 'en' as const })),
          ]}
          onChange={(value) => change(unit, value)}
        />
      ))}
      <Button kind="primary" onClick={() => void game.answer({ do: 'set-aside', units: set })}>
        {tellFirefight('goOn')}
      </Button>
    </>
  );
}

function StrikeBack({ game, view, open }: AskProps & { readonly open: Of<'strike-back'> }) {
  const odds = game.pick.choices.value?.strikeBack ?? null;
  return (
    <>
      <h2>{tellFirefight('strike.title', { unit: unitName(view, open.unit), foe: unitName(view, open.foe) })}</h2>
      {odds === null ? null : <OddsLine odds={odds} models={leftOf(view, open.foe)} own="odds.charge" />}
      <p class="soft">{tellFirefight('strike.hint')}</p>
      <div class="ff-row">
        <Button kind="primary" onClick={() => void game.answer({ do: 'strike-back', strikes: true })}>
          {tellFirefight('strike.yes')}
        </Button>
        <Button onClick={() => void game.answer({ do: 'strike-back', strikes: false })}>
          {tellFirefight('strike.no')}
        </Button>
      </div>
    </>
  );
}

function Consolidate({ game, view }: AskProps) {
  const draft = game.pick.draft.value;
  return (
    <>
      <h2>{tellFirefight('consolidate.title', { unit: unitName(view, game.pick.chosen.value ?? '') })}</h2>
      {draft === null ? (
        <p class="soft">{tellFirefight('consolidate.hint')}</p>
      ) : (
        <Going game={game} view={view} draft={draft} />
      )}
      <Button onClick={() => void game.answer({ do: 'consolidate', moves: {} })}>
        {tellFirefight('consolidate.stay')}
      </Button>
    </>
  );
}

function Remove({ game, view, open }: AskProps & { readonly open: Of<'remove'> }) {
  const models = fallingIn(game.pick);
  const unit = view.units.find(({ id }) => id === open.unit);
  const answer = removal(open, models);
  return (
    <>
      <h2>{tellFirefight('remove.title', { unit: unitName(view, open.unit), count: open.count })}</h2>
      <div class="ff-row">
        {unit?.models.map(({ id }) => (
          <Check
            key={id}
            checked={models.includes(id)}
            onChange={() => (game.pick.falling.value = pickedWith(models, id, open.count))}
            label={tellFirefight('remove.model', { number: Number(id.split('.')[1]) })}
          />
        ))}
      </div>
      <p class="soft">{tellFirefight('remove.tap')}</p>
      <Button kind="primary" disabled={answer === null} onClick={() => answer && void game.answer(answer)}>
        {tellFirefight('goOn')}
      </Button>
    </>
  );
}

function Boost({ game, view, open }: AskProps & { readonly open: Of<'boost'> }) {
  const caster = view.units.find(({ id }) => id === open.units[0]);
  const sign = caster?.side === open.side ? 1 : -1;
  return (
    <>
      <h2>{tellFirefight('boost.title')}</h2>
      <div class="ff-row">
        <Button kind="primary" onClick={() => void game.answer({ do: 'boost', tokens: {} })}>
          {tellFirefight('boost.none')}
        </Button>
        {open.units.map((id) => (
          <Button key={id} onClick={() => void game.answer({ do: 'boost', tokens: { [id]: sign } })}>
            {sign > 0 ? '+1' : '−1'} <English>{unitName(view, id)}</English>
          </Button>
        ))}
      </div>
    </>
  );
}

function Morale({ game, view, open }: AskProps & { readonly open: Of<'morale'> }) {
  return (
    <>
      <h2>{tellFirefight('morale.title')}</h2>
      <div class="ff-row">
        {open.units.map((unit) => (
          <Button key={unit} onClick={() => void game.answer({ do: 'morale', unit })}>
            <English>{unitName(view, unit)}</English>
          </Button>
        ))}
      </div>
    </>
  );
}

/** Whose hits are whose where a Blast leaves some over: in the order of the list, and a tap puts a unit first. */
function Allot({ game, view, open }: AskProps & { readonly open: Of<'allot'> }) {
  const [order, setOrder] = useState(open.units);
  return (
    <>
      <h2>{tellFirefight('allot.title')}</h2>
      <p class="soft">
        {tellFirefight('allot.hint')} <RuleLinks rules={[open.rule]} />
      </p>
      <ol class="ff-units">
        {order.map((unit, at) => (
          <li key={unit}>
            <button
              type="button"
              class="ff-unit"
              onClick={() => setOrder([unit, ...order.filter((other) => other !== unit)])}
            >
              {at + 1}. <English>{unitName(view, unit)}</English>
            </button>
          </li>
        ))}
      </ol>
      <Button kind="primary" onClick={() => void game.answer({ do: 'allot', order })}>
        {tellFirefight('goOn')}
      </Button>
    </>
  );
}
