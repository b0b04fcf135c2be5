import type { Request, Response } from 'express';
import type { OperationId, RequestBody, ResponseBody, SameFields } from 'schema/rest/bodies.ts';
import type { z } from 'zod';
import type { Reply } from './idempotency.ts';
import { validate } from './validate.ts';

const MAX_AGE_S = 60;

/** Only with the fields that the contract gives the operation's response: any other does not compile. */
type Body<Id extends OperationId, Value> = Value & SameFields<Value, ResponseBody<Id>>;

/** Sends the operation's JSON response. */
export function send<Id extends OperationId, Value extends ResponseBody<Id>>(
  response: Response,
  _operation: Id,
  body: Body<Id, Value>,
): void {
  response.json(body);
}

/** Responses to a token are never cached: an expired token must get its 401. */
export function sendPublic<Id extends OperationId, Value extends ResponseBody<Id>>(
  request: Request,
  response: Response,
  _operation: Id,
  body: Body<Id, Value>,
): void {
  const isAnonymous = request.headers.authorization === undefined;
  response.vary('Authorization');
  response.set('cache-control', isAnonymous ? `public, max-age=${MAX_AGE_S}` : 'private, no-store');
  response.json(body);
}

/** The operation's JSON response, for `idempotent`. */
export const jsonReply = <Id extends OperationId, Value extends ResponseBody<Id>>(
  _operation: Id,
  status: number,
  body: Body<Id, Value>,
): Reply => ({ status, body });

type Mutable<Value> = Value extends readonly (infer Item)[]
  ? Mutable<Item>[]
  : Value extends object
    ? { -readonly [Name in keyof Value]: Mutable<Value[Name]> }
    : Value;

/** No condition if the schema takes each body of the contract and reads the same fields. */
type Reads<Input, Contract> =
  Mutable<Contract> extends Input ? SameFields<Input, Contract> : { contract: Contract; schema: Input };

/** The JSON body of the operation's request. Throws 400 as `validate` does. */
export const readBody = <Id extends OperationId, Schema extends z.ZodType>(
  request: Request,
  _operation: Id,
  schema: Schema & Reads<z.input<Schema>, RequestBody<Id>>,
): z.output<Schema> => validate<Schema>(schema, request.body);
