import { useSyncExternalStore } from 'react';
import { currentSession, subscribeToSession, type SessionUser } from './session.ts';

const unknown = () => undefined;

/** Who is signed in, null for a visitor, undefined on a server, which cannot know. */
export const useSession = (): SessionUser | null | undefined =>
  useSyncExternalStore<SessionUser | null | undefined>(subscribeToSession, currentSession, unknown);
