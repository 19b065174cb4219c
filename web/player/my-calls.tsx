/** What I called for or wrote, and how far it is: waiting, or somebody is on the way. What is answered is told on top. */
import type { MyCall } from '../../core/event/views.ts';
import { Notice } from '../parts/notice.tsx';
import { shortTime } from '../text/format.ts';
import { say } from '../text/language.ts';

export function MyCalls({ calls }: { readonly calls: readonly MyCall[] }) {
  return (
    <div role="status">
      {calls.map(({ about, at, takenAt }) => (
        <Notice
          key={`${about} ${at}`}
          meaning={takenAt === null ? 'wait' : 'good'}
          title={say(takenAt !== null && about === 'table' ? 'calls.taken.table' : `calls.waits.${about}`)}
        >
          <p class="figures">{shortTime(takenAt ?? at)}</p>
        </Notice>
      ))}
    </div>
  );
}
