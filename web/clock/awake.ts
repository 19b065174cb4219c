/** Keeps the screen from falling asleep where the browser can: only over TLS, and on the machine itself. */
import { useEffect, useState } from 'preact/hooks';

/** Whether it stays awake; false while the page is hidden, and where nothing can be done. */
export function useAwake(): boolean {
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let gone = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (gone) return void lock.release();
        lock.addEventListener('release', () => setAwake(false));
        setAwake(true);
      } catch {
        // A battery that is nearly empty, or a browser that asks its owner: the time is right all the same.
        setAwake(false);
      }
    };
    const again = () => void hold();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
  return awake;
}
