/** Chances as a picture that is a table too: each row a bar and its figures. */
import { locale } from '../text/language.ts';
import { tellOdds } from '../text/odds.ts';

/** 28.4 %, as the reader writes it; never nothing for what can happen. */
export function percent(chance: number): string {
  const digits = chance > 0 && chance < 0.0005 ? 2 : 1;
  const written = (value: number) =>
    value.toLocaleString(locale.value, {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  return chance > 0 && chance < 0.00005 ? `< ${written(0.0001)}` : written(chance);
}

/** What a bar's colour means; its word stands beside it. */
export type Tone = 'good' | 'wait' | 'loss' | 'plain' | 'note';

export interface MeterProps {
  /** 0 to 1. */
  readonly part: number;
  readonly tone: Tone;
}

/** A bar alone; the figure stands beside it. */
export function Meter({ part, tone }: MeterProps) {
  return (
    <svg class={`odds-bar odds-bar-${tone}`} preserveAspectRatio="none" viewBox="0 0 100 10" aria-hidden="true">
      <rect width={100 * Math.min(1, part)} height="10" fill="currentColor" />
    </svg>
  );
}

export interface Bar {
  readonly label: string;
  readonly chance: number;
  /** The chance of this or more. */
  readonly atLeast?: number;
  readonly tone?: Tone;
}

export interface BarsProps {
  readonly caption: string;
  /** What the labels are. */
  readonly head: string;
  readonly bars: readonly Bar[];
  /** Above the figures; “exactly” without it. */
  readonly figure?: string;
  /** The width is certainty; the most likely without it. */
  readonly certain?: boolean;
}

export function Bars({ caption, head, bars, figure, certain = false }: BarsProps) {
  const most = certain ? 1 : Math.max(...bars.map(({ chance }) => chance), 0.01);
  const summed = bars.some(({ atLeast }) => atLeast !== undefined);
  return (
    <table class="odds-bars">
      <caption class="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <td />
          <th scope="col" class="odds-figure">
            {figure ?? tellOdds('odds.exactly')}
          </th>
          {summed ? (
            <th scope="col" class="odds-figure">
              {tellOdds('odds.atLeast')}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, chance, atLeast = 0, tone = 'note' }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td class="odds-track" aria-hidden="true">
              <Meter part={chance / most} tone={tone} />
            </td>
            <td class="odds-figure">{percent(chance)}</td>
            {summed ? <td class="odds-figure soft">{percent(atLeast)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
