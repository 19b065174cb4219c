/** A page that stays open while the server is replaced speaks an older language than it: it has to be loaded again. */
import { signal } from '@preact/signals';

/** The server has other pages than this one. */
export const outdated = signal(false);

let mine: string | null = null;

/** Told with every stream that opens; the first one is from the server that sent this page. */
export function hearBuild(build: string | null): void {
  if (build === null) return;
  mine ??= build;
  outdated.value = build !== mine;
}
