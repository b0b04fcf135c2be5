import { z } from 'zod';

/** With or without an outer `data`. Tried in this order, as a record without required fields also matches its wrapper. */
export const enveloped = <Output>(schema: z.ZodType<Output>): z.ZodType<Output> =>
  z.union([z.object({ data: schema }).transform((body) => body.data), schema]) as z.ZodType<Output>;

export const data = <Output>(schema: z.ZodType<Output>): z.ZodType<Output> => enveloped(enveloped(schema));

/** The same for a record without a field `data` of its own. */
export const unwrapped = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .unknown()
    .transform((body) => inner(inner(body)))
    .pipe(schema);

function inner(body: unknown): unknown {
  const within = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  return typeof within === 'object' && within !== null ? within : body;
}
