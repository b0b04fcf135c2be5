import type { z } from 'zod';
import { errorMessages } from './error-messages.ts';
import { badRequest } from './errors.ts';
import { fromIssue, type Message, toIssue } from './messages.ts';

/** Specification 8: what has no message of its own. */
export const INVALID_INFORMATION = toIssue(errorMessages.invalidInformation());

type Issue = Pick<z.core.$ZodIssue, 'message' | 'path'>;

export const messageOf = ({ message }: Pick<Issue, 'message'>): Message =>
  fromIssue(message) ?? errorMessages.input({ words: message });

/** Throws 400 with the first field's own message, which is the user's to read. */
export function validate<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (!issue || issue.path.length === 0) throw badRequest(errorMessages.invalidInformation());
  throw badRequest(messageOf(issue), issue.path.join('.'));
}

/** Every problem of a query or a path, with where it is. */
export const invalidInputs = ({ issues }: z.ZodError) =>
  badRequest(
    errorMessages.inputs({
      problems: issues.map((issue) => ({ path: issue.path.join('.'), text: messageOf(issue) })),
    }),
  );
