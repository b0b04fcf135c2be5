import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { errorText } from '../../../apollo/errors.ts';
import { LoadError } from '../../../components/LoadError.tsx';
import { PartError } from '../../../components/PartError.tsx';
import { useStudioChoicesQuery } from '../choices/choices.generated.ts';
import { t } from '../messages/index.ts';
import { paths } from '../pages.ts';
import { StudioSkeleton } from '../shell/StudioSkeleton.tsx';
import { ExportLink } from './ExportLink.tsx';
import { FilterFields } from './FilterFields.tsx';
import { useFilters, type Filters, type UseFilters } from './filters.ts';
import { QuestionRow } from './QuestionRow.tsx';
import rows from '../paged/Rows.module.css';
import classes from './Questions.module.css';
import { useStudioQuestionsQuery } from './studio-questions.generated.ts';

export function QuestionList() {
  const { filters, isFiltered, change, clear } = useFilters();
  return (
    <>
      <div className={classes.tools}>
        <FilterFields filters={filters} change={change} />
        <div className={classes.start}>
          <Button component={Link} to={paths.start}>
            {t('studio.newQuestion')}
          </Button>
        </div>
      </div>
      <Results filters={filters} isFiltered={isFiltered} clear={clear} />
    </>
  );
}

function Results({ filters, isFiltered, clear }: Pick<UseFilters, 'filters' | 'isFiltered' | 'clear'>) {
  const query = useStudioQuestionsQuery({
    variables: toVariables(filters),
    // Others change it, too.
    fetchPolicy: 'cache-and-network',
  });
  const years = useStudioChoicesQuery().data?.professionalYears;
  const { data, error, loading } = query;
  const retry = () => void query.refetch().catch(() => {});
  const questions = data?.studio.questions;
  if (!questions) {
    return error && !loading ? (
      <LoadError text={errorText(error)} onRetry={retry} busy={loading} />
    ) : (
      <StudioSkeleton />
    );
  }
  const { hasNextPage, endCursor } = questions.pageInfo;
  const fetchMore = () => query.fetchMore({ variables: { after: endCursor } }).catch(() => {});
  return (
    <>
      {error && <PartError text={errorText(error)} onRetry={retry} busy={loading} />}
      <p role="status" className={rows.count}>
        {t('studio.questionCount', { count: questions.total })}
      </p>
      {questions.total > 0 && <ExportLink filters={filters} />}
      {questions.total === 0 && <Empty isFiltered={isFiltered} clear={clear} />}
      <ul className={rows.rows}>
        {questions.edges.map(({ node }) => (
          <QuestionRow
            key={node.id}
            question={node}
            yearName={years?.find(({ code }) => code === node.prof)?.name ?? node.prof}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" className={rows.more} loading={loading} onClick={() => void fetchMore()}>
          {t('studio.showMore')}
        </Button>
      )}
    </>
  );
}

const Empty = ({ isFiltered, clear }: Pick<UseFilters, 'isFiltered' | 'clear'>) => (
  <section className={classes.empty}>
    <p>{t(isFiltered ? 'studio.noneFound' : 'studio.noneYet')}</p>
    {isFiltered && (
      <Button variant="default" onClick={clear}>
        {t('studio.clearFilters')}
      </Button>
    )}
  </section>
);

const toVariables = ({ q, status, prof, subject, mine }: Filters) => ({
  mineOnly: mine === '1',
  ...(status && { status }),
  ...(prof && { prof }),
  ...(subject && { subject }),
  ...(q.trim() && { text: q.trim() }),
});
