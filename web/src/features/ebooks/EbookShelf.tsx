import { Button, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { messages } from '../../components/messages.ts';
import { toast } from '../../components/toast.ts';
import { CategoryTabs } from './CategoryTabs.tsx';
import classes from './CategoryTabs.module.css';
import type { EbookFragment } from './ebook.generated.ts';
import { EbookCarousel } from './EbookCarousel.tsx';

// Specification 2.
const ALL = 'all';

type Props = {
  ebooks: readonly EbookFragment[];
  pageSize: number;
  /** Fetches a page, from 1; whether there may be another. */
  onMore: (page: number) => Promise<boolean>;
};

/** All e-books, or those of one category. */
export function EbookShelf({ ebooks, pageSize, onMore }: Props) {
  const [chosen, setChosen] = useState(0);
  const [mayHaveMore, setMayHaveMore] = useState(ebooks.length % pageSize === 0);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const categories = [...new Set(ebooks.map(({ category }) => category))];
  const shown = chosen === 0 ? ebooks : ebooks.filter(({ category }) => category === categories[chosen - 1]);
  const more = async () => {
    setBusy(true);
    try {
      setMayHaveMore(await onMore(Math.ceil(ebooks.length / pageSize) + 1));
    } catch {
      void toast(messages.noResponse, 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <CategoryTabs
        categories={[ALL, ...categories]}
        chosen={chosen}
        onChoose={setChosen}
        id={id}
        panel={`${id}-books`}
      />
      <div role="tabpanel" id={`${id}-books`} aria-labelledby={`${id}-${chosen}`}>
        <VisuallyHidden component="h2">{chosen === 0 ? 'All e-books' : categories[chosen - 1]}</VisuallyHidden>
        <EbookCarousel ebooks={shown} />
      </div>
      {mayHaveMore && (
        <Button variant="default" className={classes.more} onClick={() => void more()} loading={busy}>
          More e-books
        </Button>
      )}
    </>
  );
}
