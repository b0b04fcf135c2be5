import type { Answer } from 'question/answer.ts';
import { z } from 'zod';
import { clampedNumber, idOrLabel, requiredFlag } from './values.ts';

const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().exactOptional();

export const givenAnswer: z.ZodType<Answer> = z.object({
  sba: optional(idOrLabel),
  mtf: optional(z.array(z.object({ key: idOrLabel, value: requiredFlag }))),
  saq: optional(z.array(z.object({ label: idOrLabel, points: z.array(clampedNumber) }))),
});
