import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PracticeItem } from '../../practice/index.ts';
import type { RecordView } from '../../study/index.ts';
import { fitsFilters, type Filters } from '../list/filters.ts';
import { PAGE_SIZE } from '../list/page-tabs.ts';
import type { ListResult } from '../list/list-result.ts';
import type { QuestionListFragment } from '../list/question-list.generated.ts';
import { parseLabel } from '../list/range.ts';

type ListItem = PracticeItem & { page: number };

/** State of the history entry: the pages before the current one, and the ids of their questions that were shown. */
export type EarlierPages = { first: number; ids: readonly string[] };

type Wanted = { title: string; filters: Filters; page: number; earlier: EarlierPages | undefined };

/**
 * The questions of all pages opened since practice began, reloads included. A question that no longer fits the filters
 * stays. Undefined while the pages are read again after a reload.
 */
export function useItems(
  { title, filters, page, earlier }: Wanted,
  { list, loading, readPage }: Pick<ListResult, 'list' | 'loading' | 'readPage'>,
  records: ReadonlyMap<string, RecordView>,
): readonly ListItem[] | undefined {
  const path = useLocation().pathname;
  const [items, setItems] = useState<readonly ListItem[]>([]);
  const [hasEarlier, setHasEarlier] = useState(!earlier);
  // Not before the open page either, which has the question that the address names.
  const [hasOpened, setHasOpened] = useState(!earlier);
  if (!hasOpened && !loading) setHasOpened(true);
  const isComplete = hasEarlier && hasOpened;
  useEffect(() => {
    if (!earlier) return;
    const pages = Array.from({ length: page - earlier.first }, (_, index) => earlier.first + index);
    const restore = async () => {
      const lists = await Promise.all(pages.map(readPage));
      const found = lists.flatMap((one) => (one ? toItems(one, path) : []));
      const shown = found.filter(({ question }) => earlier.ids.includes(question.id));
      setItems((before) => [...shown, ...before]);
      setHasEarlier(true);
    };
    void restore();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: later pages are added below
  }, []);
  const found = list ? toItems(list, path) : [];
  const added = found.filter(
    ({ question }) =>
      !items.some((item) => item.question.id === question.id) &&
      fitsFilters(filters, question, records.get(question.id)),
  );
  if (isComplete && added.length > 0) setItems([...items, ...added].toSorted((a, b) => a.shelf.place - b.shelf.place));
  // The title may load after the questions.
  return isComplete ? items.map((item) => ({ ...item, shelf: { ...item.shelf, title } })) : undefined;
}

function toItems({ questions, pagination: { page, total, tabs } }: QuestionListFragment, path: string): ListItem[] {
  const first = parseLabel(tabs.find((tab) => tab.page === page)?.label)?.from ?? (page - 1) * PAGE_SIZE + 1;
  return questions.map((question, index) => ({
    question,
    page,
    shelf: { path, title: '', place: first + index, ...(total !== null && { total }) },
  }));
}
