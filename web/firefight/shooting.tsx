/** A unit shoots or casts: its targets, which weapon at which, the exact odds, and one button that does it. */
import type { Shot } from '../../core/systems/firefight/rules/shots.ts';
import { Button } from '../parts/button.tsx';
import { English } from '../parts/english.tsx';
import { Select } from '../parts/select.tsx';
import { tellFirefight } from '../text/firefight.ts';
import type { AskProps } from './acting.tsx';
import type { ShotAim, SpellAim } from './engine/aims.ts';
import type { Game } from './game.ts';
import { OddsLine, ShortOdds } from './odds-line.tsx';
import { allAt } from './turn.ts';
import { States, inchesText, unitName } from './words.tsx';

export function Shoot({ game, view }: AskProps) {
  const unit = game.pick.chosen.value;
  const choices = game.pick.choices.value;
  if (unit === null || choices === null) return null;
  const declared = game.pick.shots.value;
  return (
    <>
      <h2>{tellFirefight('shoot.title', { unit: unitName(view, unit) })}</h2>
      <ul class="ff-targets">
        {choices.shots.map((aim) => (
          <li key={aim.target}>
            <Target game={game} view={view} aim={aim} />
          </li>
        ))}
      </ul>
      {declared.length === 0 ? null : <Split game={game} view={view} aims={choices.shots} />}
      <Spells game={game} view={view} unit={unit} spells={choices.spells} />
      <div class="ff-row ff-fire">
        {declared.length === 0 ? null : (
          <Button kind="primary" onClick={() => void game.answer({ do: 'shoot', shots: declared })}>
            {tellFirefight('shoot.now')}
          </Button>
        )}
        <Button kind="quiet" onClick={() => void game.answer({ do: 'shoot', shots: [] })}>
          {tellFirefight('shoot.not')}
        </Button>
      </div>
    </>
  );
}

function Target({ game, view, aim }: AskProps & { readonly aim: ShotAim }) {
  const { target, inches, cover, odds, weapons } = aim;
  const foe = view.units.find(({ id }) => id === target);
  const named = [...new Set(game.pick.shots.value.map((shot) => shot.target))];
  const place = named.indexOf(target);
  const shown = place < 0 ? odds : (game.pick.shotOdds.value[place] ?? odds);
  return (
    <div class={place < 0 ? 'ff-card' : 'ff-card ff-card-on'}>
      <button
        type="button"
        class="ff-unit ff-side-foe"
        aria-pressed={place >= 0}
        onClick={() => {
          game.pick.target.value = target;
          void game.pick.declare(place < 0 ? allAt({ shots: [aim] }, target) : []);
        }}
      >
        <English>{unitName(view, target)}</English> {foe ? <States unit={foe} /> : null}
        <span class="ff-figure">
          {inchesText(inches)}
          {cover ? ` · ${tellFirefight('shoot.cover')}` : ''}
        </span>
      </button>
      {place < 0 ? (
        odds === null ? null : (
          <ShortOdds odds={odds} models={foe?.left ?? 1} />
        )
      ) : (
        <>
          {shown === null ? null : <OddsLine odds={shown} models={foe?.left ?? 1} />}
          <p class="soft">
            <English>{weapons.map(({ name, count }) => (count > 1 ? `${count}x ${name}` : name)).join(', ')}</English>
          </p>
        </>
      )}
    </div>
  );
}

const NOBODY = '';

/** Each weapon at a target of its own: two targets at most (GFF-SHOOT-02). */
function Split({ game, view, aims }: AskProps & { readonly aims: readonly ShotAim[] }) {
  const names = [...new Set(aims.flatMap(({ weapons }) => weapons.map(({ name }) => name)))];
  if (names.length < 2 || aims.length < 2) return null;
  const declared = game.pick.shots.value;
  const change = (weapon: string, target: string) => {
    const others: readonly Shot[] = declared.filter((shot) => shot.weapon !== weapon);
    void game.pick.declare(target === NOBODY ? others : [...others, { weapon, target }]);
  };
  return (
    <details class="ff-fold">
      <summary>{tellFirefight('shoot.split')}</summary>
      {names.map((name) => (
        <Select
          key={name}
          label={<English>{name}</English>}
          value={declared.find(({ weapon }) => weapon === name)?.target ?? NOBODY}
          options={[
            { value: NOBODY, label: tellFirefight('shoot.nobody') },
            ...aims
              .filter(({ weapons }) => weapons.some((weapon) => weapon.name === name))
              .map(({ target }) => ({ value: target, label: unitName(view, target), lang: 'en' as const })),
          ]}
          onChange={(target) => change(name, target)}
        />
      ))}
    </details>
  );
}

interface SpellsProps extends AskProps {
  readonly game: Game;
  readonly unit: string;
  readonly spells: readonly SpellAim[];
}

export function Spells({ game, view, unit, spells }: SpellsProps) {
  if (spells.length === 0) return null;
  return (
    <details class="ff-fold">
      <summary>{tellFirefight('spells')}</summary>
      <ul class="ff-units">
        {spells.flatMap(({ spell, targets }) =>
          targets.map((target) => (
            <li key={`${spell} ${target}`}>
              <button
                type="button"
                class="ff-unit"
                onClick={() => void game.answer({ do: 'cast', unit, spell, target })}
              >
                <English>
                  {spell}: {unitName(view, target)}
                </English>
              </button>
            </li>
          )),
        )}
      </ul>
    </details>
  );
}
