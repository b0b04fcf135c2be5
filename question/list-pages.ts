/** Of every list of questions. */
export const PAGE_SIZE = 20;
const MAX_PLACE = 10_000_000;
// A list of 200,000 questions has 10,000 tabs: above this number, only those around the page are listed.
const ALL_TABS_UP_TO = 40;
const TABS_AROUND = 10;

/** Places of a list to take, from 1, both included. */
export type Range = { from?: number | undefined; to?: number | undefined };

/** Undefined if the range excludes the place. */
export function pageOfPlace({ from = 1, to = MAX_PLACE }: Range, place: number): number | undefined {
  return place < from || place > to ? undefined : Math.ceil((place - from + 1) / PAGE_SIZE);
}

/** From 1, inclusive. */
export type PlaceWindow = { first: number; last: number };

/** The places of a page. */
export function windowOf(page: number, { from = 1, to = MAX_PLACE }: Range): PlaceWindow {
  const first = from + (page - 1) * PAGE_SIZE;
  return { first, last: Math.min(first + PAGE_SIZE - 1, to) };
}

/** The number of places in the range, and its pages with their labels. */
export function pagesOf(page: number, { from = 1, to }: Range, length: number) {
  const end = Math.min(to ?? length, length);
  const total = Math.max(0, end - from + 1);
  const pages = namedPages(page, Math.ceil(total / PAGE_SIZE)).map((number) => {
    const { first, last } = windowOf(number, { from, to: end });
    return { page: number, label: `${first}-${last}` };
  });
  return { total, pages };
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
