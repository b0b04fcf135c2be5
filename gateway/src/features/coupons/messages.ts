import { defineMessages } from '../../messages.ts';
import * as bangla from './messages.bn.ts';

export const couponMessages = defineMessages('coupons', bangla.couponMessages, {
  noCodes: () => 'This server takes no codes.',
});
