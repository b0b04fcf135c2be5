import { z } from 'zod';
import { type Fields, type Schemas, responseField } from '../../rest/contract.ts';
import { enveloped } from '../../rest/envelope.ts';
import { rows } from '../../rest/lenient-schemas.ts';
import { flag, idOrLabel, name } from '../../rest/values.ts';

const faq = z.object({ _id: idOrLabel, question: name, answer: z.string(), is_hide: flag } satisfies Fields<
  Schemas['Faq']
>);

export const faqList = enveloped(responseField('listFaqs', 'faqs', rows(faq)));

export type Faq = z.output<typeof faq>;
