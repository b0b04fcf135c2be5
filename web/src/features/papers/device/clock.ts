type Reading = { serverMs: number; at: number };

let reading: Reading | undefined;
// From an earlier visit, for devices that start offline.
let keptOffsetMs = 0;
let earliestMs = 0;

/** Sets the clock from the server's time in a response and the call's duration. Returns the offset to store. */
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

/** Whether a response has set it. Before that, somebody may have changed the device's clock since the last visit. */
export const isClockSet = () => reading !== undefined;

/** The server's time, in milliseconds since 1970. Unaffected by changes to the device's clock during a visit. */
export const serverNow = () =>
  reading ? reading.serverMs + performance.now() - reading.at : Math.max(earliestMs, Date.now() + keptOffsetMs);
