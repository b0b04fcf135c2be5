/** No more may be rendered now. */
export class Busy extends Error {
  override name = 'Busy';
}

/** Runs a render, or throws Busy at once. */
export type Limit = <Value>(render: () => Promise<Value>) => Promise<Value>;

type Options = { atOnce: number; perSecond: number; burst: number };

/** Bounds renders under way, which hold calls of the upstream, and renders a second, which hold the processor. */
export function renderLimit({ atOnce, perSecond, burst }: Options): Limit {
  let underWay = 0;
  let left = burst;
  let counted = performance.now();

  return async (render) => {
    const now = performance.now();
    left = Math.min(burst, left + ((now - counted) / 1000) * perSecond);
    counted = now;
    if (underWay >= atOnce || left < 1) throw new Busy('Too many pages to render');
    left -= 1;
    underWay += 1;
    try {
      return await render();
    } finally {
      underWay -= 1;
    }
  };
}
