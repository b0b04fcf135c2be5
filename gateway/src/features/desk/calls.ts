import { withConflict as conflictOf } from '../../graphql/conflict.ts';
import { badInput } from '../../graphql/errors.ts';
import { deskMessages } from './messages.ts';

const NUMBER = /^[1-9]\d{0,14}$/;

/** The REST API counts purchases and requests. */
export function idOf(field: string, id: string): number {
  if (!NUMBER.test(id)) throw badInput(field, deskMessages.badId());
  return Number(id);
}

/** A refusal by the present state becomes CONFLICT. */
export const withConflict = <Result>(call: Promise<Result>) => conflictOf(call, deskMessages.conflict());
