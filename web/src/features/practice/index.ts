export { NextList } from './NextList.tsx';
export { Practice } from './Practice.tsx';
export type { PracticeItem, PracticeProps, ReviewParts } from './types.ts';
