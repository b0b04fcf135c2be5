import { defineMessages } from '../../messages.ts';
import * as bangla from './messages.bn.ts';

export const affiliateMessages = defineMessages('affiliate', bangla.affiliateMessages, {
  accountInvalid: () => 'Please enter a valid 11-digit number',
  methodInvalid: () => 'Please choose Bkash or Nogod.',
});
