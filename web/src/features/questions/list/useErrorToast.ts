import { useEffect } from 'react';
import { errorCode, serverText } from '../../../apollo/errors.ts';
import { toast } from '../../../components/toast.ts';
import { t } from '../messages/index.ts';

/** Shows the server's error text (specification 8). The page itself says that there is no such list. */
export function useErrorToast(error: unknown) {
  useEffect(() => {
    const code = errorCode(error);
    const text = code === 'PURCHASE_REQUIRED' ? t('questions.lockedPage') : serverText(error);
    // 'Too many requests' is only logged.
    if (code === 'TOO_MANY_REQUESTS') console.warn(text);
    else if (text && code !== 'NOT_FOUND') void toast(text, 'error');
  }, [error]);
}
