import type { Address } from '../../../testing/address.ts';
import { REPORTS_PATH } from '../paths.ts';

export const addresses: Address[] = [];

/** For readers, or opened from another screen only: other journeys open them. */
export const notForVisitors = [REPORTS_PATH];
