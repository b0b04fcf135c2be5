import { approveCommissionCommand, commissionsCommand, refuseCommissionCommand } from './commissions.ts';
import { completeWithdrawalCommand, rejectWithdrawalCommand, withdrawalsCommand } from './withdrawals.ts';

export const commands = [
  withdrawalsCommand,
  completeWithdrawalCommand,
  rejectWithdrawalCommand,
  commissionsCommand,
  approveCommissionCommand,
  refuseCommissionCommand,
];
