import { defineMessages } from './messages.ts';

/** The words of errors that no single feature has. */
export const errorMessages = defineMessages('http', {
  /** What the schema of an input says of it, ready to be read. */
  input: ({ words }: { words: string }) => words,
  logIn: () => 'Please log in.',
  purchaseRequired: () => 'Please purchase packages to access more pages.',
  tooManyRequests: () => 'Too many requests! Please try again later.',
  callerLeft: () => 'The caller left before it was done.',
  unavailable: () => 'Not available just now. Please try again in a moment.',
  internal: () => 'Something went wrong.',
  noRoute: () => 'No such route.',
  badAddress: () => 'The address is not well formed.',
  unreadable: () => 'The request could not be read.',
  // Specification 8: what has no message of its own.
  invalidInformation: () => 'Invalid Information. Please try again.',
  notJson: () => 'Send JSON in UTF-8.',
  badIdempotencyKey: () => 'The Idempotency-Key is not well formed.',
  idempotencyKeyReused: () => 'This Idempotency-Key was sent with another request before.',
  noUser: ({ userId }: { userId: string }) => `There is no user ${userId}.`,
  noSuchUser: () => 'No such user.',
});
