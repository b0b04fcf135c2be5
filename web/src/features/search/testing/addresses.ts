import type { Address } from '../../../testing/address.ts';

export const addresses: Address[] = [
  { path: '/search', heading: 'Search Your need' },
  { path: '/search?q=shock', heading: 'Search Your need' },
];
