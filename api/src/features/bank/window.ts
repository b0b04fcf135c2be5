import { PAGE_SIZE, pagesOf, type PlaceWindow, windowOf } from 'question/list-pages.ts';
import { z } from 'zod';
import { inputMessages as sharedMessages } from '../../http/error-messages.ts';
import { badRequest, purchaseRequired } from '../../http/errors.ts';
import { OPEN_PLACES } from '../../list-pages.ts';
import { errorMessages } from './error-messages.ts';
import { inputMessages } from './draft/input-messages.ts';

const MAX_PLACE = 10_000_000;
const MAX_REF = 100;

const place = z
  .string(sharedMessages.once())
  .regex(/^[1-9]\d{0,7}$/, sharedMessages.wholeNumber())
  .transform(Number)
  .pipe(z.number().max(MAX_PLACE, inputMessages.placeTooLarge()));

// Any text is valid: an unknown ref is in no list.
const ref = z
  .string(sharedMessages.once())
  .max(MAX_REF, sharedMessages.tooLong({ max: MAX_REF }))
  .refine((text) => !text.includes('\0'), sharedMessages.hasNul());

/** Other parameters are ignored. */
export const pageQuery = z.object({
  page: place.default(1),
  from: place.optional(),
  to: place.optional(),
  ref: ref.optional(),
});

export type PageQuery = z.output<typeof pageQuery>;

/** The only gate between a reader and a list: without full access it throws PURCHASE_REQUIRED or narrows the window. */
export function placeWindow({ page, from, to }: PageQuery, fullAccess: boolean): PlaceWindow {
  if ((from === undefined) !== (to === undefined)) throw badRequest(errorMessages.fromWithoutTo());
  if (from !== undefined && to !== undefined && from > to) throw badRequest(errorMessages.fromAfterTo());
  const { first, last } = windowOf(page, { from, to });
  if (fullAccess) return { first, last };
  if (page > 1 || first > OPEN_PLACES) throw purchaseRequired();
  return { first, last: Math.min(last, OPEN_PLACES) };
}

export type Pagination = { tab: string[]; page: number; limit: number; total: number };

export function pagination({ page, ...range }: PageQuery, length: number): Pagination {
  const { total, pages } = pagesOf(page, range, length);
  return { tab: pages.map(({ label }) => label), page, limit: PAGE_SIZE, total };
}
