export { prepareRecord, recordAnswer, useLastTimes } from './record.ts';
export type { ScoreProps } from './score/ScoreGrid.tsx';

/** The code of a list's score. */
export const loadScore = () => import('./score/Score.tsx');
