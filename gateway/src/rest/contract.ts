import type { OperationId, ResponseBody } from 'schema/rest/bodies.ts';
import { z } from 'zod';

export type { RequestBody, ResponseBody, Schemas } from 'schema/rest/bodies.ts';

/** The readers of a body's fields: `z.object({ … } satisfies Fields<Body>)`. The graph does not have those of `Unread`. */
export type Fields<Body, Unread extends keyof Body = never> = Record<Exclude<keyof Body, Unread>, z.ZodType>;

/** One field of the operation's response, without the object around it. */
export const responseField = <Id extends OperationId, Value extends z.ZodType>(
  _operation: Id,
  field: keyof ResponseBody<Id> & string,
  value: Value,
) => z.object({ [field]: value }).transform((body) => body[field] as z.output<Value>);
