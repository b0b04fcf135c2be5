export class Busy extends Error {
  override name = 'Busy';
}

/** Throws Busy at the limit. */
export type Limit = <Value>(render: () => Promise<Value>) => Promise<Value>;

type Options = { atOnce: number; perSecond: number; burst: number };

/** Limits concurrent renders, which use upstream calls, and renders per second, which use the CPU. */
export function renderLimit({ atOnce, perSecond, burst }: Options): Limit {
  let active = 0;
  let tokens = burst;
  let refilledAt = performance.now();

  return async (render) => {
    const now = performance.now();
    tokens = Math.min(burst, tokens + ((now - refilledAt) / 1000) * perSecond);
    refilledAt = now;
    if (active >= atOnce || tokens < 1) throw new Busy('Too many pages to render');
    tokens -= 1;
    active += 1;
    try {
      return await render();
    } finally {
      active -= 1;
    }
  };
}
