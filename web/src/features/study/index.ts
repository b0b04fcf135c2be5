import { lazy } from 'react';

export { CardToolsSlot } from './CardToolsSlot.tsx';
export { ShortcutsSlot } from './ShortcutsSlot.tsx';
export { StudySync } from './StudySync.tsx';
export { currentOwner, hasDeviceRecord, noteDeviceRecord, useDeviceRecord } from './owner.ts';
export { prepareRecord, recordAnswer, removeAccountsCopy, useRecords } from './record.ts';
export type { ScoreProps } from './score/ScoreGrid.tsx';
export type * from './types.ts';
export type { SyncOthers } from './device/index.ts';

/** The last result of a question, or what a corrected key made of it. */
export const RecordNote = lazy(() => import('./RecordNote.tsx'));

/** The code of a list's score. */
export const loadScore = () => import('./score/Score.tsx');
