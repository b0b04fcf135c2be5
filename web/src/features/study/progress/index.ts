export { answeredUnder, useAnsweredPaths } from './useAnsweredPaths.ts';
export { useSeenSubjects } from './useSeenSubjects.ts';
export { useSeenTopics } from './useSeenTopics.ts';
