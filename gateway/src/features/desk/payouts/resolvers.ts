import type { Resolvers } from '../../../resolvers.generated.ts';
import { connection } from '../pages.ts';
import { requireDesk } from '../require-desk.ts';
import type { CommissionRow, PayoutRow } from './rows.ts';

export const payoutResolvers: Resolvers = {
  Desk: {
    withdrawals: (_desk, page, { desk }) => desk.withdrawals(page),
    commissions: (_desk, page, { desk }) => desk.commissions(page),
  },

  PayoutConnection: connection<PayoutRow>(({ id }) => id),
  WaitingCommissionConnection: connection<CommissionRow>(({ purchaseId }) => purchaseId),

  Mutation: {
    completeWithdrawal: async (_root, { force, ...request }, context) => {
      await requireDesk(context);
      return context.desk.completeWithdrawal(request, force);
    },
    rejectWithdrawal: async (_root, { reason, ...request }, context) => {
      await requireDesk(context);
      return context.desk.rejectWithdrawal(request, reason);
    },
    approveCommission: async (_root, { purchaseId, reason }, context) => {
      await requireDesk(context);
      return context.desk.approveCommission(purchaseId, reason);
    },
    refuseCommission: async (_root, { purchaseId, reason }, context) => {
      await requireDesk(context);
      return context.desk.refuseCommission(purchaseId, reason);
    },
  },
};
