/** Where refusals stand on a page. */
import { useEffect, useRef } from 'preact/hooks';

/** What is refused while somebody looks on comes into sight, however far below they answered. */
export function useRefusalsSeen(count: number) {
  const strip = useRef<HTMLDivElement>(null);
  const seen = useRef(count);
  useEffect(() => {
    if (count > seen.current) strip.current?.scrollIntoView({ block: 'center' });
    seen.current = count;
  }, [count]);
  return strip;
}
