import { defineMessages } from '../../messages.ts';
import * as bangla from './messages.bn.ts';

export const paperMessages = defineMessages('papers', bangla.paperMessages, {
  noPapers: () => 'This server offers no papers.',
  over: () => 'The paper is over. What came after its end is kept as practice.',
  idTaken: () => 'Another paper has this id.',
  badAnswers: ({ max }: { max: number }) => `answers may have 1 to ${max} entries.`,
  badId: () => 'This is not the id of a paper.',
});
