import { t } from '../messages/index.ts';
import type { QuestionListFragment } from './question-list.generated.ts';

/** Fixed by the contract. */
export const PAGE_SIZE = 20;

export type PageTab = QuestionListFragment['pagination']['tabs'][number];

const tab = (page: number, label: string): PageTab => ({ page, label, locked: false });

/** The tabs from the server; if it sends none, this page and its neighbours. */
export function pageTabs({ questions, unreadable, pagination: { page, tabs } }: QuestionListFragment) {
  const mayHaveMore = questions.length + unreadable >= PAGE_SIZE;
  if (tabs.length > 0 || (page === 1 && !mayHaveMore)) return tabs;
  return [
    ...(page > 1 ? [tab(page - 1, t('questions.previousPage'))] : []),
    tab(page, t('questions.pageNumber', { page })),
    ...(mayHaveMore ? [tab(page + 1, t('questions.nextPage'))] : []),
  ];
}
