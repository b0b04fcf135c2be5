import { useIdempotencyKey } from '../../../apollo/useIdempotencyKey.ts';
import { toast } from '../../../components/toast.ts';
import type { AffiliateRecordFragment } from '../affiliate-record.generated.ts';
import { t } from '../messages/index.ts';
import { useRequestWithdrawalMutation } from './request-withdrawal.generated.ts';

/** Requests everything that can be withdrawn. */
export function useRequestWithdrawal({ available, withdrawn }: AffiliateRecordFragment) {
  const [send, { loading: busy }] = useRequestWithdrawalMutation();
  const onceFor = useIdempotencyKey();
  const request = () =>
    void send({ context: onceFor({ available, withdrawn }) }).then(
      () => toast(t('affiliate.requestSent'), 'success'),
      () => toast(t('affiliate.requestFailed'), 'error'),
    );
  return { request, busy };
}
