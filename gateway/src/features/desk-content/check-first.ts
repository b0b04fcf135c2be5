import { badInput } from '../../graphql/errors.ts';
import { deskContentMessages } from './messages.ts';

const MAX_PAGE = 100;

/** Throws BAD_USER_INPUT for a page that is too long or empty. */
export function checkFirst(first: number): void {
  if (first < 1 || first > MAX_PAGE) throw badInput('first', deskContentMessages.badFirst({ max: MAX_PAGE }));
}
