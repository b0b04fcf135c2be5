import { defineInputMessages, defineMessages } from '../../http/messages.ts';
import * as bangla from './messages.bn.ts';

type Count = { count: number };
const topics = (count: number) => (count === 1 ? '1 topic' : `${count} topics`);

export const errorMessages = defineMessages('entries', bangla.errorMessages, {
  noEntry: () => 'It is no longer there.',
  idTaken: ({ id }: { id: string }) => `There is another one with the address ${id}. Choose another.`,
  changedSince: () => 'Somebody has changed it meanwhile. Look at it again.',
  othersMeanwhile: () => 'Somebody has added or removed one meanwhile. Look at the list again.',
  tooMany: ({ most }: { most: number }) => `There are ${most} already, which is the most.`,
  planIsHeld: ({ count }: Count) =>
    `It was bought ${count === 1 ? 'once' : `${count} times`}, so it stays. Withdraw it from sale instead.`,
  hasTopics: ({ count }: Count) => `It has ${topics(count)}. Move or remove them first.`,
  noPicture: () => 'A picture is no longer there. Upload it again.',
  noPlace: () => 'The subject or the list that it belongs to is no longer there.',
  otherId: () => 'The id of the entry is not that of the address.',
  placeIsFixed: () => 'A list with topics stays in its subject.',
});

export const inputMessages = defineInputMessages('entries.input', bangla.inputMessages, {
  picture: () => 'must be the public id of a picture',
  twice: () => 'names one twice',
});
