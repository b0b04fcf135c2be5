import { z } from 'zod';
import type { Fields, Schemas } from '../../rest/contract.ts';
import { optionalRows } from '../../rest/lenient-schemas.ts';
import { optionalText, wholeNumber } from '../../rest/values.ts';
import { imageRef } from '../images/index.ts';

const pixels = wholeNumber.refine((count) => count > 0);

/** Without an image, a text alternative or a size, a picture is left out. */
const picture = z.object({
  image: imageRef('image').transform((image, context) => {
    if (image) return image;
    context.addIssue({ code: 'custom', message: 'no image' });
    return z.NEVER;
  }),
  alt: z.string().trim().min(1),
  credit: optionalText,
  source: optionalText,
  licence: optionalText,
  width: pixels,
  height: pixels,
} satisfies Fields<Schemas['QuestionMedia'][number]>);

/** Empty where the server has no pictures. */
export const media = optionalRows('media', picture);
/** Of a draft, whose pictures may lack a text alternative. */
export const draftMedia = optionalRows('media', picture.extend({ alt: z.string() }));
