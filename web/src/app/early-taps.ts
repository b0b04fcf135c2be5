declare global {
  /** Buttons that the reader pressed before the page's scripts ran, recorded by src/server/start-script.ts. */
  var earlyTaps: HTMLElement[] | undefined;
}

let taps = new Set<HTMLElement>();

/** Ends the record: from its call of hydrateRoot on, React takes clicks itself. */
export function takeEarlyTaps() {
  taps = new Set(globalThis.earlyTaps);
  globalThis.earlyTaps = undefined;
}

export function replayEarlyTaps() {
  for (const button of taps) button.click();
  taps.clear();
}
