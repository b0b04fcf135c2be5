import { defineMessages } from '../../http/messages.ts';

export const errorMessages = defineMessages('packs', {
  noSuchPack: () => 'No such pack.',
  noSuchFile: () => 'No such file.',
});
