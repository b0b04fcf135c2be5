export { ownDataPath, RECORD_PATH } from './paths.ts';
export { TodaySlot } from './today/TodaySlot.tsx';
