import { checkLicencesCommand } from './check-licences.ts';
import { questionListCommands } from './question-lists.ts';
import { hideQuestionCommand, questionHistoryCommand, showQuestionCommand } from './question-state.ts';

export const commands = [
  checkLicencesCommand,
  hideQuestionCommand,
  showQuestionCommand,
  questionHistoryCommand,
  ...questionListCommands,
];
