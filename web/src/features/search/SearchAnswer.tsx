import { VisuallyHidden } from '@mantine/core';
import { errorText } from '../../apollo/errors.ts';
import { LoadError } from '../../components/LoadError.tsx';
import { messages } from '../../components/messages.ts';
import { messages as hints } from '../../components/messages/search.ts';
import { NoData } from '../../components/NoData.tsx';
import { ResultGroup } from './ResultGroup.tsx';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import { useSearchQuery, type SearchQuery } from './search.generated.ts';
import classes from './SearchPage.module.css';

const linksIn = (results: NonNullable<SearchQuery['search']>) =>
  results.reduce((sum, { links }) => sum + links.length, 0);

/** What was found for a text; while a new one is asked, the old answer stays in sight. */
export function SearchAnswer({ text }: { text: string }) {
  const { data, previousData, error, loading, refetch } = useSearchQuery({ variables: { text } });
  const results = (data ?? (loading ? previousData : undefined))?.search;
  const found = data?.search ? linksIn(data.search) : undefined;
  return (
    <section aria-labelledby="searching-for" aria-busy={loading}>
      <h2 id="searching-for" className={classes.asked}>
        {messages.searchingFor} <strong>{text}</strong>
      </h2>
      <VisuallyHidden role="status">{found !== undefined && announcement(found, text)}</VisuallyHidden>
      {results ? (
        <div className={classes.results} data-busy={loading || undefined}>
          {linksIn(results) > 0 ? (
            results.map((result, index) => <ResultGroup key={index} result={result} />)
          ) : (
            <NoData>
              {messages.noResults}
              <br />
              {hints.tryOther}
            </NoData>
          )}
        </div>
      ) : error === undefined ? (
        <ResultsSkeleton />
      ) : (
        <LoadError text={errorText(error)} onRetry={() => void refetch().catch(() => {})} busy={loading} />
      )}
    </section>
  );
}

function announcement(found: number, text: string) {
  if (found === 0) return `${messages.noResults} for ${text}`;
  return `${found === 1 ? '1 result' : `${found} results`} for ${text}`;
}
