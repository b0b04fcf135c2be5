export { defineJob, type JobDefinition, RetryAfter } from './definition.ts';
export { JobQueue } from './queue.ts';
export { type JobRow, putJob, runNow } from './rows.ts';
