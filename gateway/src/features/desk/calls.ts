import type { Message } from 'server/messages.ts';
import { withConflict as conflictOf } from '../../graphql/conflict.ts';
import { badInput, graphqlError } from '../../graphql/errors.ts';
import { isMissingRoute } from '../../rest/not-found.ts';
import { deskMessages } from './messages.ts';

const NUMBER = /^[1-9]\d{0,14}$/;

/** The REST API counts purchases and requests. */
export function idOf(field: string, id: string): number {
  if (!NUMBER.test(id)) throw badInput(field, deskMessages.badId());
  return Number(id);
}

/** A refusal by the present state becomes CONFLICT. */
export const withConflict = <Result>(call: Promise<Result>) => conflictOf(call, deskMessages.conflict());

/** Some servers have a desk without this part; its route is then missing. */
export async function orNotSupported<Result>(call: Promise<Result>, message: Message): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw isMissingRoute(error) ? graphqlError('NOT_SUPPORTED', message) : error;
  }
}
