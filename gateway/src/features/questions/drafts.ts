import { z } from 'zod';
import { list, optionalText, wholeNumber } from '../../rest/values.ts';
import { part, questionOf } from './rows.ts';

/**
 * A question as an author has left it: any text may be empty, and an SBA may have no key or several. Its id and ref are
 * empty.
 */
export const draftQuestion = z
  .object({
    type: z.enum(['SBA', 'MTF', 'SAQ']),
    stem: z.string(),
    options: list(z.object({ key: optionalText, text: z.string(), correct: z.boolean(), reason: optionalText })),
    parts: list(part.extend({ label: z.string() })),
    explanation: optionalText,
    take_away: optionalText,
    references: list(z.string()),
    topic: optionalText,
    appearances: list(z.object({ board: z.string(), year: wholeNumber, sitting: optionalText })),
    origin: z.enum(['ORIGINAL', 'PAPER']).nullish(),
  })
  .transform((draft) => questionOf({ ...draft, _id: '', ref: '' }));
