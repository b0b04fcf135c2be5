import type { Resolvers } from '../../../resolvers.generated.ts';
import { rowConnection } from '../pages.ts';
import { withDesk } from '../require-desk.ts';
import type { CommissionRow, PayoutRow } from './rows.ts';

export const payoutResolvers: Resolvers = {
  Desk: {
    withdrawals: (_desk, page, { desk }) => desk.withdrawals(page),
    commissions: (_desk, page, { desk }) => desk.commissions(page),
  },

  PayoutConnection: rowConnection<PayoutRow>(({ id }) => id),
  WaitingCommissionConnection: rowConnection<CommissionRow>(({ purchaseId }) => purchaseId),

  Mutation: withDesk({
    completeWithdrawal: (_root, completion, { desk }) => desk.completeWithdrawal(completion),
    rejectWithdrawal: (_root, { reason, ...request }, { desk }) => desk.rejectWithdrawal(request, reason),
    approveCommission: (_root, { purchaseId, reason }, { desk }) => desk.approveCommission(purchaseId, reason),
    refuseCommission: (_root, { purchaseId, reason }, { desk }) => desk.refuseCommission(purchaseId, reason),
  }),
};
