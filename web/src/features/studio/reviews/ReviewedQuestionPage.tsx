import { useNavigate, useParams } from 'react-router-dom';
import { Loaded } from '../../../components/Loaded.tsx';
import { NoData } from '../../../components/NoData.tsx';
import { useDraftReview } from '../draft-review/index.ts';
import { paths } from '../pages.ts';
import { StudioPage } from '../shell/StudioPage.tsx';
import { StudioSkeleton } from '../shell/StudioSkeleton.tsx';
import { t } from './messages/index.ts';
import { ReviewedQuestion } from './ReviewedQuestion.tsx';
import { useReviewedQuestionQuery } from './reviewed-question.generated.ts';

/** One question that waits for review: `/studio/review/7`. */
export function ReviewedQuestionPage() {
  const { id = '' } = useParams();
  return (
    <StudioPage title={t('studio.reviewTitle')} backTo={paths.review}>
      <Opened key={id} id={id} />
    </StudioPage>
  );
}

function Opened({ id }: { id: string }) {
  const navigate = useNavigate();
  const query = useReviewedQuestionQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const review = useDraftReview(id);
  if (review === undefined) return <StudioSkeleton />;
  return (
    <Loaded query={query} skeleton={<StudioSkeleton />}>
      {({ studio: { question } }) =>
        question ? (
          <ReviewedQuestion
            question={question}
            review={review}
            onDone={() => void navigate(paths.review)}
            onStale={() => query.refetch()}
          />
        ) : (
          <NoData>{t('studio.noQuestion')}</NoData>
        )
      }
    </Loaded>
  );
}
