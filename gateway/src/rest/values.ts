import { z } from 'zod';

// Servers of this contract write numbers as numbers or as text. Not z.coerce, which takes null and [] for 0 and
// a missing id for 'undefined'.
export const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^\s*-?\d+(\.\d+)?\s*$/)
    .transform(Number)
    // Not the infinite one of too many digits.
    .pipe(z.number()),
]);

/** A number that the graph has as an Int. */
export const wholeNumber = number.pipe(z.int32());

/** Text, or a number that stands for it, as an id or a label may. */
export const idOrLabel = z.union([z.string().min(1), z.number().transform(String)]);

/** Text that a server may leave out. */
export const optionalText = z.string().nullish();

/** A list that a server may leave out where it is empty. */
export const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);

/** A yes or no, also as text; none is no. */
export const flag = z
  .union([z.boolean(), z.stringbool()])
  .nullish()
  .transform((value) => value ?? false);
