import { errorCode, errorText } from '../../../apollo/errors.ts';
import { useOnce as useOnceFor } from '../../../components/useOnce.ts';
import { t } from '../messages/index.ts';

export type { Once } from '../../../components/useOnce.ts';

export const problemOf = (error: unknown) =>
  errorCode(error) === undefined && !navigator.onLine ? t('studio.offlineUnchanged') : errorText(error);

/** The same, with what the studio says when it is offline. */
export const useOnce = (describe: (error: unknown) => string | undefined = problemOf) => useOnceFor(describe);
