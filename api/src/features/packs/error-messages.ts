import { defineMessages } from '../../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

export const errorMessages = defineMessages('packs', bangla.errorMessages, {
  noSuchPack: () => 'No such pack.',
  noSuchFile: () => 'No such file.',
});
