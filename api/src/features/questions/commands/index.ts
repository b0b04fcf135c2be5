import { correctQuestionCommand } from './correct-question.ts';
import { exportQuestionsCommand } from './export-questions.ts';
import { importQuestionsCommand } from './import-questions.ts';
import { questionListCommands } from './question-lists.ts';
import { hideQuestionCommand, questionHistoryCommand, showQuestionCommand } from './question-state.ts';

export const commands = [
  importQuestionsCommand,
  exportQuestionsCommand,
  correctQuestionCommand,
  hideQuestionCommand,
  showQuestionCommand,
  questionHistoryCommand,
  ...questionListCommands,
];
