export { DAY, POINTS, readLog } from './answers.ts';
export { lockReader, lockReaders, waitForMarking } from './lock.ts';
export { POSTPONED_TO } from './postponed.ts';
export { deriveStates, type StateChanges, updateStates } from './states.ts';
export { readToday } from './today.ts';
export { readWeights } from './weights.ts';
export type { ReaderWeights } from 'review/weights.ts';
