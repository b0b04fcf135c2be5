import { z } from 'zod';

/**
 * A body that the specification lets be read two ways: within one outer `data`, or as it is. In this order,
 * because a record without required fields would pass for its own wrapper.
 */
export const enveloped = <Output>(schema: z.ZodType<Output>): z.ZodType<Output> =>
  z.union([z.object({ data: schema }).transform((body) => body.data), schema]) as z.ZodType<Output>;

/** `{ data: … }` as it is, with one more `data` around it, or what is within it alone. */
export const data = <Output>(schema: z.ZodType<Output>): z.ZodType<Output> => enveloped(enveloped(schema));

/** A record that has no `data` of its own, within two of them, one or none. */
export const unwrapped = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .unknown()
    .transform((body) => inner(inner(body)))
    .pipe(schema);

function inner(body: unknown): unknown {
  const within = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  return typeof within === 'object' && within !== null ? within : body;
}
