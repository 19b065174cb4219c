/** What has just changed glows for a moment, so that the eye finds it. What was there on arrival does not. */
import { useEffect, useState } from 'preact/hooks';

const GLOW = 2400;

/** True for a moment after `value` has changed. Compared as text: a row is a new object each time it is sent. */
export function useFresh(value: unknown): boolean {
  const text = JSON.stringify(value);
  const [known, setKnown] = useState(text);
  useEffect(() => {
    if (known === text) return undefined;
    const settle = setTimeout(() => setKnown(text), GLOW);
    return () => clearTimeout(settle);
  }, [known, text]);
  return known !== text;
}
