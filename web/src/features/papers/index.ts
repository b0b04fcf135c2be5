import type { SyncOthers } from '../study/index.ts';

/** Sends unsent changes of this device's papers, and a visitor's papers. */
export const syncPapers: SyncOthers = async (...reader) => (await import('./device/index.ts')).syncPapers(...reader);
