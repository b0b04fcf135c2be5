import { z } from 'zod';
import { inputMessages } from './error-messages.ts';

const MAX_ENTRIES = 50;
const name = z.string().min(1).max(10);

/** The field of the question's type. Empty if the question was seen and skipped. */
export const answerSchema = z
  .strictObject(
    {
      sba: name.nullish(),
      mtf: z
        .array(z.strictObject({ key: name, value: z.boolean() }))
        .max(MAX_ENTRIES)
        .nullish(),
      saq: z
        .array(z.strictObject({ label: name, points: z.array(z.int().min(1)).max(MAX_ENTRIES) }))
        .max(MAX_ENTRIES)
        .nullish(),
    },
    inputMessages.notAnAnswer(),
  )
  .refine(({ sba, mtf, saq }) => [sba, mtf, saq].filter((one) => one != null).length <= 1, inputMessages.notAnAnswer());

export type Answer = z.output<typeof answerSchema>;
