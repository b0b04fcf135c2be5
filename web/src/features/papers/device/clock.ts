type Reading = { serverMs: number; at: number };

let reading: Reading | undefined;
// Of an earlier visit: a device that is offline has nothing better.
let keptOffsetMs = 0;
let earliestMs = 0;

/** Sets the clock by a response: the server's time in it, and how long it took. Returns the offset to keep. */
export function setClock(now: string, tookMs: number): number {
  reading = { serverMs: Date.parse(now) + tookMs / 2, at: performance.now() };
  keptOffsetMs = reading.serverMs - Date.now();
  return keptOffsetMs;
}

/** Until a response sets it, the clock goes by the device's own and the last difference. `now`: the server's last time. */
export function restoreClock(offsetMs: number, now: string): void {
  keptOffsetMs = offsetMs;
  earliestMs = Math.max(earliestMs, Date.parse(now));
}

/** Whether a response has set it. Before, somebody may have set the device's clock since the last visit. */
export const isClockSet = () => reading !== undefined;

/** The server's time, in milliseconds since 1970. Setting the device's clock during a visit does not move it. */
export const serverNow = () =>
  reading ? reading.serverMs + performance.now() - reading.at : Math.max(earliestMs, Date.now() + keptOffsetMs);
