import { z } from 'zod';
import { hasLongMarkRun, toNfc } from './normalise.ts';

// Composed text has at most four times fewer units, and spaces at its ends do not count.
const RAW_FACTOR = 4;

type Messages = { notText: string; tooLong: string; tooManyMarks: string };

/**
 * Text from outside: first its raw length (four times `max` units), then at most 30 combining marks in a row, then NFC without
 * spaces at its ends. Its own limits follow with `.pipe(…)`. The messages are those of its issues.
 */
export const textSchema = (max: number, { notText, tooLong, tooManyMarks }: Messages) =>
  z
    .string(notText)
    .max(max * RAW_FACTOR, { error: tooLong, abort: true })
    .refine((text) => !hasLongMarkRun(text), tooManyMarks)
    .transform((text) => toNfc(text).trim());
