import { defineInputMessages, defineMessages } from '../../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

export const errorMessages = defineMessages('imports', bangla.errorMessages, {
  noImport: () => 'There is no such import.',
  ownImport: () => 'You have imported it: somebody else approves it.',
  forReviewers: () => 'Only a reviewer can take back what is published or what somebody else has imported.',
  reason: ({ file }: { file: string }) => `The import of ${file} was taken back.`,
});

export const inputMessages = defineInputMessages('imports.input', bangla.inputMessages, {
  notAnId: () => 'must be the id of an import',
  state: ({ values }: { values: readonly string[] }) => `must be one of ${values.join(', ')}`,
});
