import type { AffiliateRecordFragment } from './affiliate-record.generated.ts';

/** What may be withdrawn now, in Tk: as the server says, else what was earned and has not left. */
export const available = (affiliate: AffiliateRecordFragment) =>
  affiliate.available ?? Math.max(0, affiliate.totalEarned - affiliate.pendingWithdrawal - affiliate.withdrawn);
