import { useParams } from 'react-router-dom';
import { FindList } from '../components/find-list/FindList.tsx';
import { FindListSkeleton } from '../components/find-list/FindListSkeleton.tsx';
import { Loaded } from '../components/Loaded.tsx';
import { messages } from '../components/messages.ts';
import { NoData } from '../components/NoData.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { internshipPaths, topicPath, type TopicState } from './paths.ts';
import { useInternshipSubject } from './useInternshipSubject.ts';

const TOPICS = 6;

/** The topics of a subject. */
export function TopicsPage() {
  const { id = '' } = useParams();
  const { query, subject, settled, crumbs } = useInternshipSubject(id);
  return (
    <>
      <PageHeader
        title={subject?.name ?? (settled ? 'Topics' : undefined)}
        documentTitle={subject && `${subject.name}, RX Aid`}
        description={subject && `${subject.name} for interns: ${subject.topics.map(({ name }) => name).join(', ')}.`}
        missing={subject === null}
        backTo={internshipPaths.subjects}
        crumbs={crumbs.slice(0, 1)}
      />
      <Loaded query={query} skeleton={<FindListSkeleton title="Topics" count={TOPICS} />}>
        {() =>
          !subject ? (
            <NoData />
          ) : subject.topics.length === 0 ? (
            <NoData>{messages.dataNotAvailable}</NoData>
          ) : (
            <FindList
              title="Topics"
              find="Find a topic"
              items={subject.topics.map((topic) => ({
                name: topic.name,
                to: topicPath(id, topic),
                state: { isList: topic.isList } satisfies TopicState,
              }))}
            />
          )
        }
      </Loaded>
    </>
  );
}
