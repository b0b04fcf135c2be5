import { useLocation } from 'react-router-dom';
import { Loaded } from '../../../components/Loaded.tsx';
import { NoData } from '../../../components/NoData.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { StudioSkeleton } from '../shell/index.ts';
import { useExpertDraftQuery } from './expert.generated.ts';
import { ExpertDraft } from './ExpertDraft.tsx';
import { t } from './messages/index.ts';

/** One draft for somebody without an account: `/studio/expert#token`. */
export function ExpertPage() {
  const token = useLocation().hash.slice(1);
  const query = useExpertDraftQuery({ variables: { token }, fetchPolicy: 'network-only' });
  return (
    <>
      <PageHeader title={t('studio.expertTitle')} missing />
      <Loaded query={query} skeleton={<StudioSkeleton />}>
        {({ expertDraft }) =>
          expertDraft?.question ? (
            <ExpertDraft token={token} draft={expertDraft} question={expertDraft.question} />
          ) : (
            <NoData>{t('studio.expertOver', { state: expertDraft?.state ?? 'NONE' })}</NoData>
          )
        }
      </Loaded>
    </>
  );
}
