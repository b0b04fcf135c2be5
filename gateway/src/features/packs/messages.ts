import { defineMessages } from '../../messages.ts';

export const packsMessages = defineMessages('packs', {
  noPacks: () => 'Packs for reading without a network are not available.',
});
