import type { Fault } from 'question/kinds/fault.ts';
import { defineInputMessages, defineMessages, type Message } from '../../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

export const errorMessages = defineMessages('study', bangla.errorMessages, {
  noSuchQuestion: () => 'Question not found',
  idTaken: () => 'Another attempt has this id.',
  idTime: () => 'The id of the attempt has a wrong time. Check the clock of this device.',
  logFull: ({ max }: { max: number }) =>
    `Your record has ${max.toLocaleString('en')} answers, which is the limit of an account.`,
  noteChanged: () => 'The note was changed on another device.',
  otherType: ({ type }: { type: string }) => `The answer does not fit a question of type ${type}.`,
  noOption: ({ key }: { key: string }) => `There is no option ${key}.`,
  noPart: ({ label }: { label: string }) => `There is no part ${label}.`,
  noPoint: ({ label, point }: { label: string; point: number }) => `Part ${label} has no model point ${point}.`,
  twice: ({ name }: { name: string }) => `The answer names ${name} twice.`,
  noSuchAttempt: () => 'Attempt not found',
  undoOfPaper: () => 'An answer of a paper cannot be taken back.',
  undoTooLate: () => 'An answer can be taken back within ten minutes.',
  notACursor: () => 'This is not a cursor of this list.',
  rebuilding: () => 'A rebuild is running.',
  wrongConfirmation: () => 'This is not the email address of your account.',
});

export const faultMessage = ({ problem, ...values }: Fault): Message =>
  (errorMessages[problem] as (values: object) => Message)(values);

export const inputMessages = defineInputMessages('study.input', bangla.inputMessages, {
  notUuidV7: () => 'must be a UUID of version 7',
  notUuid: () => 'must be a UUID',
  notInstant: () => 'must be a time in ISO 8601',
  notAnId: () => 'is not an id of a question',
  outOfRange: ({ min, max }: { min: number; max: number }) => `must be a whole number from ${min} to ${max}`,
  oneOf: ({ values }: { values: readonly string[] }) => `must be one of ${values.join(', ')}`,
  attempts: ({ max }: { max: number }) => `must be a list of 1 to ${max} attempts`,
  ids: ({ max }: { max: number }) => `must be 1 to ${max} ids, separated by commas`,
  notAnAnswer: () => 'must be an answer with at most one of sba, mtf and saq',
  noteTooLong: ({ max }: { max: number }) => `is longer than ${max} characters`,
  hasControl: () => 'has a control character in it',
  notText: () => 'must be text',
  notAnUndo: () => 'must be within ten minutes after the answer, and not of a paper',
  notAPath: () => 'must be a path within this site',
});
