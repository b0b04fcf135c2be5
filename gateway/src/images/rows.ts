import { z } from 'zod';
import { isId } from '../rest/path.ts';

/** An image as the REST API refers to it: its public id is all that is needed of it. */
export type ImageRow = { publicId: string };

// Where the REST API serves the images of its store, as a path or an address of its own.
const STORED = /^(?:https?:\/\/[^/?#]+)?(?:\/[\w.-]+)*\/images\/([\w-]+)$/;

function refersTo(text: string): ImageRow | null {
  const publicId = STORED.exec(text)?.[1] ?? text;
  return isId(publicId) ? { publicId } : null;
}

/** `{ public_id }` or `{ url }`, or the public id or the address alone; anything else, as an empty text, is no image. */
export const imageRef = z
  .union([
    z.object({ public_id: z.string() }).transform(({ public_id: id }) => refersTo(id)),
    z.object({ url: z.string() }).transform(({ url }) => refersTo(url)),
    z.string().transform(refersTo),
  ])
  .nullish()
  .catch(null)
  .transform((image) => image ?? null);
