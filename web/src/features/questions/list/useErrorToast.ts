import { useEffect } from 'react';
import { errorCode, serverText } from '../../../apollo/errors.ts';
import { toast } from '../../../components/toast.ts';
import { t } from '../messages/index.ts';

/** Says what the server said about a list that it did not give (specification 8). */
export function useErrorToast(error: unknown) {
  useEffect(() => {
    const said = serverText(error);
    const code = errorCode(error);
    if (code === 'PURCHASE_REQUIRED') return void toast(t('questions.lockedPage'), 'error');
    // 'Too many requests' is only logged.
    if (code === 'TOO_MANY_REQUESTS') return console.warn(said);
    if (said) void toast(said, 'error');
  }, [error]);
}
