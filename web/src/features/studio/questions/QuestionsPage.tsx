import { t } from '../messages/index.ts';
import { StudioPage } from '../shell/StudioPage.tsx';
import { QuestionList } from './QuestionList.tsx';

export const QuestionsPage = () => (
  <StudioPage title={t('studio.questions')}>
    <QuestionList />
  </StudioPage>
);
