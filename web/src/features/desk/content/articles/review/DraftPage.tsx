import { useNavigate, useParams } from 'react-router-dom';
import { Loaded } from '../../../../../components/Loaded.tsx';
import { NoData } from '../../../../../components/NoData.tsx';
import { paths, StudioPage, StudioSkeleton, useMay } from '../../../../studio/shell/index.ts';
import { t } from '../../messages/index.ts';
import { contentPaths, topicsPath } from '../../paths.ts';
import { useArticlePlacesQuery, useReviewedArticleQuery } from './article-review.generated.ts';
import { Draft } from './Draft.tsx';
import type { Subjects } from './place.ts';

const NONE: Subjects = [];

/** An article on its way to readers: `/studio/desk/article-review/septic-shock`. */
export function DraftPage() {
  const { id = '' } = useParams();
  return (
    <StudioPage title={t('desk.contentArticle')} backTo={paths.desk} ofDesk>
      <Opened key={id} id={id} />
    </StudioPage>
  );
}

function Opened({ id }: { id: string }) {
  const navigate = useNavigate();
  const mayReview = useMay('CONTENT_REVIEW');
  // In one query they would be more than an answer may hold.
  const places = useArticlePlacesQuery();
  const query = useReviewedArticleQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={query} skeleton={<StudioSkeleton />}>
      {({ desk: { internshipTopic: article } }) =>
        article ? (
          <Draft
            article={article}
            subjects={places.data?.internshipSubjects ?? NONE}
            onDone={(action, isThere) => {
              if (action === 'APPROVE' || action === 'RETURN') return void navigate(contentPaths.drafts);
              if (!isThere) void navigate(mayReview ? contentPaths.drafts : topicsPath(article.subject));
            }}
            onStale={() => query.refetch()}
          />
        ) : (
          <NoData>{t('desk.contentGone')}</NoData>
        )
      }
    </Loaded>
  );
}
