import { relayStylePagination } from '@apollo/client/utilities';
import { Button } from '@mantine/core';
import { errorText } from '../../../apollo/errors.ts';
import { useTypePolicies } from '../../../apollo/useTypePolicies.ts';
import { LoadError } from '../../../components/LoadError.tsx';
import { NoData } from '../../../components/NoData.tsx';
import { OfflineLine } from '../../../components/offline-line/OfflineLine.tsx';
import { PartError } from '../../../components/PartError.tsx';
import { t } from '../messages/index.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { useOwnPapersQuery } from './own-papers.generated.ts';
import { PaperList } from './PaperList.tsx';
import classes from './Papers.module.css';

const POLICIES = { Study: { fields: { papers: relayStylePagination(['first']) } } };

/** The account's papers, 20 at a time. */
export function AccountPapers() {
  useTypePolicies(POLICIES);
  // A paper may end at any time.
  const query = useOwnPapersQuery({ fetchPolicy: 'cache-and-network' });
  const { data, error, loading } = query;
  const retry = () => void query.refetch().catch(() => {});
  const papers = data?.viewer?.study?.papers;
  if (!papers) {
    if (loading) return <ListSkeleton />;
    if (error) return <LoadError error={error} onRetry={retry} busy={loading} />;
    return <NoData>{t('papers.notOffered')}</NoData>;
  }
  const { hasNextPage, endCursor } = papers.pageInfo;
  const fetchMore = () => query.fetchMore({ variables: { after: endCursor } }).catch(() => {});
  return (
    <>
      <OfflineLine operation="OwnPapers" />
      {error && <PartError text={errorText(error)} onRetry={retry} busy={loading} />}
      <PaperList
        papers={papers.edges.map(({ node: { rule, ...paper } }) => ({ ...paper, passShare: rule.passShare }))}
      />
      {hasNextPage && (
        <div className={classes.moreRow}>
          <Button variant="default" loading={loading} onClick={() => void fetchMore()}>
            {t('papers.more')}
          </Button>
        </div>
      )}
    </>
  );
}
