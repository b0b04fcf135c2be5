import type { PageTab } from '../../graphql.generated.ts';
import type { QuestionPage } from './rows.ts';

/** The contract's, where the upstream names no other. */
const PAGE_SIZE = 20;
/** A page's number is an Int of the graph. */
const MAX_PLACE = 2 ** 31 - 1;
const RANGE = /^\s*(\d+)\s*[-–]\s*(\d+)\s*$/;
/** Of more pages only the first, the last and those around the reader's are named. */
const ALL_TABS_UP_TO = 40;
const TABS_AROUND = 10;

/** Where a page stands in its list: what the upstream says, what follows from it, and null where nothing does. */
export function pageIn(given: QuestionPage) {
  const page = given.paging.page ?? given.args.page;
  const size = sizeOf(given, page);
  const total = totalOf(given, page, size);
  const tabs =
    given.paging.tabs.length > 0 ? namedTabs(given.paging.tabs, startOf(given)) : derivedTabs(given, page, size, total);
  // Past the list's first 20 places a page was only answered because the reader has access.
  const isOpen = page > 1 || startOf(given) > PAGE_SIZE;
  return { page, total, tabs: tabs.map((tab): PageTab => ({ ...tab, locked: !isOpen && tab.page > 1 })) };
}

type Tab = Pick<PageTab, 'page' | 'label'>;

const startOf = ({ args }: QuestionPage) => args.from ?? 1;
const heldBy = ({ questions, unreadable }: QuestionPage) => questions.length + unreadable;

/** The number of the page that a label such as 21-40 names; its position where it is no range. */
function pageOf(label: string, position: number, start: number): number {
  const first = Number(RANGE.exec(label)?.[1]);
  // A server may count a range's labels from 1.
  return first >= start && first <= MAX_PLACE ? Math.floor((first - start) / PAGE_SIZE) + 1 : position;
}

const namedTabs = (labels: string[], start: number): Tab[] =>
  labels.map((label, index) => ({ page: pageOf(label, index + 1, start), label }));

/** How many questions a page has, or null where the upstream's pages are not those of the contract. */
function sizeOf({ paging, ...given }: QuestionPage, page: number): number | null {
  if (paging.limit) return paging.limit;
  const { pages, total } = paging;
  if (pages === null) return PAGE_SIZE;
  const held = given.questions.length + given.unreadable;
  if (page < pages && held > 0) return held;
  return total !== null && Math.ceil(total / PAGE_SIZE) === pages ? PAGE_SIZE : null;
}

/** How long the list is: never more than can be known from this answer. */
function totalOf(given: QuestionPage, page: number, size: number | null): number | null {
  const { total, count, pages, tabs } = given.paging;
  const held = heldBy(given);
  if (total !== null) return total;
  // A count of this page's rows is that of the list only where there is no other page.
  if (count !== null && (count > held || (page === 1 && held < PAGE_SIZE && count === held))) return count;
  const start = startOf(given);
  const [, first, last] = RANGE.exec(tabs.at(-1) ?? '')?.map(Number) ?? [];
  // A full page's label may stand for a page that is not full.
  if (first !== undefined && last !== undefined && last < first + PAGE_SIZE - 1 && last >= start) {
    return first < start ? last : last - start + 1;
  }
  if (page === 1 && held === 0 && tabs.length === 0 && !pages) return 0;
  const lastPage = tabs.length > 0 ? namedTabs(tabs, start).at(-1)!.page : pages;
  // A reader without access may have got no more than a part of a range's page.
  const isLast = lastPage === page && given.args.from == null && held > 0;
  return isLast && (page === 1 || size !== null) ? (page - 1) * (size ?? 0) + held : null;
}

/** Tabs for an upstream that names none; none where the number of pages is not known either. */
function derivedTabs(given: QuestionPage, page: number, size: number | null, total: number | null): Tab[] {
  const pages = given.paging.pages ?? (total === null || size === null ? null : Math.ceil(total / size));
  if (pages === null) return [];
  const start = startOf(given);
  const label = (number: number) => {
    if (size === null) return `Page ${number}`;
    const first = start + (number - 1) * size;
    const last = total === null ? undefined : start + total - 1;
    if (number < pages) return `${first}-${first + size - 1}`;
    return last === undefined || last < first ? `${first}+` : `${first}-${last}`;
  };
  return namedPages(page, pages).map((number) => ({ page: number, label: label(number) }));
}

function namedPages(page: number, pages: number): number[] {
  const all = pages <= ALL_TABS_UP_TO;
  const low = all ? 1 : Math.max(1, Math.min(page, pages) - TABS_AROUND);
  const high = all ? pages : Math.min(pages, Math.max(page, 1) + TABS_AROUND);
  const around = Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => low + index);
  return [...(low > 1 ? [1] : []), ...around, ...(high < pages ? [pages] : [])];
}
