import { z } from 'zod';

/** A body that the specification lets be read two ways: as it is, or within one outer `data`. */
export const enveloped = <Output>(schema: z.ZodType<Output>): z.ZodType<Output> =>
  z.union([schema, z.object({ data: schema }).transform((body) => body.data as Output)]) as z.ZodType<Output>;

/** `{ data: … }`, with or without one more `data` around it. */
export const data = <Output>(schema: z.ZodType<Output>): z.ZodType<Output> =>
  enveloped(z.object({ data: schema }).transform((body) => body.data as Output));
