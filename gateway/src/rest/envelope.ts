import { z } from 'zod';

/**
 * A body that the specification lets be read two ways: within one outer `data`, or as it is. In this order,
 * because a record without required fields would pass for its own wrapper.
 */
export const enveloped = <Output>(schema: z.ZodType<Output>): z.ZodType<Output> =>
  z.union([z.object({ data: schema }).transform((body) => body.data), schema]) as z.ZodType<Output>;

/** `{ data: … }`, with or without one more `data` around it. */
export const data = <Output>(schema: z.ZodType<Output>): z.ZodType<Output> =>
  enveloped(z.object({ data: schema }).transform((body) => body.data));
