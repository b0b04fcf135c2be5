import { toast } from '../../components/toast.ts';
import { messages } from '../../components/messages/affiliate.ts';
import { useRequestWithdrawalMutation } from './request-withdrawal.generated.ts';

/** Asks for everything that may be withdrawn now; the answer is the record as it then is. */
export function useRequestWithdrawal() {
  const [send, { loading: busy }] = useRequestWithdrawalMutation();
  const request = () =>
    void send().then(
      () => toast(messages.requestSent, 'success'),
      () => toast(messages.requestFailed, 'error'),
    );
  return { request, busy };
}
