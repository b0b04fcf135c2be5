import { defineInputMessages, defineMessages } from '../../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

export const errorMessages = defineMessages('messages', bangla.errorMessages, {
  noMessage: () => 'There is no such message.',
  changed: () => 'Somebody else has changed this message. Load the page again to see it as it is now.',
  notScheduled: ({ state }: { state: 'SENDING' | 'SENT' | 'CANCELLED' }) =>
    state === 'CANCELLED' ? 'This message was cancelled.' : 'It is too late: this message is being sent or was sent.',
  past: () => 'Choose a time that is not over yet.',
  tooFar: ({ days }: { days: number }) => `Choose a time within the next ${days} days.`,
});

export const inputMessages = defineInputMessages('messages.input', bangla.inputMessages, {
  group: () => 'Choose who gets the message.',
  person: () => 'Give the ID of one person.',
  years: ({ max }: { max: number }) => `Choose 1 to ${max} years.`,
  days: ({ max }: { max: number }) => `Give a number of days from 1 to ${max}.`,
  role: () => 'Choose a role.',
  onlyFor: ({ groups }: { groups: string }) => `is only for ${groups}`,
  wholeBangla: () => 'Give both the title and the message in Bangla, or neither.',
  sendAt: () => 'Give a date and a time.',
  version: () => 'must be the version of the message',
  notAnId: () => 'must be the _id of a message',
  state: ({ values }: { values: readonly string[] }) => `must be one of ${values.join(', ')}`,
});
