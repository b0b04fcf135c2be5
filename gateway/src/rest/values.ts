import { readNumber } from 'text/number.ts';
import { z } from 'zod';

// As a number or text. Not z.coerce, which turns null and [] into 0 and a missing id into 'undefined'.
export const number = z.union([
  z.number(),
  z
    .string()
    .transform((text) => readNumber(text))
    .pipe(z.number()),
]);

/** A GraphQL Int. */
export const wholeNumber = number.pipe(z.int32());

const INT = { min: -(2 ** 31), max: 2 ** 31 - 1 };

/** A GraphQL Int; outside its range the nearest one, so that one odd number does not cost the row that it is in. */
export const clampedNumber = number.transform((value) => Math.trunc(Math.min(Math.max(value, INT.min), INT.max)));

/** A year such as 2024, not 18. */
export const calendarYear = number.pipe(z.int().min(1900).max(2200));

// Not a number that may have been rounded on its way: rest/exact-json.ts has those as text.
const numberAsText = z
  .number()
  .refine((value) => !Number.isInteger(value) || Number.isSafeInteger(value), 'is rounded')
  .transform(String);

export const idOrLabel = z.union([z.string().min(1), numberAsText]);

/** A text that may have been written as a number; empty if missing. */
export const textOrEmpty = z
  .union([z.string(), numberAsText])
  .nullish()
  .transform((value) => value ?? '');

/** A name that a reader can see. */
export const name = z.string().regex(/\S/, 'is blank');

export const optionalText = z.string().nullish();

export const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);

const words = z.stringbool({
  truthy: ['true', '1', 'yes', 'on', 'y', 't', 'enabled'],
  falsy: ['false', '0', 'no', 'off', 'n', 'f', 'disabled'],
});

/** Also as 1 and 0, as PHP and MySQL write it, and in words. */
export const requiredFlag = z.union([
  z.boolean(),
  z.string().trim().pipe(words),
  number.pipe(z.literal([0, 1])).transform((bit) => bit === 1),
]);

/** Undefined if it is none. */
export const readFlag = (value: unknown): boolean | undefined =>
  value == null ? undefined : requiredFlag.safeParse(value).data;

/** False if missing. */
export const flag = z.preprocess(
  (value) => (value === '' ? null : value),
  requiredFlag.nullish().transform((value) => value ?? false),
);
