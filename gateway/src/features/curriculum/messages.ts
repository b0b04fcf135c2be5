import { defineMessages } from '../../messages.ts';
import * as bangla from './messages.bn.ts';

export const curriculumMessages = defineMessages('curriculum', bangla.curriculumMessages, {
  badCursor: () => 'after is not a cursor of this list.',
});
