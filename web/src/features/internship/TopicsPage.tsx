import { useParams } from 'react-router-dom';
import { FindList } from '../../components/find-list/FindList.tsx';
import { FindListSkeleton } from '../../components/find-list/FindListSkeleton.tsx';
import { LoadedPart } from '../../components/LoadedPart.tsx';
import { messages } from '../../components/messages.ts';
import { NoData } from '../../components/NoData.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { internshipPaths, topicPath, type TopicState } from './paths.ts';
import { useInternshipSubject } from './useInternshipSubject.ts';

const TOPICS = 6;

/** The topics of a subject. */
export function TopicsPage() {
  const { id = '' } = useParams();
  const { query, subject, settled, crumbs } = useInternshipSubject(id);
  const missing = subject === null && query.error === undefined;
  return (
    <>
      <PageHeader
        title={subject?.name ?? (settled ? 'Topics' : undefined)}
        documentTitle={subject && `${subject.name}, RX Aid`}
        description={
          subject && `${subject.name} for interns: ${(subject.topics ?? []).map(({ name }) => name).join(', ')}.`
        }
        missing={missing}
        backTo={internshipPaths.subjects}
        crumbs={crumbs.slice(0, 1)}
      />
      <LoadedPart
        query={query}
        part={missing ? [] : query.data && (subject?.topics ?? null)}
        name="topics"
        skeleton={<FindListSkeleton title="Topics" count={TOPICS} />}
      >
        {(topics) =>
          missing ? (
            <NoData />
          ) : topics.length === 0 ? (
            <NoData>{messages.dataNotAvailable}</NoData>
          ) : (
            <FindList
              title="Topics"
              find="Find a topic"
              items={topics.map((topic) => ({
                name: topic.name,
                to: topicPath(id, topic),
                state: { isList: topic.isList } satisfies TopicState,
              }))}
            />
          )
        }
      </LoadedPart>
    </>
  );
}
