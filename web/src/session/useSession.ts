import { useSyncExternalStore } from 'react';
import { currentSession, subscribeToSession, type SessionUser } from './session.ts';

const unknown = () => undefined;

/** Null for a visitor, undefined on the server, which cannot know. */
export const useSession = (): SessionUser | null | undefined =>
  useSyncExternalStore<SessionUser | null | undefined>(subscribeToSession, currentSession, unknown);
