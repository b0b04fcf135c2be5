import type { Address } from '../../../testing/address.ts';

export const addresses: Address[] = [
  { path: '/record', heading: 'Your record' },
  { path: '/record/now', heading: '10 questions now' },
  { path: '/record/wrong', heading: 'Wrong last time' },
  { path: '/record/due', heading: 'To review' },
];
