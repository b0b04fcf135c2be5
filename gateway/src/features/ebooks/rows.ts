import { z } from 'zod';
import { imageRef } from '../images/index.ts';
import { webAddress } from '../../links.ts';
import { data } from '../../rest/envelope.ts';
import { optional, rows } from '../../rest/lenient-schemas.ts';
import { idOrLabel } from '../../rest/values.ts';

const ebook = z.object({
  _id: idOrLabel.optional(),
  book_name: z.string(),
  author: optional('author', z.string()),
  category: optional('category', z.string()),
  cover_image: imageRef('cover_image'),
  drive_link: z.string().transform(webAddress).pipe(z.string()),
});

/** `{ data: [{ _id, book_name, author, category, cover_image: { public_id }, drive_link }] }`. */
export const ebookList = data(rows(ebook));

export type Ebook = z.output<typeof ebook>;
