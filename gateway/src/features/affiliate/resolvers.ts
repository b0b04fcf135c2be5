import { badInput, graphqlError } from '../../graphql/errors.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import type { OwnRecord } from '../accounts/index.ts';
import { affiliateMessages } from './messages.ts';
import { errorMessages } from '../../graphql/messages.ts';

const VISIBLE_DIGITS = 3;
const ACCOUNT_NUMBER = /^\d{11}$/;

function requireSignIn(own: OwnRecord) {
  if (own.isVisitors) throw graphqlError('UNAUTHENTICATED', errorMessages.logIn());
}

export const affiliateResolvers: Resolvers = {
  User: { affiliate: (_user, _args, { affiliate }) => affiliate.own() },

  Mutation: {
    setWithdrawalAccount: (_root, { method, accountNumber }, { own, affiliate }) => {
      requireSignIn(own);
      if (!ACCOUNT_NUMBER.test(accountNumber)) throw badInput('accountNumber', affiliateMessages.accountInvalid());
      return affiliate.setAccount({ method, accountNumber });
    },
    requestWithdrawal: (_root, _args, { own, affiliate }) => {
      requireSignIn(own);
      return affiliate.request();
    },
  },

  // Masked here too, in case the upstream sends all digits and the token was stolen.
  WithdrawalAccount: {
    accountNumber: ({ accountNumber }) => accountNumber.slice(-VISIBLE_DIGITS).padStart(accountNumber.length, '*'),
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
