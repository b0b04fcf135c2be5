export class Busy extends Error {
  override name = 'Busy';
}

/** Renders once it is the turn of `address`. Throws Busy if too many wait. */
export type Limit = <Value extends { status: number }>(address: string, render: () => Promise<Value>) => Promise<Value>;

/** `perSecond` and `burst` are of all addresses together, `waiting` is of each. */
type Options = { atOnce: number; perSecond: number; burst: number; waiting: number };

const MAX_ADDRESSES = 1_000;
/** Of a page's. There is no end of pages that do not exist, but they are small. */
const COST_OF_MISSING = 0.2;

/**
 * Limits concurrent renders, which use upstream calls, and renders per second, which use the CPU. Addresses take turns,
 * so that one with many requests delays others by one render.
 */
export function renderLimit({ atOnce, perSecond, burst, waiting }: Options): Limit {
  /** The address whose turn is next comes first. */
  const lines = new Map<string, (() => void)[]>();
  let active = 0;
  let tokens = burst;
  let refilledAt = performance.now();
  let timer: NodeJS.Timeout | undefined;

  function refill(): void {
    const now = performance.now();
    tokens = Math.min(burst, tokens + ((now - refilledAt) / 1000) * perSecond);
    refilledAt = now;
  }

  function startNext(): void {
    clearTimeout(timer);
    refill();
    for (const [address, [start, ...rest]] of lines) {
      if (active >= atOnce) return;
      if (tokens < 1) {
        timer = setTimeout(startNext, ((1 - tokens) / perSecond) * 1000).unref();
        return;
      }
      // A map goes on with what is added while it is iterated.
      lines.delete(address);
      if (rest.length > 0) lines.set(address, rest);
      tokens -= 1;
      active += 1;
      start!();
    }
  }

  function waitForTurn(address: string): Promise<void> {
    const line = lines.get(address) ?? [];
    if (line.length >= waiting || lines.size >= MAX_ADDRESSES) throw new Busy('Too many pages to render');
    return new Promise((resolve) => {
      lines.set(address, [...line, resolve]);
      startNext();
    });
  }

  return async (address, render) => {
    await waitForTurn(address);
    try {
      const value = await render();
      if (value.status === 404) tokens += 1 - COST_OF_MISSING;
      return value;
    } finally {
      active -= 1;
      startNext();
    }
  };
}
