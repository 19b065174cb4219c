/** A state in one word: a shape, the word and a colour, in this order of weight. */
import './badge.css';
import type { ComponentChildren } from 'preact';

export const MEANINGS = ['win', 'loss', 'draw', 'good', 'wait', 'note', 'plain'] as const;
export type Meaning = (typeof MEANINGS)[number];

/** Each meaning has an outline of its own, told apart in black and white and at arm's length. */
const SHAPES: Readonly<Record<Meaning, string>> = {
  win: 'M6 1L11.5 11H.5Z',
  loss: 'M6 11L.5 1h11Z',
  draw: 'M1 2h10v3H1zM1 7h10v3H1z',
  good: 'M4.6 10.6L.6 6.6l1.8-1.8 2.2 2.1L9.6 1.8l1.8 1.8Z',
  wait: 'M1 .5h10L7.2 6 11 11.5H1L4.8 6Z',
  note: 'M6 .5a5.5 5.5 0 110 11 5.5 5.5 0 010-11Z',
  plain: 'M6 .5a5.5 5.5 0 110 11 5.5 5.5 0 010-11Zm0 2.4a3.1 3.1 0 100 6.2 3.1 3.1 0 000-6.2Z',
};

export function Shape({ meaning }: { readonly meaning: Meaning }) {
  return (
    <svg class={`shape shape-${meaning}`} width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      <path d={SHAPES[meaning]} fill="currentColor" />
    </svg>
  );
}

export interface BadgeProps {
  readonly meaning: Meaning;
  readonly children: ComponentChildren;
}

export function Badge({ meaning, children }: BadgeProps) {
  return (
    <span class={`badge badge-${meaning}`}>
      <Shape meaning={meaning} />
      {children}
    </span>
  );
}
