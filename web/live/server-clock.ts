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

/** About two minutes of heartbeats: a clock that somebody sets is believed after that. */
const RECENT = 24;
/** A step that no network makes: the device's clock was set, and what was heard before is worth nothing. */
const STEP = 60_000;

export function createServerClock(): ServerClock {
  let offsets: readonly number[] = [];
  const best = () => (offsets.length === 0 ? 0 : Math.max(...offsets));
  return {
    heard(serverNow, deviceNow) {
      const offset = serverNow - deviceNow;
      const kept = Math.abs(offset - best()) > STEP ? [] : offsets;
      offsets = [...kept, offset].slice(-RECENT);
    },
    at: (deviceNow) => deviceNow + best(),
  };
}
