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
import { toFilter, useFilters, type UseFilters } from './filters.ts';
import { QuestionRow } from './QuestionRow.tsx';
import { SelectionTools } from './SelectionTools.tsx';
import rows from '../paged/Rows.module.css';
import classes from './Questions.module.css';
import { useStudioQuestionsQuery } from './studio-questions.generated.ts';
import { useSelection } from './useSelection.ts';
import { Views } from './Views.tsx';

export function QuestionList() {
  const { filters, isFiltered, change, show, clear } = useFilters();
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
      <Views filters={filters} isFiltered={isFiltered} show={show} />
      <Results filters={filters} isFiltered={isFiltered} clear={clear} />
    </>
  );
}

function Results({ filters, isFiltered, clear }: Pick<UseFilters, 'filters' | 'isFiltered' | 'clear'>) {
  const query = useStudioQuestionsQuery({
    variables: toFilter(filters),
    // Others change it, too.
    fetchPolicy: 'cache-and-network',
  });
  const years = useStudioChoicesQuery().data?.professionalYears;
  const selection = useSelection(JSON.stringify(filters));
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
      <SelectionTools
        shown={questions.edges.map(({ node }) => node.id)}
        total={questions.total}
        filters={filters}
        selection={selection}
        onChanged={retry}
      />
      <ul className={rows.rows}>
        {questions.edges.map(({ node }) => (
          <QuestionRow
            key={node.id}
            question={node}
            isSelected={selection.ids.has(node.id)}
            onSelect={() => selection.toggle(node.id)}
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
