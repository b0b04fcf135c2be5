import { badInput, graphqlError } from '../../graphql/errors.ts';
import { UpstreamError } from '../../rest/upstream-error.ts';
import { deskMessages } from './messages.ts';

const NUMBER = /^[1-9]\d{0,14}$/;

/** The REST API counts purchases and requests. */
export function idOf(field: string, id: string): number {
  if (!NUMBER.test(id)) throw badInput(field, deskMessages.badId());
  return Number(id);
}

/** A refusal by the present state becomes CONFLICT, with the words of the REST API. */
export async function withConflict<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status !== 409) throw error;
    throw graphqlError('CONFLICT', error.text || deskMessages.conflict());
  }
}
