import { z } from 'zod';
import { imageRef } from '../images/index.ts';
import { webAddress } from '../../links.ts';
import type { Fields, Schemas } from '../../rest/contract.ts';
import { data } from '../../rest/envelope.ts';
import { optional, rows } from '../../rest/lenient-schemas.ts';
import { idOrLabel, name } from '../../rest/values.ts';

const ebook = z.object({
  _id: optional('_id', idOrLabel),
  book_name: name,
  author: optional('author', z.string()),
  category: optional('category', z.string()),
  cover_image: imageRef('cover_image'),
  drive_link: z.string().transform(webAddress).pipe(z.string()),
} satisfies Fields<Schemas['Ebook']>);

export const ebookList = data(rows(ebook));

export type Ebook = z.output<typeof ebook>;
