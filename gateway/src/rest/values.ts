import { z } from 'zod';

// As a number or text. Not z.coerce, which turns null and [] into 0 and a missing id into 'undefined'.
export const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^\s*-?\d+(\.\d+)?\s*$/)
    .transform(Number)
    .pipe(z.number()),
]);

/** A GraphQL Int. */
export const wholeNumber = number.pipe(z.int32());

export const idOrLabel = z.union([z.string().min(1), z.number().transform(String)]);

export const optionalText = z.string().nullish();

export const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);

export const flag = z
  .union([z.boolean(), z.stringbool()])
  .nullish()
  .transform((value) => value ?? false);
