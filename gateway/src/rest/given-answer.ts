import { z } from 'zod';
import { clampedNumber, idOrLabel, requiredFlag } from './values.ts';

/** What a reader answered: the field of the question's type. */
export const givenAnswer = z.object({
  sba: idOrLabel.nullish(),
  mtf: z.array(z.object({ key: idOrLabel, value: requiredFlag })).nullish(),
  saq: z.array(z.object({ label: idOrLabel, points: z.array(clampedNumber) })).nullish(),
});
