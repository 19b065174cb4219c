/** Something to know, with the rules behind it. */
import './notice.css';
import type { ComponentChildren } from 'preact';
import { type Meaning, Shape } from './badge.tsx';
import { RuleLinks } from './rule-links.tsx';

export interface NoticeProps {
  readonly meaning?: Extract<Meaning, 'note' | 'wait' | 'good' | 'loss'>;
  readonly title?: ComponentChildren;
  readonly rules?: readonly string[];
  readonly children?: ComponentChildren;
}

export function Notice({ meaning = 'note', title, rules = [], children }: NoticeProps) {
  return (
    <div class={`notice notice-${meaning}`}>
      <Shape meaning={meaning} />
      <div class="notice-text">
        {title === undefined ? null : <p class="notice-title">{title}</p>}
        {children}
        <RuleLinks rules={rules} />
      </div>
    </div>
  );
}
