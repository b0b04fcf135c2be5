export { importQuestions } from './import/import.ts';
