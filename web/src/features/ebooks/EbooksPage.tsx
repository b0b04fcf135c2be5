import { LoadedPart } from '../../components/LoadedPart.tsx';
import { NoData } from '../../components/NoData.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import classes from './CategoryTabs.module.css';
import { EbookCarouselSkeleton } from './EbookCarousel.tsx';
import { EbookShelf } from './EbookShelf.tsx';
import { t } from './messages/index.ts';
import { useEbooksQuery, type EbooksQuery } from './ebooks.generated.ts';

// Specification 9.
const LIMIT = 10;

export function EbooksPage() {
  const query = useEbooksQuery({ variables: { page: 1, limit: LIMIT } });
  const loadMore = async (page: number) => {
    const { data } = await query.fetchMore({ variables: { page, limit: LIMIT }, updateQuery: joinPages });
    return data?.ebooks?.length === LIMIT;
  };
  return (
    <>
      <PageHeader title={t('shared.ebooks')} description={t('ebooks.description')} backTo="/">
        <p>{t('ebooks.intro')}</p>
      </PageHeader>
      <LoadedPart query={query} part={query.data?.ebooks} name={t('ebooks.part')} skeleton={<EbooksSkeleton />}>
        {(ebooks) =>
          ebooks.length === 0 ? <NoData /> : <EbookShelf ebooks={ebooks} pageSize={LIMIT} onMore={loadMore} />
        }
      </LoadedPart>
    </>
  );
}

// A book added meanwhile shifts the pages: the next one then repeats a book.
function joinPages(previous: EbooksQuery, { fetchMoreResult }: { fetchMoreResult: EbooksQuery }) {
  const books = previous.ebooks ?? [];
  const ids = new Set(books.map(({ id }) => id));
  return { ebooks: [...books, ...(fetchMoreResult.ebooks ?? []).filter(({ id }) => !ids.has(id))] };
}

const EbooksSkeleton = () => (
  <>
    <div className={classes.pending} />
    <EbookCarouselSkeleton />
  </>
);
