import type { PageTab } from '../graphql.generated.ts';
import type { QuestionPage } from './rows.ts';

const PAGE_SIZE = 20;
/** A page's number is an Int of the graph. */
const MAX_PLACE = 2 ** 31 - 1;

/** The number of the page that a label such as 21-40 names; its position where it is no range. */
function pageOf(label: string, position: number, start: number): number {
  const first = Number(/^\s*(\d+)\s*[-–]\s*\d+\s*$/.exec(label)?.[1]);
  // A server may count a range's labels from 1.
  return first >= start && first <= MAX_PLACE ? Math.floor((first - start) / PAGE_SIZE) + 1 : position;
}

/** The tabs of a page, those past the first marked as locked to a reader without full access. */
export function tabsOf({ pagination, args }: QuestionPage, current: number): PageTab[] {
  const start = args.from ?? 1;
  // Past the list's first 20 places a page was only answered because the reader has access.
  const isOpen = current > 1 || start > PAGE_SIZE;
  return pagination.tab.map((label, index) => {
    const page = pageOf(label, index + 1, start);
    return { page, label, locked: !isOpen && page > 1 };
  });
}
