export { ownDataPath, RECORD_PATH } from './paths.ts';
export { useAnsweredPaths } from './rows/useAnsweredPaths.ts';
export { useSeenTopics } from './rows/useSeenTopics.ts';
export { TodaySlot } from './today/TodaySlot.tsx';
