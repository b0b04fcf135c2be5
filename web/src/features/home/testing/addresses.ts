import type { Address } from '../../../testing/address.ts';

export const addresses: Address[] = [
  { path: '/', heading: 'Trusted Medical Solutions for Professionals and Students' },
];
