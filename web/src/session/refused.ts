import { storedToken } from '../apollo/auth-link.ts';
import { toast } from '../components/toast.ts';
import { t } from '../i18n/index.tsx';
import { endSession } from './session.ts';

/** A token has expired or ended. Of several calls that it was sent with only the first is heard. */
export function sessionRefused(token: string) {
  if (storedToken() !== token) return;
  endSession({ hasExpired: true });
  void toast(t('shared.sessionEnded'));
}
