import { lazy } from 'react';
import type { SyncOthers } from '../study/index.ts';

export { PAPERS_PATH } from './paths.ts';
export type { PaperSource } from './SitPaperLink.tsx';

/** Leads to a new paper of what is on show, where the server offers papers. */
export const SitPaperLink = lazy(async () => ({ default: (await import('./SitPaperLink.tsx')).SitPaperLink }));

/** Sends what the account does not have yet of this device's papers, a visitor's too. */
export const syncPapers: SyncOthers = async (...reader) => (await import('./device/index.ts')).syncPapers(...reader);
