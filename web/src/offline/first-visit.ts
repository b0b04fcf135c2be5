import { readStored, store } from '../components/storage.ts';

const KEY = 'first-visit';
const VISIT_MS = 1_800_000;

const firstVisit = () => readStored('localStorage', KEY);

/** Whether this browser has opened a page before. */
export function noteVisit(): boolean {
  const isBack = firstVisit() !== null;
  if (!isBack) store('localStorage', KEY, `${Date.now()}`);
  return isBack;
}

/** Whether that was half an hour ago or more. */
export const isReturning = (): boolean => Date.now() - Number(firstVisit()) >= VISIT_MS;
