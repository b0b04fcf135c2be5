import { VisuallyHidden } from '@mantine/core';
import { LoadError } from '../../components/LoadError.tsx';
import { OfflineLine } from '../../components/offline-line/OfflineLine.tsx';
import { NoData } from '../../components/NoData.tsx';
import { ofContent } from '../../i18n/language.ts';
import { t, Trans } from './messages/index.ts';
import { ResultGroup } from './ResultGroup.tsx';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import { useSearchQuery, type SearchQuery } from './search.generated.ts';
import classes from './SearchPage.module.css';

const countLinks = (results: NonNullable<SearchQuery['search']>) =>
  results.reduce((sum, { links }) => sum + links.length, 0);

/** Keeps showing the previous results while a new search runs. */
export function SearchResults({ text }: { text: string }) {
  const { data, previousData, error, loading, refetch } = useSearchQuery({ variables: { text } });
  const results = (data ?? (loading ? previousData : undefined))?.search;
  const count = data?.search ? countLinks(data.search) : undefined;
  return (
    <section aria-labelledby="searching-for" aria-busy={loading}>
      <h2 id="searching-for" className={classes.heading}>
        <Trans
          id="search.searchingFor"
          values={{ text }}
          components={{ text: <strong {...(import.meta.env.BANGLA || import.meta.env.SSR ? ofContent(text) : {})} /> }}
        />
      </h2>
      <OfflineLine operation="Search" variables={{ text }} />
      <VisuallyHidden role="status">{count !== undefined && announcement(count, text)}</VisuallyHidden>
      {results ? (
        <div className={classes.results} data-busy={loading || undefined}>
          {countLinks(results) > 0 ? (
            results.map((result, index) => <ResultGroup key={index} result={result} />)
          ) : (
            <NoData>
              {t('search.noResults')}
              <br />
              {t('search.tryOther')}
            </NoData>
          )}
        </div>
      ) : error === undefined ? (
        <ResultsSkeleton />
      ) : (
        <LoadError error={error} onRetry={() => void refetch().catch(() => {})} busy={loading} />
      )}
    </section>
  );
}

function announcement(count: number, text: string) {
  return count === 0 ? t('search.noResultsFor', { text }) : t('search.results', { count, text });
}
