import { Button, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { toast } from '../../components/toast.ts';
import { CategoryTabs } from './CategoryTabs.tsx';
import classes from './CategoryTabs.module.css';
import type { EbookFragment } from './ebook.generated.ts';
import { EbookCarousel } from './EbookCarousel.tsx';
import { t } from './messages/index.ts';

type Props = {
  ebooks: readonly EbookFragment[];
  pageSize: number;
  /** Fetches a page, counted from 1; resolves to whether there may be another. */
  onMore: (page: number) => Promise<boolean>;
};

/** All e-books, or those of one category. */
export function EbookShelf({ ebooks, pageSize, onMore }: Props) {
  const [selected, setSelected] = useState(0);
  const [canHaveMore, setCanHaveMore] = useState(ebooks.length % pageSize === 0);
  const [isLoading, setIsLoading] = useState(false);
  const id = useId();
  const categories = [...new Set(ebooks.map(({ category }) => category))];
  const visible = selected === 0 ? ebooks : ebooks.filter(({ category }) => category === categories[selected - 1]);
  const loadMore = async () => {
    setIsLoading(true);
    try {
      setCanHaveMore(await onMore(Math.ceil(ebooks.length / pageSize) + 1));
    } catch {
      void toast(t('shared.noResponse'), 'error');
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <>
      <CategoryTabs
        categories={[t('ebooks.allCategories'), ...categories]}
        selected={selected}
        onSelect={setSelected}
        id={id}
        panel={`${id}-books`}
      />
      <div role="tabpanel" id={`${id}-books`} aria-labelledby={`${id}-${selected}`}>
        <VisuallyHidden component="h2">{selected === 0 ? t('ebooks.all') : categories[selected - 1]}</VisuallyHidden>
        <EbookCarousel ebooks={visible} />
      </div>
      {canHaveMore && (
        <Button variant="default" className={classes.more} onClick={() => void loadMore()} loading={isLoading}>
          {t('ebooks.more')}
        </Button>
      )}
    </>
  );
}
