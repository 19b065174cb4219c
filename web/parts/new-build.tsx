/** Says that the page is older than its server. While nobody looks it is loaded again by itself. */
import { useEffect } from 'preact/hooks';
import { outdated } from '../live/build.ts';
import { say } from '../text/language.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

export function NewBuild() {
  const old = outdated.value;
  useEffect(() => {
    const reload = () => {
      if (old && document.hidden) location.reload();
    };
    reload();
    document.addEventListener('visibilitychange', reload);
    return () => document.removeEventListener('visibilitychange', reload);
  }, [old]);
  return (
    <div class="off-paper" role="status">
      {old ? (
        <Notice meaning="wait" title={say('live.newBuild')}>
          <p>
            <Button onClick={() => location.reload()}>{say('live.reload')}</Button>
          </p>
        </Notice>
      ) : null}
    </div>
  );
}
