import { z } from 'zod';
import { inputMessages as sharedMessages } from '../../http/error-messages.ts';
import { badRequest, purchaseRequired } from '../../http/errors.ts';
import { OPEN_PLACES, PAGE_SIZE } from '../../list-pages.ts';
import { errorMessages } from './error-messages.ts';
import { inputMessages } from './draft/input-messages.ts';

const MAX_PLACE = 10_000_000;
const MAX_REF = 100;
// A list of 200,000 questions has 10,000 tabs: above this number, only those around the page are listed.
const ALL_TABS_UP_TO = 40;
const TABS_AROUND = 10;

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

/** From 1, inclusive. */
export type PlaceWindow = { first: number; last: number };

/** The only gate between a reader and a list: without full access it throws PURCHASE_REQUIRED or narrows the window. */
export function placeWindow({ page, from, to }: PageQuery, fullAccess: boolean): PlaceWindow {
  if ((from === undefined) !== (to === undefined)) throw badRequest(errorMessages.fromWithoutTo());
  if (from !== undefined && to !== undefined && from > to) throw badRequest(errorMessages.fromAfterTo());
  const first = (from ?? 1) + (page - 1) * PAGE_SIZE;
  const last = Math.min(first + PAGE_SIZE - 1, to ?? MAX_PLACE);
  if (fullAccess) return { first, last };
  if (page > 1 || first > OPEN_PLACES) throw purchaseRequired();
  return { first, last: Math.min(last, OPEN_PLACES) };
}

/** Undefined if the range excludes the place. */
export function pageOfPlace({ from = 1, to = MAX_PLACE }: PageQuery, place: number): number | undefined {
  return place < from || place > to ? undefined : Math.ceil((place - from + 1) / PAGE_SIZE);
}

export type Pagination = { tab: string[]; page: number; limit: number; total: number };

export function pagination({ page, from = 1, to }: PageQuery, length: number): Pagination {
  const end = Math.min(to ?? length, length);
  const total = Math.max(0, end - from + 1);
  const pages = Math.ceil(total / PAGE_SIZE);
  const label = (number: number) => {
    const first = from + (number - 1) * PAGE_SIZE;
    return `${first}-${Math.min(first + PAGE_SIZE - 1, end)}`;
  };
  return { tab: namedPages(page, pages).map(label), page, limit: PAGE_SIZE, total };
}

function namedPages(page: number, pages: number): number[] {
  const all = pages <= ALL_TABS_UP_TO;
  const low = all ? 1 : Math.max(1, page - TABS_AROUND);
  const high = all ? pages : Math.min(pages, page + TABS_AROUND);
  const around = Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => low + index);
  if (low > 1) around.unshift(1);
  if (high < pages) around.push(pages);
  return around;
}
