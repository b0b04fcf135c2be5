import type { Answer } from 'question/answer.ts';
import { z } from 'zod';
import type { Fields, Schemas } from './contract.ts';
import { clampedNumber, idOrLabel, requiredFlag } from './values.ts';

const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().exactOptional();
type Contract = Schemas['StudyAnswer'];

export const givenAnswer: z.ZodType<Answer> = z.object({
  sba: optional(idOrLabel),
  mtf: optional(
    z.array(z.object({ key: idOrLabel, value: requiredFlag } satisfies Fields<NonNullable<Contract['mtf']>[number]>)),
  ),
  saq: optional(
    z.array(
      z.object({ label: idOrLabel, points: z.array(clampedNumber) } satisfies Fields<
        NonNullable<Contract['saq']>[number]
      >),
    ),
  ),
} satisfies Fields<Contract>);
