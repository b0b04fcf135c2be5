import { Button } from '@mantine/core';
import { boardNames } from 'question/curriculum.ts';
import { lazy, Suspense } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import { LoadError } from '../../../components/LoadError.tsx';
import { NoData } from '../../../components/NoData.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { QuestionPractice } from '../../questions/index.ts';
import { StorageBlocked, useStored } from '../../study/device/index.ts';
import { readReview } from '../../study/reviews/index.ts';
import { useSession } from '../../../session/index.ts';
import { t } from './messages/index.ts';
import { Tomorrow } from './Ending.tsx';
import { ReviewSkeleton } from './ReviewSkeleton.tsx';
import { useQueue } from './useQueue.ts';
import { useReviewParts } from './useReviewParts.tsx';
import { ROUND } from './load-queue.ts';

/** What is due, wrong or new, one question at a time. */
export function ReviewPage() {
  const queue = useQueue();
  const { review, loading, draw } = queue;
  const isBlocked = useStored(readReview) === null;
  const session = useSession();
  return (
    <>
      <PageHeader title={t('review.title')} description={t('review.description')} backTo={siteRoutes.home} />
      {isBlocked ? (
        <StorageBlocked />
      ) : !review ? (
        <ReviewSkeleton />
      ) : review.items.length > 0 ? (
        <Suspense fallback={<ReviewSkeleton />}>
          <OpenReview {...queue} review={review} />
        </Suspense>
      ) : review.error !== undefined ? (
        <LoadError error={review.error} onRetry={draw} busy={loading === 'LOADING'} />
      ) : (
        <NothingDue {...review} hasAccount={Boolean(session)} />
      )}
    </>
  );
}

const OwnTargets = lazy(async () => ({ default: (await import('../targets/OwnTargets.tsx')).OwnTargets }));

type NothingProps = { hasPlan: boolean; isRest: boolean; hasAccount: boolean };

const NothingDue = ({ hasPlan, isRest, hasAccount }: NothingProps) => (
  <>
    <NoData
      action={
        <Button component={Link} to={siteRoutes.boards}>
          {t('review.start')}
        </Button>
      }
    >
      {t(isRest ? 'review.restDay' : hasPlan ? 'review.nothingToday' : 'review.nothing')}
    </NoData>
    <Tomorrow />
    {hasAccount && (
      <Suspense>
        <OwnTargets isCompact />
      </Suspense>
    )}
  </>
);

type OpenProps = Omit<ReturnType<typeof useQueue>, 'review'> & {
  review: NonNullable<ReturnType<typeof useQueue>['review']>;
};

function OpenReview({ review, loading, isFromHome, draw, loadMore, remove }: OpenProps) {
  const navigate = useNavigate();
  const parts = useReviewParts(review, remove);
  const items = review.items.map(({ question, shelf }, index) => ({
    question,
    from: shelf,
    shelf: { ...shelf, place: index + 1, total: review.total },
  }));
  return (
    <QuestionPractice
      title={t('review.title')}
      items={items}
      more={review.hasMore ? { state: loading, load: loadMore } : undefined}
      boardNames={boardNames}
      review={parts}
      nextList={
        review.hasPlan ? (
          <Button component={Link} to={siteRoutes.boards} variant="default">
            {t('review.more')}
          </Button>
        ) : (
          <Button variant="default" onClick={draw}>
            {t('review.again', { count: ROUND })}
          </Button>
        )
      }
      empty={null}
      onClose={() => void (isFromHome ? navigate(-1) : navigate(siteRoutes.home, { replace: true }))}
    />
  );
}
