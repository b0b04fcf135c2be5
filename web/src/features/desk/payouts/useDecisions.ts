import { countAgain } from '../../studio/shell/index.ts';
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
  const [complete] = useCompleteWithdrawalMutation(countAgain);
  const [reject] = useRejectWithdrawalMutation(countAgain);
  const [approve] = useApproveCommissionMutation(countAgain);
  const [refuse] = useRefuseCommissionMutation(countAgain);
  return {
    complete: ({ userId, id }: Request, how: { force: boolean; payment?: PaymentInput }) =>
      complete({ variables: { userId, id, ...how } }),
    reject: ({ userId, id }: Request, reason: string) => reject({ variables: { userId, id, reason } }),
    approve: (purchaseId: string, reason: string) => approve({ variables: { purchaseId, reason } }),
    refuse: (purchaseId: string, reason: string) => refuse({ variables: { purchaseId, reason } }),
  };
}
