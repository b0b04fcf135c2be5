import { z } from 'zod';
import { httpsAddress, sitePath } from '../links.ts';
import { data } from '../rest/envelope.ts';
import { list } from '../rest/values.ts';

const link = z.object({
  name: z.string(),
  link: z
    .string()
    .nullish()
    .transform((text) => sitePath(text) ?? httpsAddress(text ?? '')),
});

const group = z.object({ topic_name: z.string(), link: list(link) });

/** `{ data: [{ topic_name, link: [{ name, link }] }] }`. */
export const resultList = data(z.array(group));
