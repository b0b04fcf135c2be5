export { useTopicProgressQuery } from './topic-progress.generated.ts';
