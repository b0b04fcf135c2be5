import { Button } from '@mantine/core';
import { useState } from 'react';
import { paths, StudioPage, StudioSkeleton } from '../../../studio/shell/index.ts';
import { PagedList } from '../../../studio/paged/index.ts';
import { t } from '../messages/index.ts';
import { ListFields } from './ListFields.tsx';
import { ListRow } from './ListRow.tsx';
import classes from './Lists.module.css';
import { useQuestionListsQuery } from './question-lists.generated.ts';
import { RemoveEmptyDialog } from './RemoveEmptyDialog.tsx';
import { useListFilters, type ListFilters } from './useListFilters.ts';

/** `/studio/desk/lists`: what questions are filed by, of one subject. */
export const ListsPage = () => (
  <StudioPage title={t('desk.contentLists')} backTo={paths.desk}>
    <Lists />
  </StudioPage>
);

function Lists() {
  const state = useListFilters();
  const [isRemoving, setRemoving] = useState(false);
  const [round, setRound] = useState(0);
  const { kind, subject } = state.filters;
  return (
    <>
      <div className={classes.tools}>
        <ListFields {...state} />
        <Button variant="default" onClick={() => setRemoving(true)}>
          {t('desk.contentRemoveEmpty', { kind })}
        </Button>
      </div>
      {subject ? <Results key={round} filters={state.filters} /> : <StudioSkeleton />}
      {isRemoving && (
        <RemoveEmptyDialog
          kind={kind}
          onClose={() => setRemoving(false)}
          onDone={() => {
            setRemoving(false);
            setRound(round + 1);
          }}
        />
      )}
    </>
  );
}

function Results({ filters }: Pick<ListFilters, 'filters'>) {
  const { text, ...subject } = filters;
  const query = useQuestionListsQuery({
    variables: { ...subject, ...(text.trim() && { text: text.trim() }) },
    // Others change them, too.
    fetchPolicy: 'cache-and-network',
  });
  const lists = query.data?.desk.questionLists;
  const shown = lists?.edges.length ?? 0;
  return (
    <PagedList
      query={query}
      list={lists && { ...lists, total: shown }}
      summary={t('desk.contentListCount', {
        kind: subject.kind,
        count: shown,
        more: lists?.pageInfo.hasNextPage ? 'yes' : 'no',
      })}
      empty={t(text.trim() ? 'desk.contentNoListFound' : 'desk.contentNoLists', { kind: subject.kind })}
    >
      {(list) => <ListRow key={list.name} list={list} subject={subject} onChange={() => query.refetch()} />}
    </PagedList>
  );
}
