import { readStored, store } from '../components/storage.ts';

const KEY = 'push-browser';

/** What was sent of this browser, and in which session: the account forgets it with the session. */
export type BrowserRecord = { owner: string; endpoint: string; session: string; sentAt: number };

/** Whether a reader has switched reminders on here. */
export const receivesReminders = () => readStored('localStorage', KEY) !== null;

export function readBrowserRecord(): BrowserRecord | null {
  try {
    return JSON.parse(readStored('localStorage', KEY) ?? 'null') as BrowserRecord | null;
  } catch {
    return null;
  }
}

export const storeBrowserRecord = (record: BrowserRecord | null) =>
  store('localStorage', KEY, record && JSON.stringify(record));
