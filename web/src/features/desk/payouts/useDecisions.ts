import type { PaymentInput } from '../../../graphql.generated.ts';
import {
  useApproveCommissionMutation,
  useCompleteWithdrawalMutation,
  useRefuseCommissionMutation,
  useRejectWithdrawalMutation,
  type DeskPayoutFragment,
} from './payouts.generated.ts';

type Request = Pick<DeskPayoutFragment, 'userId' | 'id'>;

/** Each of them may be sent again: it is done once. */
export function useDecisions() {
  const [complete] = useCompleteWithdrawalMutation();
  const [reject] = useRejectWithdrawalMutation();
  const [approve] = useApproveCommissionMutation();
  const [refuse] = useRefuseCommissionMutation();
  return {
    complete: ({ userId, id }: Request, how: { force: boolean; payment?: PaymentInput }) =>
      complete({ variables: { userId, id, ...how } }),
    reject: ({ userId, id }: Request, reason: string) => reject({ variables: { userId, id, reason } }),
    approve: (purchaseId: string, reason: string) => approve({ variables: { purchaseId, reason } }),
    refuse: (purchaseId: string, reason: string) => refuse({ variables: { purchaseId, reason } }),
  };
}
