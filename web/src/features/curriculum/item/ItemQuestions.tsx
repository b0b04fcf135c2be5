import { Button, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import { errorCode, errorText } from '../../../apollo/errors.ts';
import { LoadError } from '../../../components/LoadError.tsx';
import { PartError } from '../../../components/PartError.tsx';
import { OwnQuestionRow } from '../../record/lists/index.ts';
import { useSession } from '../../../session/index.ts';
import { useRecords } from '../../study/index.ts';
import { shelfOf } from '../../study/shelf/index.ts';
import classes from '../Curriculum.module.css';
import { t } from '../messages/index.ts';
import { useItemQuestionsQuery } from './item-questions.generated.ts';

const OwnPractice = lazy(async () => ({ default: (await import('../../record/lists/index.ts')).OwnPractice }));

const PAGE = 20;

type Props = { code: string; title: string; count: number };

/** The questions of an item, 20 at a time, to read or to practise. */
export function ItemQuestions({ code, title, count }: Props) {
  // What opens depends on the reader, whom the server does not know. Its rows need a browser too.
  const skip = useSession() === undefined;
  const query = useItemQuestionsQuery({ variables: { code }, errorPolicy: 'all', skip });
  const list = query.data?.curriculumItem?.list;
  const isPractising = useSearchParams()[0].get('view') === 'one';
  const records = useRecords(list?.edges.map(({ node }) => node) ?? []);
  const retry = () => void query.refetch().catch(() => {});
  const more = () => void query.fetchMore({ variables: { after: list?.pageInfo.endCursor } }).catch(() => {});
  const isLocked = errorCode(query.error) === 'PURCHASE_REQUIRED';
  const failure = query.error && !isLocked ? errorText(query.error) : undefined;
  const questions = (list?.edges ?? []).map(({ node }) => {
    const { flagged = false, note = '', last } = records.get(node.id) ?? {};
    return { question: node, shelf: shelfOf(node), outcome: last?.outcome ?? null, flagged, note };
  });
  const hasMore = list?.pageInfo.hasNextPage ?? false;
  return (
    <section className={classes.part} aria-label={t('curriculum.questions')}>
      <h2>{t('curriculum.questionCount', { count: list?.total ?? count })}</h2>
      {isPractising && questions.length > 0 && (
        <Suspense>
          <OwnPractice
            {...{ title, questions, hasMore: hasMore && !isLocked, onMore: more }}
            total={list?.total ?? count}
            busy={query.loading}
            hasFailed={failure !== undefined}
          />
        </Suspense>
      )}
      {questions.length > 0 && (
        <Button component={Link} to={{ search: '?view=one' }} state={FROM_LIST}>
          {t('curriculum.practise')}
        </Button>
      )}
      <ul className={classes.questions}>
        {questions.map((one) => (
          <OwnQuestionRow key={one.question.id} {...one} />
        ))}
      </ul>
      {(skip || query.loading) && questions.length === 0 && count > 0 && (
        <Skeleton height={`${3.5 + 6.5 * Math.min(count, PAGE)}rem`} radius="var(--radius-sheet)" />
      )}
      {(list?.total ?? count) === 0 && <p>{t('curriculum.noQuestions')}</p>}
      {isLocked && <Locked />}
      {!isLocked && query.error && questions.length === 0 && (
        <LoadError error={query.error} onRetry={retry} busy={query.loading} />
      )}
      {failure && questions.length > 0 && <PartError text={failure} onRetry={more} busy={query.loading} />}
      {hasMore && !query.error && (
        <Button variant="default" onClick={more} loading={query.loading}>
          {t('curriculum.showMore')}
        </Button>
      )}
    </section>
  );
}

const FROM_LIST = { fromList: true };

const Locked = () => (
  <p>
    {t('curriculum.locked')} <Link to={siteRoutes.plans}>{t('curriculum.seePlans')}</Link>
  </p>
);
