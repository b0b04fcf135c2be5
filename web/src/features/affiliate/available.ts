import type { AffiliateRecordFragment } from './affiliate-record.generated.ts';

/**
 * What may be withdrawn now, in Tk: as the server says, else what was earned and has not left. Null where that takes an
 * amount that the server could not read.
 */
export function available({ available, totalEarned, pendingWithdrawal, withdrawn }: AffiliateRecordFragment) {
  if (available !== null) return available;
  if (totalEarned === null || pendingWithdrawal === null || withdrawn === null) return null;
  return Math.max(0, totalEarned - pendingWithdrawal - withdrawn);
}
