import type { PageTab } from '../graphql.generated.ts';
import type { QuestionPage } from './rows.ts';

const PAGE_SIZE = 20;

/** The number of the page that a label such as 21-40 names; its position where it is no range. */
function pageOf(label: string, position: number, start: number): number {
  const first = /^\s*(\d+)\s*[-–]\s*\d+\s*$/.exec(label)?.[1];
  return first === undefined ? position : Math.floor((Number(first) - start) / PAGE_SIZE) + 1;
}

/** The tabs of a page; a reader without full access has those past the list's first 20 places locked. */
export function tabsOf({ row, args }: QuestionPage, fullAccess: boolean): PageTab[] {
  const start = args.from ?? 1;
  return row.pagination.tab.map((label, index) => {
    const page = pageOf(label, index + 1, start);
    return { page, label, locked: !fullAccess && (page > 1 || start > PAGE_SIZE) };
  });
}
