import { LoadedPart } from '../../components/LoadedPart.tsx';
import { NoData } from '../../components/NoData.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import classes from './CategoryTabs.module.css';
import { EbookCarouselSkeleton } from './EbookCarousel.tsx';
import { EbookShelf } from './EbookShelf.tsx';
import { useEbooksQuery, type EbooksQuery } from './ebooks.generated.ts';

// Specification 9.
const LIMIT = 10;

/** The e-books by category, ten at a time. */
export function EbooksPage() {
  const query = useEbooksQuery({ variables: { page: 1, limit: LIMIT } });
  const more = async (page: number) => {
    const { data } = await query.fetchMore({ variables: { page, limit: LIMIT }, updateQuery: joined });
    return data?.ebooks?.length === LIMIT;
  };
  return (
    <>
      <PageHeader
        title="E-books"
        description="Open-access medical books to read elsewhere, by category: basic sciences, medicine, obstetrics and more."
        backTo="/"
      >
        <p>Books to read elsewhere: each opens in a new tab.</p>
      </PageHeader>
      <LoadedPart query={query} part={query.data?.ebooks} name="e-books" skeleton={<Pending />}>
        {(ebooks) => (ebooks.length === 0 ? <NoData /> : <EbookShelf ebooks={ebooks} pageSize={LIMIT} onMore={more} />)}
      </LoadedPart>
    </>
  );
}

// The shelf may have changed between two pages: a book stands on it once.
function joined(known: EbooksQuery, { fetchMoreResult }: { fetchMoreResult: EbooksQuery }) {
  const books = known.ebooks ?? [];
  const ids = new Set(books.map(({ id }) => id));
  return { ebooks: [...books, ...(fetchMoreResult.ebooks ?? []).filter(({ id }) => !ids.has(id))] };
}

const Pending = () => (
  <>
    <div className={classes.pending} />
    <EbookCarouselSkeleton />
  </>
);
