import { defineMessages } from '../../messages.ts';

export const importMessages = defineMessages('imports', {
  badId: () => 'This is not the id of an import.',
});
