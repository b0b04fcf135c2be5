import { Navigate, useLocation, useParams } from 'react-router-dom';
import { FindList } from '../../components/find-list/FindList.tsx';
import { FindListSkeleton } from '../../components/find-list/FindListSkeleton.tsx';
import { LoadedPart } from '../../components/LoadedPart.tsx';
import { messages } from '../../components/messages.ts';
import { NoData } from '../../components/NoData.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { useInternshipSubTopicsQuery } from './internship-sub-topics.generated.ts';
import { articlePath, internshipSubjectPath, subArticlePath, type TopicState } from './paths.ts';
import { useInternshipSubject } from './useInternshipSubject.ts';

const SUB_TOPICS = 4;

/** The sub-topics of a topic that is a list. One that is none leads on to its article. */
export function SubTopicsPage() {
  const { id = '', subId = '' } = useParams();
  const state = useLocation().state as Partial<TopicState> | null;
  const { subject, settled, crumbs } = useInternshipSubject(id);
  const query = useInternshipSubTopicsQuery({ variables: { topic: subId } });
  const topic = subject?.topics?.find((one) => one.id === subId);
  // Who comes by a link from elsewhere brings no state: then the subject says it.
  if ((topic?.isList ?? state?.isList) === false) return <Navigate to={articlePath(id, subId)} replace />;
  return (
    <>
      <PageHeader
        title={topic?.name ?? (settled ? 'Topic' : undefined)}
        documentTitle={topic && subject && `${topic.name}, ${subject.name}`}
        description={topic && subject && `${topic.name} in ${subject.name}, for interns.`}
        missing={query.data?.internshipSubTopics?.length === 0}
        backTo={internshipSubjectPath(id)}
        crumbs={crumbs}
      />
      <LoadedPart
        query={query}
        part={query.data?.internshipSubTopics}
        name="topics"
        skeleton={<FindListSkeleton title={messages.subTopics} count={SUB_TOPICS} withFind />}
      >
        {(internshipSubTopics) =>
          internshipSubTopics.length === 0 ? (
            <NoData>{topic && messages.dataNotAvailable}</NoData>
          ) : (
            <FindList
              title={messages.subTopics}
              find="Find a topic"
              alwaysFind
              items={internshipSubTopics.map(({ id: detailsId, name }) => ({
                name,
                to: subArticlePath(id, subId, detailsId),
              }))}
            />
          )
        }
      </LoadedPart>
    </>
  );
}
