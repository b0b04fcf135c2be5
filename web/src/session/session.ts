import { storeToken } from '../apollo/auth-link.ts';
import { store, stored } from '../components/storage.ts';

const KEY = 'root';
const VERSION = 1;
// What notifications/ keeps of its user.
const OF_NOTIFICATIONS = ['read-notifications', 'cleared-notifications'];

const FIELDS = [
  '_id',
  'user_id',
  'name',
  'medical_college',
  'year',
  'contact_number',
  'email',
  'profileImage',
] as const;

/** Who is signed in, as the specification (3) persists it; what is not set is ''. profileImage is a path of this site or an https address. */
export type SessionUser = Record<(typeof FIELDS)[number], string>;

// The page's policy decides which of the latter it shows.
const PICTURE = /^(?:\/images\/[\w%-]|https:\/\/[\w.-]+(?::\d+)?\/)/;

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

let text: string | null | undefined;
let user: SessionUser | null = null;
let expired = false;

/** Anybody can write to storage: what does not look like a session is none. It decides what is shown, never what is allowed. */
function parse(json: string | null): SessionUser | null {
  try {
    const root = JSON.parse(json ?? 'null') as { version?: unknown; user?: Record<string, unknown> } | null;
    if (root?.version !== VERSION || !FIELDS.every((field) => typeof root.user?.[field] === 'string')) return null;
    const known = Object.fromEntries(FIELDS.map((field) => [field, root.user?.[field]])) as SessionUser;
    if (known.user_id.trim() === '') return null;
    return PICTURE.test(known.profileImage) ? known : { ...known, profileImage: '' };
  } catch {
    return null;
  }
}

/** The session as it is stored now; the same object for as long as nothing has changed. */
export function currentSession(): SessionUser | null {
  const now = stored('localStorage', KEY);
  if (now !== text) {
    text = now;
    user = parse(now);
  }
  return user;
}

export function subscribeToSession(listener: () => void) {
  listeners.add(listener);
  // Another tab has signed in or out.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Stores what is known of the signed-in user now. */
export function updateSession(next: SessionUser) {
  store('localStorage', KEY, JSON.stringify({ version: VERSION, user: next }));
  tell();
}

const forgetNotifications = () => OF_NOTIFICATIONS.forEach((key) => store('localStorage', key, null));

export function beginSession(next: SessionUser, token: string) {
  // Another's, where two sign in after each other.
  if (currentSession()?.user_id !== next.user_id) forgetNotifications();
  expired = false;
  storeToken(token);
  updateSession(next);
}

/** Forgets everything that a browser keeps of its user. */
export function endSession({ hasExpired = false } = {}) {
  expired = hasExpired;
  storeToken(null);
  store('localStorage', KEY, null);
  forgetNotifications();
  tell();
}

/** Whether the last session ended without its user's doing. */
export const sessionHasExpired = () => expired;
