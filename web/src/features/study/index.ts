export type { LastAttempt } from './attempt.ts';
export { prepareRecord, recordAnswer, useLastAttempts } from './record.ts';
