export { accountPaths, type LoginState } from './paths.ts';
export { RequireSession } from './RequireSession.tsx';
export { handleExpiredToken } from './expired-token.ts';
export {
  beginSession,
  currentSession,
  endSession,
  subscribeToSession,
  updateSession,
  type SessionUser,
} from './session.ts';
export { useSession } from './useSession.ts';
