type Reading = { serverMs: number; at: number };

let reading: Reading | undefined;
// Of an earlier visit: a device that is offline has nothing better.
let keptOffsetMs = 0;

/** Sets the clock by a response: the server's time in it, and how long it took. Returns the offset to keep. */
export function setClock(now: string, tookMs: number): number {
  reading = { serverMs: Date.parse(now) + tookMs / 2, at: performance.now() };
  keptOffsetMs = reading.serverMs - Date.now();
  return keptOffsetMs;
}

export function restoreClock(offsetMs: number): void {
  keptOffsetMs = offsetMs;
}

/** The server's time, in milliseconds since 1970. Setting the device's clock during a visit does not move it. */
export const serverNow = () =>
  reading ? reading.serverMs + performance.now() - reading.at : Date.now() + keptOffsetMs;
