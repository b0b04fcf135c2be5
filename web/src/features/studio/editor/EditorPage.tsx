import { useParams } from 'react-router-dom';
import { t } from '../messages/index.ts';
import { paths } from '../paths.ts';
import { StudioPage } from '../shell/StudioPage.tsx';

export function EditorPage() {
  const { id } = useParams();
  return (
    <StudioPage title={t(id ? 'studio.question' : 'studio.newQuestion')} least="AUTHOR" backTo={paths.questions}>
      {null}
    </StudioPage>
  );
}
