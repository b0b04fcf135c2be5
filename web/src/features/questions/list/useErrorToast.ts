import { useEffect } from 'react';
import { errorCode, serverText } from '../../../apollo/errors.ts';
import { toast } from '../../../components/toast.ts';
import { t } from '../messages/index.ts';

/** Shows the server's error text (specification 8). The page itself says that there is no such list. */
export function useErrorToast(error: unknown) {
  useEffect(() => {
    const text = serverText(error);
    const code = errorCode(error);
    if (code === 'PURCHASE_REQUIRED') return void toast(t('questions.lockedPage'), 'error');
    // 'Too many requests' is only logged.
    if (code === 'TOO_MANY_REQUESTS') return console.warn(text);
    if (text && code !== 'NOT_FOUND') void toast(text, 'error');
  }, [error]);
}
