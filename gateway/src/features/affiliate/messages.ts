import { defineMessages } from '../../messages.ts';

export const affiliateMessages = defineMessages('affiliate', {
  accountInvalid: () => 'Please enter a valid 11-digit number',
  methodInvalid: () => 'Please choose Bkash or Nogod.',
});
