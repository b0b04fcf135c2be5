import { defineMessages } from '../../messages.ts';
import * as bangla from './messages.bn.ts';

export const studioMessages = defineMessages('studio', bangla.studioMessages, {
  noStudio: () => 'This server has no studio.',
  changedSince: () => 'Somebody has changed it meanwhile. Look at it again.',
  lastAdministrator: () => 'Nobody would be left who can give roles.',
  idAndVersion: () => 'id and version go together.',
  badId: () => 'This is not the id of a question.',
  tooManyViews: () => 'The limit of views is reached. Remove one first.',
  oneChange: () => 'Give exactly one field.',
  badBulk: () => 'This is not the id of a change.',
  badView: () => 'This is not the id of a view.',
  badPerson: () => 'This is not the ID of a user.',
});
