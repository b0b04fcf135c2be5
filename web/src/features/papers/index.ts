import type { SyncOthers } from '../study/index.ts';

export { NEW_PAPER_PATH, newPaperPath, paperPath, PAPERS_PATH, type PaperSource } from './paths.ts';

/** Sends what the account does not have yet of this device's papers, a visitor's too. */
export const syncPapers: SyncOthers = async (...reader) => (await import('./device/index.ts')).syncPapers(...reader);
