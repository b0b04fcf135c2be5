import { WaitingImports } from '../imports/WaitingImports.tsx';
import { StudioPage } from '../shell/StudioPage.tsx';
import { t } from './messages/index.ts';
import { ReviewQueue } from './ReviewQueue.tsx';

/** What waits for review: `/studio/review`. */
export const ReviewPage = () => (
  <StudioPage title={t('studio.reviewTitle')}>
    <WaitingImports />
    <ReviewQueue />
  </StudioPage>
);
