/**
 * The server's time on a device whose own clock may be wrong. A message takes time to arrive, so it always makes the
 * server look late: the latest-looking of the recent ones is the closest.
 */
export interface ServerClock {
  /** The server said that it is `serverNow`; `deviceNow` is when that arrived. Both ms since 1970. */
  heard(serverNow: number, deviceNow: number): void;
  /** The server's time when the device's own clock says `deviceNow`. */
  at(deviceNow: number): number;
}

interface Heard {
  readonly offset: number;
  /** By the device's own clock. */
  readonly at: number;
}

/** A quartz drifts by some 20 ms in a quarter of an hour: what was heard before a device slept is worth less than any word since. */
const RECENT = 120_000;
/** A step that no network makes: the device's clock was set, and what was heard before is worth nothing. */
const STEP = 60_000;

export function createServerClock(): ServerClock {
  let known: readonly Heard[] = [];
  const best = () => (known.length === 0 ? 0 : Math.max(...known.map(({ offset }) => offset)));
  return {
    heard(serverNow, deviceNow) {
      const offset = serverNow - deviceNow;
      const kept = Math.abs(offset - best()) > STEP ? [] : known.filter(({ at }) => deviceNow - at < RECENT);
      known = [...kept, { offset, at: deviceNow }];
    },
    at: (deviceNow) => deviceNow + best(),
  };
}
