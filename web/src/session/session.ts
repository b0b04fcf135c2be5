import { storeToken } from '../apollo/auth-link.ts';
import { store, readStored } from '../components/storage.ts';

const KEY = 'root';
const VERSION = 1;
const NOTIFICATION_KEYS = ['read-notifications', 'cleared-notifications'];

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

/** As the specification (3) stores it; unset fields are ''. profileImage is a path of this site or an https address. */
export type SessionUser = Record<(typeof FIELDS)[number], string>;

const PICTURE = /^(?:\/images\/[\w%-]|https:\/\/[\w.-]+(?::\d+)?\/)/;

const listeners = new Set<() => void>();
const notifyListeners = () => listeners.forEach((listener) => listener());

let text: string | null | undefined;
let user: SessionUser | null = null;
let isExpired = false;

// Anybody can write to storage. The session decides what is shown, never what is allowed.
function parse(json: string | null): SessionUser | null {
  try {
    const root = JSON.parse(json ?? 'null') as { version?: unknown; user?: Record<string, unknown> } | null;
    if (root?.version !== VERSION || !FIELDS.every((field) => typeof root.user?.[field] === 'string')) return null;
    const fields = Object.fromEntries(FIELDS.map((field) => [field, root.user?.[field]])) as SessionUser;
    if (fields.user_id.trim() === '') return null;
    return PICTURE.test(fields.profileImage) ? fields : { ...fields, profileImage: '' };
  } catch {
    return null;
  }
}

/** Returns the same object until the stored session changes. */
export function currentSession(): SessionUser | null {
  const now = readStored('localStorage', KEY);
  if (now !== text) {
    text = now;
    user = parse(now);
  }
  return user;
}

export function subscribeToSession(listener: () => void) {
  listeners.add(listener);
  // Fires when another tab signs in or out.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

const storeUser = (next: SessionUser) => store('localStorage', KEY, JSON.stringify({ version: VERSION, user: next }));

export function updateSession(next: SessionUser) {
  storeUser(next);
  notifyListeners();
}

const forgetNotifications = () => NOTIFICATION_KEYS.forEach((key) => store('localStorage', key, null));

export function beginSession(next: SessionUser, token: string) {
  // They belong to the user before.
  if (currentSession()?.user_id !== next.user_id) forgetNotifications();
  isExpired = false;
  // In this order another tab never has the new token under the former user.
  storeUser(next);
  storeToken(token);
  notifyListeners();
}

export function endSession({ hasExpired = false } = {}) {
  isExpired = hasExpired;
  storeToken(null);
  store('localStorage', KEY, null);
  forgetNotifications();
  notifyListeners();
}

export const sessionHasExpired = () => isExpired;
