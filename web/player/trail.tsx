/** How far a report is: saved here, sent, confirmed. Each step is a mark, a word and, for ears, whether it is done. */
import './trail.css';
import { Shape } from '../parts/badge.tsx';
import { say } from '../text/player.tsx';

const STEPS = ['saved', 'sent', 'confirmed'] as const;
export type TrailStep = (typeof STEPS)[number];

export function Trail({ reached }: { readonly reached: TrailStep }) {
  const last = STEPS.indexOf(reached);
  return (
    <ol class="trail" aria-label={say('trail.label')}>
      {STEPS.map((step, index) => (
        <li key={step} class={index <= last ? 'trail-step trail-done' : 'trail-step'}>
          <Shape meaning={index <= last ? 'good' : 'plain'} />
          <span>{say(`trail.${step}`)}</span>
          {index <= last ? null : <span class="unseen">{say('trail.notYet')}</span>}
        </li>
      ))}
    </ol>
  );
}
