export { answerSchema } from './answer.ts';
export { faultMessage } from './error-messages.ts';
export { insertAttempts, type AttemptRow } from './insert-attempts.ts';
export { lockReader, lockReaders } from './lock.ts';
export { markAttempt } from './mark-attempt.ts';
export { readQuestions } from './questions.ts';
export type { Reader } from './record-attempts.ts';
