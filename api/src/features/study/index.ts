export type { Answer } from './answer.ts';
export { answerSchema } from './answer.ts';
export { insertAttempts, type AttemptRow } from './insert-attempts.ts';
export { lockReader } from './lock.ts';
export { mark, type Outcome } from './mark.ts';
export { readQuestions } from './questions.ts';
export type { Reader } from './record-attempts.ts';
export { PROF, type RuleComponent, SCORING_RULES, type ScoringRule } from './rules.ts';
