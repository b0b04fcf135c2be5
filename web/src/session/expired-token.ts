import { storedToken } from '../apollo/auth-link.ts';
import { toast } from '../components/toast.ts';
import { t } from '../i18n/index.tsx';
import { endSession } from './session.ts';

/** Ends the session of an expired token: once, although several calls may report it. */
export function handleExpiredToken(token: string) {
  if (storedToken() !== token) return;
  endSession({ hasExpired: true });
  void toast(t('shared.sessionEnded'));
}
