import type { Answer } from 'question/answer.ts';
import { z } from 'zod';
import { inputMessages } from './error-messages.ts';

const MAX_ENTRIES = 50;
const name = z.string().min(1).max(10);

/** Empty if the question was seen and skipped. */
export const answerSchema: z.ZodType<Answer> = z
  .strictObject(
    {
      sba: name.nullable().exactOptional(),
      mtf: z
        .array(z.strictObject({ key: name, value: z.boolean() }))
        .max(MAX_ENTRIES)
        .nullable()
        .exactOptional(),
      saq: z
        .array(z.strictObject({ label: name, points: z.array(z.int().min(1)).max(MAX_ENTRIES) }))
        .max(MAX_ENTRIES)
        .nullable()
        .exactOptional(),
    },
    inputMessages.notAnAnswer(),
  )
  .refine(({ sba, mtf, saq }) => [sba, mtf, saq].filter((one) => one != null).length <= 1, inputMessages.notAnAnswer());
