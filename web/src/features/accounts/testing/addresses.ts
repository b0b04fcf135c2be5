import type { Address } from '../../../testing/address.ts';
import { accountPaths } from '../../../session/paths.ts';

export const addresses: Address[] = [
  { path: '/login', heading: /./ },
  { path: '/sign-up', heading: /./ },
  { path: '/forgot-password', heading: /./ },
];

/** For readers, or opened from another screen only: other journeys open them. */
export const notForVisitors = [accountPaths.profile, accountPaths.resetPassword];
