/** Dice that people throw: which one is next and what it has to show, six faces to tap, and those that were entered. */
import { DIE_RULES, DIE_WORDS, type DieAsked } from '../../core/systems/firefight/rules/dice.ts';
import { Button } from '../parts/button.tsx';
import { English } from '../parts/english.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { tellFirefight } from '../text/firefight.ts';
import type { Game } from './game.ts';
import { Dice } from './log.tsx';
import type { Shared } from './shared.ts';
import { unitName } from './words.tsx';

const FACES = [1, 2, 3, 4, 5, 6];

export function HandDice({ game }: { readonly game: Game }) {
  const { value: wanted } = game.wanted;
  if (wanted === null) return null;
  const { asked, thrown } = wanted;
  const alike = thrown.filter(({ kind, who }) => kind === asked.wants && who === asked.who);
  return (
    <section class="ff-asked">
      <h2>{tellFirefight('hand.title')}</h2>
      <Wanted game={game} asked={asked} thrown={alike.length} />
      <Faces onThrow={(face) => void game.throwDie(face)} />
      {alike.length === 0 ? null : <Dice faces={alike.map(({ face }) => face)} needs={asked.needs} />}
      {thrown.length === 0 ? null : (
        <Button kind="quiet" onClick={() => void game.takeDieBack()}>
          {tellFirefight('hand.back')}
        </Button>
      )}
    </section>
  );
}

/** On two devices whoever throws it enters it, and the other sees it. */
export function AwaitedDice({ game, shared }: { readonly game: Game; readonly shared: Shared }) {
  const { awaiting } = shared.battle.value ?? {};
  if (awaiting === undefined) return null;
  const { asked, faces } = awaiting;
  const mine = game.throwsHere();
  return (
    <section class="ff-asked">
      <h2>{tellFirefight(mine ? 'hand.title' : 'hand.theirs')}</h2>
      <Wanted game={game} asked={asked} thrown={faces.length} />
      {mine ? <Faces onThrow={(face) => game.throwAwaited(face)} /> : null}
      {faces.length === 0 ? null : <Dice faces={faces} needs={asked.needs} />}
    </section>
  );
}

interface WantedProps {
  readonly game: Game;
  readonly asked: DieAsked;
  /** So many of these dice are there. */
  readonly thrown: number;
}

/** What the die is for, what it has to show, and which of how many it is. */
function Wanted({ game, asked, thrown }: WantedProps) {
  const view = game.view.value;
  const who = asked.who === 'battle' ? '' : `${view === null ? asked.who : unitName(view, asked.who)}, `;
  return (
    <p role="status">
      <English>
        {who}
        {DIE_WORDS[asked.wants]}
        {asked.needs === '' ? '' : `; ${asked.needs}`}
      </English>{' '}
      {asked.of === undefined || asked.of === 1 ? null : (
        <strong>{tellFirefight('hand.count', { number: thrown + 1, of: asked.of })}</strong>
      )}{' '}
      <RuleLinks rules={[DIE_RULES[asked.wants]]} />
    </p>
  );
}

function Faces({ onThrow }: { readonly onThrow: (face: number) => void }) {
  return (
    <div class="ff-row">
      {FACES.map((face) => (
        <button
          key={face}
          type="button"
          class="ff-unit ff-face"
          aria-label={tellFirefight('hand.face', { face })}
          onClick={() => onThrow(face)}
        >
          {face}
        </button>
      ))}
    </div>
  );
}
