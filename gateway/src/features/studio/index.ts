export { oneQuestion, questionList, reviewer, studioAction, studioEvent } from './rows.ts';
export { requireQuestion, requireStudio } from './require-studio.ts';
