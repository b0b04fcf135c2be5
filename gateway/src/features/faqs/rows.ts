import { z } from 'zod';
import { enveloped } from '../../rest/envelope.ts';
import { rows } from '../../rest/lenient-schemas.ts';
import { flag, idOrLabel, name } from '../../rest/values.ts';

const faq = z.object({ _id: idOrLabel, question: name, answer: z.string(), is_hide: flag });

/** `{ faqs: [{ _id, question, answer, is_hide }] }`. */
export const faqList = enveloped(z.object({ faqs: rows(faq) }).transform(({ faqs }) => faqs));

export type Faq = z.output<typeof faq>;
