/** What to do now, in a sentence, with the button that does it. */
import './step.css';
import type { ComponentChildren } from 'preact';
import { Shape } from '../parts/badge.tsx';

export interface StepProps {
  readonly title: string;
  readonly text?: string;
  readonly good?: boolean;
  readonly alarm?: boolean;
  readonly children?: ComponentChildren;
}

export function Step({ title, text, good = false, alarm = false, children }: StepProps) {
  const meaning = alarm ? 'loss' : good ? 'good' : 'wait';
  return (
    <section class={`step step-${meaning}`}>
      <h2 class="step-title">
        <Shape meaning={meaning} />
        <span>{title}</span>
      </h2>
      {text === undefined ? null : <p>{text}</p>}
      {children}
    </section>
  );
}
