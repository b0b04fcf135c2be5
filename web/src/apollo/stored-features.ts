import { readStored, store } from '../components/storage.ts';
import { typed } from './local-answers.ts';

const KEY = 'features';

/** Features that work on a device alone. These are assumed until a server has answered. */
const ALONE = {
  study: true,
  papers: true,
  review: true,
  packs: true,
  push: false,
  reports: false,
  studio: false,
  checkout: false,
  desk: false,
  twoFactor: false,
};

type Flags = typeof ALONE;

function readFlags(): Partial<Flags> {
  try {
    return JSON.parse(readStored('localStorage', KEY) ?? '{}') as Partial<Flags>;
  } catch {
    return {};
  }
}

/** Remembers the flags of an answer. Each query has only those that it needs. */
export function rememberFeatures(answered: object) {
  const before = readFlags();
  const flags = Object.entries(answered).filter(([, value]) => typeof value === 'boolean');
  const after = { ...before, ...Object.fromEntries(flags) };
  if (JSON.stringify(after) !== JSON.stringify(before)) store('localStorage', KEY, JSON.stringify(after));
}

/** What the server of the last visit offered. */
export const storedFeatures = (): Flags => typed('Features', { ...ALONE, ...(readFlags() as Flags) });

/** Whether a server is known to have packs. */
export const hasPacks = () => readFlags().packs === true;
