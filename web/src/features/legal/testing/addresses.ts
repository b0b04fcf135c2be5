import type { Address } from '../../../testing/address.ts';

export const addresses: Address[] = [
  { path: '/term', heading: /Terms/ },
  { path: '/policy', heading: /Privacy/ },
  { path: '/cancelletion', heading: /Refund/ },
];
