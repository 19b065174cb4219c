/** Exact odds in a line: of 100 times, how often the target is out or Shaken; what it costs. */
import { RuleLinks } from '../parts/rule-links.tsx';
import { locale } from '../text/language.ts';
import { tellFirefight } from '../text/firefight.ts';
import type { Fate, Odds } from './engine/aims.ts';

/** Whole chances of a hundred; what can happen is never 0, and what may fail never 100. */
export function ofHundred(chance: number): string {
  const rounded = Math.round(100 * chance);
  if (rounded === 0 && chance > 0) return '<1';
  return rounded === 100 && chance < 1 ? '>99' : String(rounded);
}

/** A mean in tenths; what can happen is never 0. */
function mean(count: number): string {
  const text = (tenths: number) =>
    tenths.toLocaleString(locale.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return count > 0 && count < 0.05 ? `<${text(0.1)}` : text(count);
}

export interface OddsLineProps {
  readonly odds: Odds;
  readonly models: number;
  /** What becomes of one's own unit, and by what. */
  readonly own?: 'odds.own' | 'odds.charge';
}

export function OddsLine({ odds, models, own: says = 'odds.own' }: OddsLineProps) {
  const { target, own, near, rules } = odds;
  return (
    <div class="ff-odds">
      <Bar fate={target} />
      <p>{tellFirefight('odds.target', { out: ofHundred(target.out), shaken: ofHundred(target.shaken) })}</p>
      <p class="soft">
        {models > 1
          ? tellFirefight('odds.lost', { lost: mean(target.lost) })
          : tellFirefight('odds.wounds', { wounds: mean(target.wounds) })}
      </p>
      {own === null ? null : <p>{tellFirefight(says, { out: ofHundred(own.out), shaken: ofHundred(own.shaken) })}</p>}
      {near === null ? null : <p class="soft">{tellFirefight('odds.near', { own: near.own, target: near.target })}</p>}
      <details class="ff-why">
        <summary>{tellFirefight('odds.why')}</summary>
        <RuleLinks rules={rules} />
      </details>
    </div>
  );
}

/** The odds in half a line. Who seldom goes at once loses models, or takes wounds: how many says more. */
export function ShortOdds({ odds: { target }, models }: { readonly odds: Odds; readonly models: number }) {
  return (
    <span class="soft ff-short">
      {models > 1
        ? tellFirefight('odds.shortLost', { lost: mean(target.lost) })
        : tellFirefight('odds.shortWounds', { wounds: mean(target.wounds) })}{' '}
      {tellFirefight('odds.short', { out: ofHundred(target.out), shaken: ofHundred(target.shaken) })}
    </span>
  );
}

/** The same as a bar. */
function Bar({ fate: { out, shaken } }: { readonly fate: Fate }) {
  return (
    <svg class="ff-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect class="ff-bar-rest" width={100} height={6} />
      <rect class="ff-bar-shaken" width={100 * (out + shaken)} height={6} />
      <rect class="ff-bar-out" width={100 * out} height={6} />
    </svg>
  );
}
