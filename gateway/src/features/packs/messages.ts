import { defineMessages } from '../../messages.ts';
import * as bangla from './messages.bn.ts';

export const packsMessages = defineMessages('packs', bangla.packsMessages, {
  noPacks: () => 'Packs for reading without a network are not available.',
});
