import { defineMessages } from '../../http/messages.ts';

/** Why a commission goes to a review. Stored as words. */
export const reviewMessages = defineMessages('purchases.review', {
  refundedLate: () => 'refunded after the commission was earned',
});
