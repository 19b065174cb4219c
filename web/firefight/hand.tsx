/** Dice that people throw: which one is next and what it has to show, six faces to tap, and those that were entered. */
import { DIE_RULES, DIE_WORDS } from '../../core/systems/firefight/rules/dice.ts';
import { Button } from '../parts/button.tsx';
import { English } from '../parts/english.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { tellFirefight } from '../text/firefight.ts';
import type { Game } from './game.ts';
import { Dice } from './log.tsx';
import { unitName } from './words.tsx';

const FACES = [1, 2, 3, 4, 5, 6];

export function HandDice({ game }: { readonly game: Game }) {
  const { value: wanted } = game.wanted;
  if (wanted === null) return null;
  const { asked, thrown } = wanted;
  const view = game.view.value;
  const who = asked.who === 'battle' ? '' : `${view === null ? asked.who : unitName(view, asked.who)}, `;
  const alike = thrown.filter(({ kind, who: one }) => kind === asked.wants && one === asked.who);
  return (
    <section class="ff-asked">
      <h2>{tellFirefight('hand.title')}</h2>
      <p role="status">
        <English>
          {who}
          {DIE_WORDS[asked.wants]}
          {asked.needs === '' ? '' : `; ${asked.needs}`}
        </English>{' '}
        <RuleLinks rules={[DIE_RULES[asked.wants]]} />
      </p>
      <div class="ff-row">
        {FACES.map((face) => (
          <button
            key={face}
            type="button"
            class="ff-unit ff-face"
            aria-label={tellFirefight('hand.face', { face })}
            onClick={() => void game.throwDie(face)}
          >
            {face}
          </button>
        ))}
      </div>
      {alike.length === 0 ? null : <Dice faces={alike.map(({ face }) => face)} needs={asked.needs} />}
      {thrown.length === 0 ? null : (
        <Button kind="quiet" onClick={() => void game.takeDieBack()}>
          {tellFirefight('hand.back')}
        </Button>
      )}
    </section>
  );
}
