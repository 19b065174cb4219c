/** A unit acts: which one, what it does, where it goes, whom it attacks. All that the board does, as a list. */
import type { LayoutPoint } from '../../core/table/layout/layout.ts';
import { Button } from '../parts/button.tsx';
import { Check } from '../parts/check.tsx';
import { Field } from '../parts/field.tsx';
import { English } from '../parts/english.tsx';
import { Notice } from '../parts/notice.tsx';
import { tellFirefight } from '../text/firefight.ts';
import type { Odds, ShotAim } from './engine/aims.ts';
import type { Drafted } from './engine/drafts.ts';
import type { Choices } from './engine/messages.ts';
import type { BattleView, BoardUnit } from './engine/view.ts';
import type { Game } from './game.ts';
import { OddsLine, ShortOdds } from './odds-line.tsx';
import { attackable, choosable } from './turn.ts';
import { DEED_WORDS, Profile, States, inchesText, unitName } from './words.tsx';

export interface AskProps {
  readonly game: Game;
  readonly view: BattleView;
}

/** The units that can be chosen, in a row. */
export function Units({ game, view }: AskProps) {
  const ids = choosable(view);
  return (
    <ul class="ff-units">
      {view.units
        .filter(({ id }) => ids.includes(id))
        .map((unit) => (
          <li key={unit.id}>
            <button
              type="button"
              class={`ff-unit ff-side-${unit.side}`}
              aria-pressed={game.pick.chosen.value === unit.id}
              onClick={() => void game.pick.choose(unit.id)}
            >
              <span class="ff-disc">{unit.id.slice(1)}</span> <English>{unit.name}</English>
              <States unit={unit} />
            </button>
          </li>
        ))}
    </ul>
  );
}

export function Activate({ game, view }: AskProps) {
  const unit = view.units.find(({ id }) => id === game.pick.chosen.value);
  if (!unit) {
    return (
      <>
        <h2>{tellFirefight('act.choose')}</h2>
        <Units game={game} view={view} />
      </>
    );
  }
  const choices = game.pick.choices.value;
  return (
    <>
      <div class="ff-head">
        <h2>
          <English>{unitName(view, unit.id)}</English> <States unit={unit} />
        </h2>
        {choosable(view).length > 1 ? (
          <Button kind="quiet" onClick={() => void game.pick.choose(null)}>
            {tellFirefight('act.other')}
          </Button>
        ) : null}
      </div>
      {choices === null ? null : <Doing game={game} view={view} unit={unit} choices={choices} />}
      <Profile unit={unit} />
    </>
  );
}

interface DoingProps extends AskProps {
  readonly unit: BoardUnit;
  readonly choices: Choices;
}

function Doing(props: DoingProps) {
  const { game, view, unit, choices } = props;
  if (game.pick.target.value !== null) return <Enemy {...props} target={game.pick.target.value} />;
  if (game.pick.draft.value !== null) return <Going game={game} view={view} draft={game.pick.draft.value} />;
  return (
    <>
      <Deeds game={game} unit={unit} choices={choices} />
      <Enemies {...props} />
      <Towards {...props} />
    </>
  );
}

function Deeds({ game, unit, choices }: Omit<DoingProps, 'view'>) {
  return (
    <div class="ff-deeds" role="group" aria-label={tellFirefight('act.deeds')}>
      {choices.deeds.map((deed) => {
        const goes = deed === 'advance' || deed === 'rush';
        return (
          <button
            key={deed}
            type="button"
            class="ff-deed"
            aria-pressed={goes ? game.pick.deed.value === deed : undefined}
            onClick={() => {
              if (goes) game.pick.deed.value = game.pick.deed.value === deed ? null : deed;
              else if (deed !== 'consolidate') void game.answer({ do: 'act', unit: unit.id, action: deed, moves: {} });
            }}
          >
            <English>{DEED_WORDS[deed]}</English>
            <span class="ff-figure">{goes ? inchesText(choices.allowed[deed]) : '0"'}</span>
            <span class="ff-note">{tellFirefight(`deed.${deed === 'consolidate' ? 'hold' : deed}`)}</span>
          </button>
        );
      })}
      {choices.deeds.includes('advance') ? <p class="soft ff-wide">{tellFirefight('act.tap')}</p> : null}
    </div>
  );
}

