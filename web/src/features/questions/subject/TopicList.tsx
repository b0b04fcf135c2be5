import { FindList } from '../../../components/find-list/FindList.tsx';
import { messages } from '../../../components/messages.ts';
import { topicPath, type SubjectCodes } from '../paths.ts';

type Props = { codes: SubjectCodes; topics: readonly string[] };

/** The topics that have questions. */
export const TopicList = ({ codes, topics }: Props) => (
  <FindList
    title="Topics"
    find="Find a topic"
    items={topics.map((topic) => ({ name: topic, to: topicPath(codes, topic) }))}
    empty={messages.dataNotAvailable}
  />
);
