import { defineInputMessages, defineMessages, type Message, wordsOf } from './messages.ts';
import * as bangla from './error-messages.bn.ts';

type InputProblem = { path: string; text: Message };

export const errorMessages = defineMessages('http', bangla.errorMessages, {
  input: ({ words }: { words: string }) => words,
  inputs: ({ problems }: { problems: readonly InputProblem[] }) =>
    problems.map(({ path, text }) => (path ? `${path}: ${wordsOf(text)}` : wordsOf(text))).join('; '),
  logIn: () => 'Please log in.',
  purchaseRequired: () => 'Please purchase packages to access more pages.',
  tooManyRequests: () => 'Too many requests! Please try again later.',
  callerLeft: () => 'The caller left before it was done.',
  unavailable: () => 'Not available just now. Please try again in a moment.',
  internal: () => 'Something went wrong.',
  noRoute: () => 'No such route.',
  badAddress: () => 'The address is not well formed.',
  unreadable: () => 'The request could not be read.',
  invalidInformation: () => 'Invalid Information. Please try again.',
  notJson: () => 'Send JSON in UTF-8.',
  badIdempotencyKey: () => 'The Idempotency-Key is not well formed.',
  idempotencyKeyReused: () => 'This Idempotency-Key was sent with another request before.',
  noUser: ({ userId }: { userId: string }) => `There is no user ${userId}.`,
  noSuchUser: () => 'No such user.',
});

export const inputMessages = defineInputMessages('http.input', bangla.inputMessages, {
  once: () => 'must be given once',
  wholeNumber: () => 'must be a whole number from 1',
  trueOrFalse: () => 'must be true or false',
  flag: ({ name }: { name: string }) => `${name} must be true or false`,
  tooLong: ({ max }: { max: number }) => `is longer than ${max} characters`,
  hasNul: () => 'has a NUL in it',
  tooManyMarks: () => 'has more than 30 combining marks in a row',
});
