import type { Address } from '../../../testing/address.ts';

export const addresses: Address[] = [{ path: '/e-book', heading: /./ }];
