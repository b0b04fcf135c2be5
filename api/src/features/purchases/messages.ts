import { defineMessages } from '../../http/messages.ts';

/** Stored as words. */
export const reviewMessages = defineMessages('purchases.review', {
  refundedLate: () => 'refunded after the commission was earned',
  refundedInPart: () => 'refunded in part',
});
