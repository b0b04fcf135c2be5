import type { Address } from '../../../testing/address.ts';
import { paths } from '../../../paths/papers.ts';

export const addresses: Address[] = [
  { path: '/papers', heading: 'Papers' },
  { path: '/papers/new', heading: 'Make a paper' },
  { path: '/papers/none', heading: 'Paper not found' },
];

/** For readers, or opened from another screen only: other journeys open them. */
export const notForVisitors = [paths.print];
