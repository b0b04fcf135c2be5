import { defineMessages } from '../../messages.ts';

// Specification 5.
export const affiliateMessages = defineMessages('affiliate', {
  accountInvalid: () => 'Please enter a valid 11-digit number',
  methodInvalid: () => 'Please choose Bkash or Nogod.',
});
