import { questionListCommands } from './question-lists.ts';
import { hideQuestionCommand, questionHistoryCommand, showQuestionCommand } from './question-state.ts';

export const commands = [hideQuestionCommand, showQuestionCommand, questionHistoryCommand, ...questionListCommands];
