import { badInput, graphqlError } from '../../graphql/errors.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import type { OwnRecord } from '../accounts/index.ts';
import { affiliateMessages } from './messages.ts';
import { errorMessages } from '../../graphql/messages.ts';

const SHOWN_DIGITS = 3;
const ACCOUNT_NUMBER = /^\d{11}$/;

function signedIn(own: OwnRecord) {
  if (own.isVisitors) throw graphqlError('UNAUTHENTICATED', errorMessages.logIn());
}

/** Earnings by referrals. */
export const affiliateResolvers: Resolvers = {
  User: { affiliate: (_user, _args, { affiliate }) => affiliate.mine() },

  Mutation: {
    setWithdrawalAccount: (_root, { method, accountNumber }, { own, affiliate }) => {
      signedIn(own);
      if (!ACCOUNT_NUMBER.test(accountNumber)) throw badInput('accountNumber', affiliateMessages.accountInvalid());
      return affiliate.setAccount({ method, accountNumber });
    },
    requestWithdrawal: (_root, _args, { own, affiliate }) => {
      signedIn(own);
      return affiliate.request();
    },
  },

  // An upstream may show all of it; a token that was stolen shows it to nobody.
  WithdrawalAccount: {
    accountNumber: ({ accountNumber }) => accountNumber.slice(-SHOWN_DIGITS).padStart(accountNumber.length, '*'),
  },

  Affiliate: {
    totalEarned: ({ earnings }) => earnings.total_earned,
    pendingWithdrawal: ({ earnings }) => earnings.pending_withdrawal,
    withdrawn: ({ earnings }) => earnings.withdrawn,
    referralCount: ({ usage_count: count }) => count,
    commissionPercent: ({ commission_rate: rate }) => (rate == null ? null : Math.round(rate * 10_000) / 100),
    holdHours: ({ hold_hours: hours }) => hours ?? null,
  },
};
