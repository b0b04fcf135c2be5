import type { AffiliateRecordFragment } from './affiliate-record.generated.ts';

/** What can be withdrawn, in Tk; computed when the server does not say. Null when an amount for that is missing. */
export function available({ available, totalEarned, pendingWithdrawal, withdrawn }: AffiliateRecordFragment) {
  if (available !== null) return available;
  if (totalEarned === null || pendingWithdrawal === null || withdrawn === null) return null;
  return Math.max(0, totalEarned - pendingWithdrawal - withdrawn);
}
