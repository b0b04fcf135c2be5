import { z } from 'zod';
import { inputMessages } from './error-messages.ts';

/** A text of a query that stands there once, without NUL, which PostgreSQL refuses. */
export const once = (max: number) =>
  z
    .string(inputMessages.once())
    .max(max)
    .refine((value) => !value.includes('\0'), inputMessages.hasNul());
