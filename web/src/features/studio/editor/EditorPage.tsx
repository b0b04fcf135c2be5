import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { Loaded } from '../../../components/Loaded.tsx';
import { NoData } from '../../../components/NoData.tsx';
import { t } from '../messages/index.ts';
import { paths } from '../pages.ts';
import { StudioPage } from '../shell/StudioPage.tsx';
import { StudioSkeleton } from '../shell/StudioSkeleton.tsx';
import { useStudioViewer } from '../shell/viewer.ts';
import { Editor } from './Editor.tsx';
import { useDraftSession } from './useDraftSession.ts';

/** A question of the studio, or a new one. */
export function EditorPage() {
  const { id } = useParams();
  const { key } = useLocation();
  const [attempt, setAttempt] = useState(0);
  return (
    <StudioPage title={t(id ? 'studio.question' : 'studio.newQuestion')} backTo={paths.questions}>
      {/* A link to a new question from a new question opens another one. */}
      <Opened key={`${id} ${key} ${attempt}`} id={id} onRetry={() => setAttempt(attempt + 1)} />
    </StudioPage>
  );
}

function Opened({ id, onRetry }: { id: string | undefined; onRetry: () => void }) {
  const { userId } = useStudioViewer();
  const { session, error } = useDraftSession(userId, id);
  const query = {
    data: session === null ? { session } : session && { session },
    error,
    loading: false,
    refetch: async () => onRetry(),
  };
  return (
    <Loaded query={query} skeleton={<StudioSkeleton />}>
      {(opened) => (opened.session ? <Editor session={opened.session} /> : <NoData>{t('studio.noQuestion')}</NoData>)}
    </Loaded>
  );
}
