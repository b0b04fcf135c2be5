import type { Address } from '../../../testing/address.ts';

export const addresses: Address[] = [
  { path: '/review/plan', heading: 'Your plan' },
  { path: '/review/memory', heading: 'How your memory is modelled' },
];
