/** What came out: of an attack, or of a whole melee. */
import type { Wearing } from '../../core/systems/firefight/odds/attack.ts';
import { type Distribution, type UnitOutcomeAnswer, meanOf } from '../../core/systems/firefight/odds/unit-outcome.ts';
import type { MeleeAnswer } from '../../core/systems/firefight/odds/melee.ts';
import { Notice } from '../parts/notice.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { locale } from '../text/language.ts';
import { tellOdds } from '../text/odds.ts';
import type { AttackOdds, Outcome } from './answer.ts';
import { Bars, percent } from './bars.tsx';

export function AttackResult({ answer, wearing }: AttackOdds) {
  const dice = (answer.dice ?? 0) + (answer.impact ?? 0);
  if (dice === 0) {
    return (
      <Notice meaning="wait">
        <p>{tellOdds('odds.noDice')}</p>
      </Notice>
    );
  }
  return (
    <>
      <Effects who={tellOdds('odds.target')} fate={answer} note={tellOdds('odds.dice', { count: dice })} />
      <Wear wearing={wearing} />
      <Counted title={tellOdds('odds.killed')} chances={answer.killed} />
      <Counted title={tellOdds('odds.wounds')} chances={answer.wounds} />
      <Counted title={tellOdds('odds.hits')} chances={answer.hits} />
      <Cited rules={answer.rules} />
    </>
  );
}

export function MeleeResult({ answer }: { readonly answer: MeleeAnswer }) {
  const sides = [
    { who: tellOdds('odds.defender'), fate: answer.defender },
    { who: tellOdds('odds.charger'), fate: answer.charger },
  ];
  return (
    <>
      {sides.map(({ who, fate }) => (
        <Effects key={who} who={who} fate={fate} />
      ))}
      <p class="odds-card odds-both">{tellOdds('odds.bothStand', { chance: percent(answer.bothStand) })}</p>
      {sides.map(({ who, fate }) => (
        <Counted key={who} title={tellOdds('odds.killedOf', { who })} chances={fate.killed} />
      ))}
      {sides.map(({ who, fate }) => (
        <Counted key={who} title={tellOdds('odds.woundsOf', { who })} chances={fate.wounds} />
      ))}
      <Cited rules={answer.rules} />
    </>
  );
}

interface EffectsProps {
  readonly who: string;
  readonly fate: UnitOutcomeAnswer;
  readonly note?: string;
}

function Effects({ who, fate: { effect }, note }: EffectsProps) {
  return (
    <section class="odds-card">
      <h2>
        {tellOdds('odds.effect', { who })}
        {note === undefined ? null : <small class="odds-note">{note}</small>}
      </h2>
      <p>{tellOdds('odds.inHundred', inHundred(effect))}</p>
      <Bars
        caption={tellOdds('odds.effect', { who })}
        certain
        head={tellOdds('odds.result')}
        figure={tellOdds('odds.chance')}
        bars={[
          { label: tellOdds('odds.knockedOut'), chance: effect.knockedOut, tone: 'loss' },
          { label: tellOdds('odds.shakenBy'), chance: effect.shaken, tone: 'wait' },
          { label: tellOdds('odds.noRoll'), chance: effect.noRoll, tone: 'plain' },
          { label: tellOdds('odds.unhurt'), chance: effect.unhurt, tone: 'good' },
        ]}
      />
    </section>
  );
}

/** How often of a hundred times, in whole numbers that come to a hundred: the rest takes what rounding leaves. */
function inHundred({ knockedOut, shaken }: UnitOutcomeAnswer['effect']) {
  const out = Math.round(100 * knockedOut);
  const broken = Math.min(100 - out, Math.round(100 * shaken));
  return { out, shaken: broken, rest: 100 - out - broken };
}

interface GistProps {
  readonly outcome: Outcome;
  /** Goes to all of it. */
  readonly onSee: () => void;
}

/** The gist, in sight while a phone's reader types, and the way to the rest. */
export function Gist({ outcome, onSee }: GistProps) {
  const told = (who: string, { effect }: UnitOutcomeAnswer) =>
    tellOdds('odds.outOf', { who, out: percent(effect.knockedOut), shaken: percent(effect.shaken) });
  const lines =
    'wearing' in outcome
      ? [told(tellOdds('odds.target'), outcome.answer)]
      : [told(tellOdds('odds.defender'), outcome.defender), told(tellOdds('odds.charger'), outcome.charger)];
  return (
    <button type="button" class="odds-gist" onClick={onSee}>
      <span class="odds-gist-lines">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      <span class="odds-gist-go">{tellOdds('odds.see')}</span>
    </button>
  );
}

/** So many rows are always shown; beyond them, none that is rarer than a ten-thousandth. */
const ROWS = 8;

function Counted({ title, chances }: { readonly title: string; readonly chances: Distribution }) {
  const bars: { label: string; chance: number; atLeast: number }[] = [];
  let rest = 1;
  for (const [label, chance] of Object.entries(chances)) {
    if (bars.length >= ROWS && chance < 0.0001) break;
    bars.push({ label, chance, atLeast: Math.min(1, Math.max(0, rest)) });
    rest -= chance;
  }
  const mean = meanOf(chances).toLocaleString(locale.value, { maximumFractionDigits: 2 });
  return (
    <section class="odds-card">
      <h2>
        {title}
        <small class="odds-note">{tellOdds('odds.mean', { mean })}</small>
      </h2>
      <Bars caption={title} head={tellOdds('odds.number')} bars={bars} />
    </section>
  );
}

function Wear({ wearing: { knockedOut, needed } }: { readonly wearing: Wearing }) {
  return (
    <section class="odds-card">
      <h2>{tellOdds('odds.activations')}</h2>
      <p>{needed === null ? tellOdds('odds.never') : tellOdds('odds.needed', { count: needed })}</p>
      <Bars
        caption={tellOdds('odds.activations')}
        certain
        head={tellOdds('odds.attacks')}
        figure={tellOdds('odds.gone')}
        bars={knockedOut.slice(0, ROWS).map((chance, at) => ({ label: String(at + 1), chance, tone: 'loss' }))}
      />
    </section>
  );
}

function Cited({ rules }: { readonly rules: readonly string[] }) {
  return (
    <details class="odds-card odds-cited">
      <summary>{tellOdds('odds.cited')}</summary>
      <RuleLinks rules={[...rules].sort()} />
    </details>
  );
}
