export { NextList } from './NextList.tsx';
export { Practice } from './Practice.tsx';
export type { PracticeItem, PracticeProps } from './types.ts';
