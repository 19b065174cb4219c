/** A list as it was understood, and what is wrong with it. */
import './list-reading.css';
import type { ListReading } from '../../core/event/types.ts';
import { Notice } from '../parts/notice.tsx';

export function ListRead({ reading: { says, wrong } }: { readonly reading: ListReading }) {
  return (
    <div class="list-reading" lang="en">
      <p>{says}</p>
      {wrong.map(({ text, rules }) => (
        <Notice key={text} meaning="wait" rules={rules}>
          <p>{text}</p>
        </Notice>
      ))}
    </div>
  );
}
