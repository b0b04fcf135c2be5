import { FindList } from '../../../components/find-list/FindList.tsx';
import { useAnsweredPaths, useSeenTopics } from '../../study/progress/index.ts';
import { topicPath, type SubjectCodes } from '../paths.ts';
import { t } from './messages/index.ts';

type Props = { codes: SubjectCodes; topics: readonly string[] };

export function TopicList({ codes, topics }: Props) {
  const seen = useSeenTopics(codes.prof, codes.subject);
  const answered = useAnsweredPaths();
  const progressOf = (topic: string) => {
    const known = seen.get(topic);
    if (known?.seen) return t('questions.seenOf', { seen: known.seen, total: known.total });
    const count = answered.get(topicPath(codes, topic));
    return count ? t('questions.answeredCount', { count }) : '';
  };
  return (
    <FindList
      title={t('questions.topics')}
      find={t('questions.findTopic')}
      items={topics.map((topic) => ({ name: topic, to: topicPath(codes, topic), progress: progressOf(topic) }))}
      empty={t('questions.dataNotAvailable')}
    />
  );
}
