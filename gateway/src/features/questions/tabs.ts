import type { PageTab } from '../../graphql.generated.ts';
import type { QuestionPage } from './rows.ts';

/** The contract's page size, for an upstream that sends none. */
const PAGE_SIZE = 20;
const MAX_PLACE = 2 ** 31 - 1;
const RANGE = /^\s*(\d+)\s*[-–]\s*(\d+)\s*$/;
/** Longer lists have tabs for the first page, the last, and those around the reader's. */
const ALL_TABS_UP_TO = 40;
const TABS_AROUND = 10;

/** The page's number, the list's length and its tabs. The length is null if it cannot be derived from the response. */
export function pageIn(questionPage: QuestionPage) {
  const page = questionPage.paging.page ?? questionPage.args.page;
  const size = sizeOf(questionPage, page);
  const total = totalOf(questionPage, page, size);
  const tabs =
    questionPage.paging.tabs.length > 0
      ? labelledTabs(questionPage.paging.tabs, startOf(questionPage))
      : derivedTabs(questionPage, page, size, total);
  // Only readers with access get questions after the first 20 places.
  const isOpen = page > 1 || startOf(questionPage) > PAGE_SIZE;
  return { page, total, tabs: tabs.map((tab): PageTab => ({ ...tab, locked: !isOpen && tab.page > 1 })) };
}

type Tab = Pick<PageTab, 'page' | 'label'>;

const startOf = ({ args }: QuestionPage) => args.from ?? 1;
const rowCountOf = ({ questions, unreadable }: QuestionPage) => questions.length + unreadable;

/** The page of a label such as 21-40; its position for any other label. */
function pageOf(label: string, position: number, start: number): number {
  const first = Number(RANGE.exec(label)?.[1]);
  // A server may count a range's labels from 1.
  return first >= start && first <= MAX_PLACE ? Math.floor((first - start) / PAGE_SIZE) + 1 : position;
}

const labelledTabs = (labels: string[], start: number): Tab[] =>
  labels.map((label, index) => ({ page: pageOf(label, index + 1, start), label }));

/** Questions per page; null if the upstream uses another size that it does not send. */
function sizeOf(questionPage: QuestionPage, page: number): number | null {
  const { paging } = questionPage;
  if (paging.limit) return paging.limit;
  const { pages, total } = paging;
  if (pages === null) return PAGE_SIZE;
  const rowCount = rowCountOf(questionPage);
  if (page < pages && rowCount > 0) return rowCount;
  return total !== null && Math.ceil(total / PAGE_SIZE) === pages ? PAGE_SIZE : null;
}

/** The list's length; null if it cannot be derived from this page. */
function totalOf(questionPage: QuestionPage, page: number, size: number | null): number | null {
  const { total, count, pages, tabs } = questionPage.paging;
  const rowCount = rowCountOf(questionPage);
  if (total !== null) return total;
  // `count` may be the number of rows on this page, which is the list's length only if there is no other page.
  if (count !== null && (count > rowCount || (page === 1 && rowCount < PAGE_SIZE && count === rowCount))) return count;
  const start = startOf(questionPage);
  const [, first, last] = RANGE.exec(tabs.at(-1) ?? '')?.map(Number) ?? [];
  // Some servers label the last page as if it were full.
  if (first !== undefined && last !== undefined && last < first + PAGE_SIZE - 1 && last >= start) {
    return first < start ? last : last - start + 1;
  }
  if (page === 1 && rowCount === 0 && tabs.length === 0 && !pages) return 0;
  const lastPage = tabs.length > 0 ? labelledTabs(tabs, start).at(-1)!.page : pages;
  // With a range, a reader without access may get only a part of the page.
  const isLast = lastPage === page && questionPage.args.from == null && rowCount > 0;
  return isLast && (page === 1 || size !== null) ? (page - 1) * (size ?? 0) + rowCount : null;
}

/** Tabs for an upstream that sends none. Empty if the number of pages is unknown. */
function derivedTabs(questionPage: QuestionPage, page: number, size: number | null, total: number | null): Tab[] {
  const pages = questionPage.paging.pages ?? (total === null || size === null ? null : Math.ceil(total / size));
  if (pages === null) return [];
  const start = startOf(questionPage);
  const label = (number: number) => {
    if (size === null) return `Page ${number}`;
    const first = start + (number - 1) * size;
    const last = total === null ? undefined : start + total - 1;
    if (number < pages) return `${first}-${first + size - 1}`;
    return last === undefined || last < first ? `${first}+` : `${first}-${last}`;
  };
  return pagesWithTabs(page, pages).map((number) => ({ page: number, label: label(number) }));
}

function pagesWithTabs(page: number, pages: number): number[] {
  const all = pages <= ALL_TABS_UP_TO;
  const low = all ? 1 : Math.max(1, Math.min(page, pages) - TABS_AROUND);
  const high = all ? pages : Math.min(pages, Math.max(page, 1) + TABS_AROUND);
  const around = Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => low + index);
  return [...(low > 1 ? [1] : []), ...around, ...(high < pages ? [pages] : [])];
}
