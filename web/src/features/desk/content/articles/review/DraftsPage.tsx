import { Link, useSearchParams } from 'react-router-dom';
import type { QuestionStatus } from '../../../../../graphql.generated.ts';
import { PagedList, rows } from '../../../../studio/paged/index.ts';
import { paths, StudioPage, when } from '../../../../studio/shell/index.ts';
import { StateFilter } from '../../../StateFilter.tsx';
import { t } from '../../messages/index.ts';
import { contentPaths, draftPath } from '../../paths.ts';
import { useDeskDraftsQuery, type DeskDraftsQuery } from './article-review.generated.ts';
import { authorOf } from './author.ts';

const STATES: readonly QuestionStatus[] = ['IN_REVIEW', 'RETURNED', 'DRAFT'];

/** `/studio/desk/article-review`: articles that wait for review, or with `?state=` those before it. */
export function DraftsPage() {
  const [params] = useSearchParams();
  const state = STATES.find((one) => one === params.get('state')) ?? STATES[0]!;
  return (
    <StudioPage title={t('desk.drafts')} backTo={paths.desk} ofDesk>
      <StateFilter
        label={t('desk.draftsFilter')}
        states={STATES}
        state={state}
        name={(one) => t('desk.draftsState', { state: one })}
      />
      <Drafts key={state} state={state} />
      <p className={rows.facts}>
        <Link to={contentPaths.subjects}>{t('desk.contentArticles')}</Link>
      </p>
    </StudioPage>
  );
}

function Drafts({ state }: { state: QuestionStatus }) {
  // What was decided meanwhile is not shown again.
  const query = useDeskDraftsQuery({ variables: { status: state }, fetchPolicy: 'network-only' });
  const list = query.data?.desk.internshipDrafts;
  return (
    <PagedList
      query={query}
      list={list}
      summary={t('desk.draftsCount', { count: list?.total ?? 0 })}
      empty={t('desk.noDrafts')}
    >
      {(draft) => <DraftRow key={draft.id} draft={draft} />}
    </PagedList>
  );
}

type Draft = DeskDraftsQuery['desk']['internshipDrafts']['edges'][number]['node'];

const DraftRow = ({ draft }: { draft: Draft }) => (
  <li className={rows.row}>
    <Link to={draftPath(draft.id)} className={rows.title}>
      {draft.name}
    </Link>
    <p className={rows.facts}>
      <strong>{t(draft.published ? 'desk.draftOf' : 'desk.draftNew')}</strong>
      <span>{authorOf(draft)}</span>
      {draft.changedAt && (
        <time dateTime={draft.changedAt}>{t('desk.draftChanged', { when: when(draft.changedAt) })}</time>
      )}
    </p>
  </li>
);
