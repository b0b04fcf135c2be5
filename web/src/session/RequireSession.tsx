import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { t } from '../i18n/index.tsx';
import { accountPaths, type LoginState } from './paths.ts';
import { sessionHasExpired } from './session.ts';
import { useSession } from './useSession.ts';

type Props = { skeleton: ReactNode; children: ReactNode };

/** Redirects visitors to log in; they come back here afterwards. */
export function RequireSession({ skeleton, children }: Props) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session === undefined) return skeleton;
  if (session) return children;
  const message = t(sessionHasExpired() ? 'shared.sessionEnded' : 'shared.logInFirst');
  const state: LoginState = { from: pathname + search, message };
  return <Navigate to={accountPaths.logIn} state={state} replace />;
}
