import { FindList } from '../../../components/find-list/FindList.tsx';
import { topicPath, type SubjectCodes } from '../paths.ts';
import { t } from '../messages/index.ts';

type Props = { codes: SubjectCodes; topics: readonly string[] };

export const TopicList = ({ codes, topics }: Props) => (
  <FindList
    title={t('questions.topics')}
    find={t('questions.findTopic')}
    items={topics.map((topic) => ({ name: topic, to: topicPath(codes, topic) }))}
    empty={t('questions.dataNotAvailable')}
  />
);
