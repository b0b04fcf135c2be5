import { correctQuestionCommand } from './correct-question.ts';
import { exportQuestionsCommand } from './export-questions.ts';
import { importQuestionsCommand } from './import-questions.ts';

export const commands = [importQuestionsCommand, exportQuestionsCommand, correctQuestionCommand];
