import { useParams } from 'react-router-dom';
import { TOPIC_FILTER_MS } from '../../../components/timing.ts';
import { topicPath, type SubjectCodes } from '../paths.ts';
import { useSubjectCodes } from '../subject/useSubjectCodes.ts';
import { BoardListPage } from './BoardListPage.tsx';
import { toListResult } from './list-result.ts';
import { useTopicQuestionsQuery } from './topic-questions.generated.ts';
import { useListPlace } from './useListPlace.ts';

export function TopicQuestionsPage() {
  const codes = useSubjectCodes();
  const { topic = '' } = useParams();
  return <TopicQuestions key={topicPath(codes, topic)} codes={codes} topic={topic} />;
}

function TopicQuestions({ codes, topic }: { codes: SubjectCodes; topic: string }) {
  const listPlace = useListPlace(TOPIC_FILTER_MS);
  const query = useTopicQuestionsQuery({ variables: { ...codes, topic, ...listPlace.requestPlace } });
  const result = toListResult(query, ({ boardSubject }) => boardSubject?.topicQuestions);
  return (
    <BoardListPage
      title={topic}
      codes={codes}
      listPlace={listPlace}
      result={result}
      paper={{ prof: codes.prof, subject: codes.subject, topic }}
    />
  );
}