/** Enemies that can be shot from here, or charged. */
function Enemies({ game, view, choices }: DoingProps) {
  const { shots, charges } = choices;
  const ids = attackable(choices);
  if (ids.length === 0) return null;
  return (
    <section>
      <h3>{tellFirefight('act.enemies')}</h3>
      <ul class="ff-units">
        {ids.map((id) => {
          const charge = charges.find(({ target }) => target === id);
          const shot = shots.find(({ target }) => target === id);
          return (
            <li key={id}>
              <button type="button" class="ff-unit ff-side-foe" onClick={() => void game.pick.aimAt(id)}>
                <English>{unitName(view, id)}</English>
                <span class="ff-figure">{inchesText((charge ?? shot)?.inches ?? 0)}</span>
                <InReach deed="Charge" odds={charge?.odds ?? null} models={leftOf(view, id)} />
                <InReach deed="Hold" odds={shot?.odds ?? null} models={leftOf(view, id)} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What a charge would do, and what shots from here. */
function InReach({
  deed,
  odds,
  models,
}: {
  readonly deed: string;
  readonly odds: Odds | null;
  readonly models: number;
}) {
  return odds === null ? null : (
    <span class="ff-note">
      <English>{deed}</English>: <ShortOdds odds={odds} models={models} />
    </span>
  );
}

export function leftOf({ units }: BattleView, id: string): number {
  return units.find((unit) => unit.id === id)?.left ?? 1;
}

/** Places to go to by name: what the board's ground is for a finger. */
function Towards({ game, view, choices }: DoingProps) {
  if (!choices.deeds.includes('advance')) return null;
  const [x, y] = choices.middle;
  const far = (at: LayoutPoint) => inchesText(Math.hypot(at[0] - x, at[1] - y));
  return (
    <details class="ff-fold">
      <summary>{tellFirefight('act.towards')}</summary>
      <ul class="ff-units">
        {view.markers.map(({ at }, index) => (
          <li key={index}>
            <button type="button" class="ff-unit" onClick={() => void game.pick.wantPlace(at)}>
              {tellFirefight('marker', { number: index + 1 })} <span class="ff-figure">{far(at)}</span>
            </button>
          </li>
        ))}
        {view.units
          .filter(({ models, id }) => models.length > 0 && !id.startsWith(choices.unit.slice(0, 1)))
          .map(({ id, models }) => (
            <li key={id}>
              <button
                type="button"
                class="ff-unit"
                onClick={() => void game.pick.wantPlace(models[0]?.at ?? choices.middle)}
              >
                <English>{unitName(view, id)}</English>{' '}
                <span class="ff-figure">{far(models[0]?.at ?? choices.middle)}</span>
              </button>
            </li>
          ))}
      </ul>
    </details>
  );
}

/** An enemy that is looked at: a charge with its odds, or shots from here with theirs. */
function Enemy({ game, view, unit, choices, target }: DoingProps & { readonly target: string }) {
  const charge = choices.charges.find((one) => one.target === target);
  const shot = choices.shots.find((one) => one.target === target);
  const foe = view.units.find(({ id }) => id === target);
  const action = game.pick.draft.value?.legal?.action;
  return (
    <section class="ff-enemy">
      <h3>
        <English>{unitName(view, target)}</English> {foe ? <States unit={foe} /> : null}
      </h3>
      {charge ? (
        <div class="ff-card">
          <h4>
            <English>Charge</English> <span class="ff-figure">{inchesText(charge.inches)}</span>
          </h4>
          {charge.odds ? <OddsLine odds={charge.odds} models={foe?.left ?? 1} /> : null}
          {charge.wrong.length > 0 ? (
            <Wrongs wrong={charge.wrong} />
          ) : (
            <Button
              kind="primary"
              disabled={action?.do !== 'act' || action.action !== 'charge'}
              onClick={() => action && void game.answer(action)}
            >
              <English>Charge</English>
            </Button>
          )}
        </div>
      ) : null}
      {shot ? (
        <div class="ff-card">
          <h4>
            {tellFirefight('act.shootFromHere')} <span class="ff-figure">{inchesText(shot.inches)}</span>
          </h4>
          {shot.odds ? <OddsLine odds={shot.odds} models={foe?.left ?? 1} /> : null}
          <Button kind={charge ? 'plain' : 'primary'} onClick={() => void game.shootAt(unit.id, target)}>
            {tellFirefight('act.holdAndShoot')}
          </Button>
        </div>
      ) : null}
      {charge || shot ? null : <p>{tellFirefight('act.outOfReach')}</p>}
      <Button kind="quiet" onClick={() => (game.pick.target.value = null)}>
        {tellFirefight('back')}
      </Button>
    </section>
  );
}

export function Wrongs({ wrong }: { readonly wrong: NonNullable<Drafted['wanted']>['wrong'] }) {
  return (
    <Notice meaning="loss" rules={wrong.map(({ rule }) => rule)}>
      <p>
        <English>{wrong.map(({ text }) => text).join(' ')}</English>
      </p>
    </Notice>
  );
}

/** A move that is drafted: how far it is, whom it could shoot then, and one button that does it. */
export function Going({ game, view, draft: { legal, wanted } }: AskProps & { readonly draft: Drafted }) {
  const deed = legal?.action.do === 'act' ? legal.action.action : null;
  const goes = view.open.ask === 'activate' || view.open.ask === 'consolidate';
  return (
    <section class="ff-going" aria-live="polite">
      {wanted === null ? null : <Wrongs wrong={wanted.wrong} />}
      {legal === null ? (
        <p>{tellFirefight('act.nowhere')}</p>
      ) : (
        <>
          {wanted === null ? null : <p>{tellFirefight('act.nearest')}</p>}
          <Button kind="primary" onClick={() => void game.answer(legal.action)}>
            {deed === null ? tellFirefight('act.place') : <English>{DEED_WORDS[deed]}</English>}{' '}
            {legal.inches === null ? '' : `${inchesText(legal.inches)} / ${inchesText(legal.allowed ?? 0)}`}
          </Button>
          <Ahead view={view} aims={game.pick.ahead.value} />
        </>
      )}
      {goes && !game.pick.alone.value ? (
        <Field
          label={tellFirefight('act.far')}
          type="number"
          value={game.pick.typed.value}
          onInput={(typed) => void game.pick.goFar(typed)}
        />
      ) : null}
      <div class="ff-row">
        {goes ? <Alone game={game} view={view} /> : null}
        <Button kind="quiet" onClick={() => void game.pick.choose(game.pick.chosen.value)}>
          {tellFirefight('back')}
        </Button>
      </div>
    </section>
  );
}

/** Whom it could shoot from there, and the odds of that. */
function Ahead({ view, aims }: { readonly view: BattleView; readonly aims: readonly ShotAim[] }) {
  if (aims.length === 0) return null;
  return (
    <section>
      <h3>{tellFirefight('act.ahead')}</h3>
      <ul class="ff-ahead">
        {aims.map(({ target, inches, cover, odds }) => (
          <li key={target}>
            <English>{unitName(view, target)}</English>{' '}
            <span class="ff-figure">
              {inchesText(inches)}
              {cover ? ` · ${tellFirefight('shoot.cover')}` : ''}
            </span>{' '}
            {odds === null ? null : <ShortOdds odds={odds} models={leftOf(view, target)} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moving one model and not its unit. */
function Alone({ game, view }: AskProps) {
  const unit = view.units.find(({ id }) => id === game.pick.chosen.value);
  if (!unit || unit.models.length < 2) return null;
  return (
    <Check
      checked={game.pick.alone.value}
      onChange={(alone) => (game.pick.alone.value = alone)}
      label={tellFirefight('act.alone')}
    />
  );
}
