export { answerSchema } from './answer.ts';
export { faultMessage } from './error-messages.ts';
export { questionId } from './inputs.ts';
export { insertAttempts, type AttemptRow } from './insert-attempts.ts';
export { lockReader, lockReaders } from './lock.ts';
export { markAttempt } from './mark-attempt.ts';
export { readPlaces } from './progress.ts';
export { isReadable, type Reader, readQuestions } from './questions.ts';
export { CHANGES, readerOf, requireReadable } from './routes.ts';
