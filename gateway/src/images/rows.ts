import { z } from 'zod';
import { isId } from '../rest/path.ts';

/** An image as the REST API refers to it: its public id is all that is needed of it. */
export type ImageRow = { publicId: string };

const refersTo = (publicId: string): ImageRow | null => (isId(publicId) ? { publicId } : null);

/** `{ public_id }`, or the public id alone; anything else, as an empty text, is no image. */
export const imageRef = z
  .union([
    z.object({ public_id: z.string() }).transform(({ public_id: id }) => refersTo(id)),
    z.string().transform(refersTo),
  ])
  .nullish()
  .catch(null)
  .transform((image) => image ?? null);
