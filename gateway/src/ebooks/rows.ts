import { z } from 'zod';
import { imageRef } from '../images/index.ts';
import { httpsAddress } from '../links.ts';
import { data } from '../rest/envelope.ts';
import { idOrLabel, optionalText } from '../rest/values.ts';

const ebook = z.object({
  _id: idOrLabel.optional(),
  book_name: z.string(),
  author: optionalText,
  category: optionalText,
  cover_image: imageRef,
  drive_link: z
    .string()
    .nullish()
    .transform((link) => httpsAddress(link ?? '')),
});

/** `{ data: [{ _id, book_name, author, category, cover_image: { public_id }, drive_link }] }`. */
export const ebookList = data(z.array(ebook));

type Read = z.output<typeof ebook>;

/** A book that can be read: its link is a safe one. */
export type Ebook = Read & { drive_link: string };
