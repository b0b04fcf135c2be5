import { defineMessages } from '../../messages.ts';
import * as bangla from './messages.bn.ts';

export const importMessages = defineMessages('imports', bangla.importMessages, {
  badId: () => 'This is not the id of an import.',
});
