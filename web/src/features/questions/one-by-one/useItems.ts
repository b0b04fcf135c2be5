import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PRODUCT_NAME } from '../../../theme/brand.ts';
import type { PracticeItem } from '../../practice/index.ts';
import type { RecordView } from '../../study/index.ts';
import { fitsFilters, type Filters } from '../list/filters.ts';
import { PAGE_SIZE } from '../list/page-tabs.ts';
import type { QuestionListFragment } from '../list/question-list.generated.ts';
import { parseLabel } from '../list/range.ts';

/** The name of the open list. */
export const pageTitle = () => document.title.replace(` · ${PRODUCT_NAME}`, '');

type ListItem = PracticeItem & { page: number };

/** The questions of the pages that were open since practice began. One that fitted the filters stays. */
export function useItems(
  filters: Filters,
  list: QuestionListFragment | null | undefined,
  records: ReadonlyMap<string, RecordView>,
): readonly ListItem[] {
  const path = useLocation().pathname;
  const [items, setItems] = useState<readonly ListItem[]>([]);
  const found = list ? toItems(list, path) : [];
  const added = found.filter(
    ({ question }) =>
      !items.some((item) => item.question.id === question.id) &&
      fitsFilters(filters, question, records.get(question.id)),
  );
  if (added.length > 0) setItems([...items, ...added].toSorted((a, b) => a.shelf.place - b.shelf.place));
  return items;
}

function toItems({ questions, pagination: { page, total, tabs } }: QuestionListFragment, path: string): ListItem[] {
  const first = parseLabel(tabs.find((tab) => tab.page === page)?.label)?.from ?? (page - 1) * PAGE_SIZE + 1;
  return questions.map((question, index) => ({
    question,
    page,
    shelf: { path, title: pageTitle(), place: first + index, ...(total !== null && { total }) },
  }));
}
