import { defineMessages } from '../../http/messages.ts';
import * as bangla from './messages.bn.ts';

/** Stored as words. */
export const reviewMessages = defineMessages('purchases.review', bangla.reviewMessages, {
  refundedLate: () => 'refunded after the commission was earned',
  refundedInPart: () => 'refunded in part',
});
