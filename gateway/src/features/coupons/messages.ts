import { defineMessages } from '../../messages.ts';

export const couponMessages = defineMessages('coupons', {
  noCodes: () => 'This server takes no codes.',
});
