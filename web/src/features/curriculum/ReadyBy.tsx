import { lazy, Suspense } from 'react';

// Apart, because every reader loads the names of what a page loads at once.
const ItemTarget = lazy(async () => ({ default: (await import('../review/targets/index.ts')).ItemTarget }));

type Props = { items: readonly string[]; name: string };

/** A day to be ready for an item or a card. */
export const ReadyBy = (props: Props) => (
  <Suspense>
    <ItemTarget {...props} />
  </Suspense>
);
