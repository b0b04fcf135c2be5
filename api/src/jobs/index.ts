export { defineJob, type JobDefinition } from './definition.ts';
export { JobQueue } from './queue.ts';
export { putJob } from './rows.ts';
