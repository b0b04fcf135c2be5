export { ownDataPath, RECORD_PATH } from './paths.ts';
export { answeredUnder, useAnsweredPaths } from './rows/useAnsweredPaths.ts';
export { useSeenTopics } from './rows/useSeenTopics.ts';
export { useSeenSubjects } from './rows/useSeenSubjects.ts';
export { TodaySlot } from './today/TodaySlot.tsx';
