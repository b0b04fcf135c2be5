export { writePaperAnswers, type PaperAnswer } from './write-answers.ts';
