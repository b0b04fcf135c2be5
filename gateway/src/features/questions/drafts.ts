import { z } from 'zod';
import type { Fields, Schemas } from '../../rest/contract.ts';
import { list, optionalText } from '../../rest/values.ts';
import { draftMedia } from './media.ts';
import { draftPart, plainFields, questionOf } from './rows.ts';

/**
 * A question as an author has left it: any text may be empty, and it may have no key or several. Its id and ref are
 * empty.
 */
export const draftQuestion = z
  .object({
    ...plainFields,
    options: list(z.object({ key: optionalText, text: z.string(), correct: z.boolean(), reason: optionalText })),
    parts: list(draftPart),
    media: draftMedia,
  } satisfies Fields<Schemas['StudioDraft'], 'prof' | 'subject' | 'chapter'>)
  .transform((draft) => questionOf({ ...draft, _id: '', ref: '' }));
