import type { z } from 'zod';
import { errorMessages } from './error-messages.ts';
import { badRequest } from './errors.ts';
import { wordsOf } from './messages.ts';

/** Specification 8: what has no message of its own. */
export const INVALID_INFORMATION = wordsOf(errorMessages.invalidInformation());

/** Reads a body by its schema; throws 400 with the first field's own message, which is the user's to read. */
export function validate<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (!issue || issue.path.length === 0) throw badRequest(errorMessages.invalidInformation());
  throw badRequest(errorMessages.input({ words: issue.message }), issue.path.join('.'));
}
