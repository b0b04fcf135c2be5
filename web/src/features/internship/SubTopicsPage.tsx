import { Navigate, useLocation, useParams } from 'react-router-dom';
import { FindList } from '../../components/find-list/FindList.tsx';
import { FindListSkeleton } from '../../components/find-list/FindListSkeleton.tsx';
import { LoadedPart } from '../../components/LoadedPart.tsx';
import { NoData } from '../../components/NoData.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { useInternshipSubTopicsQuery } from './internship-sub-topics.generated.ts';
import { t } from './messages/index.ts';
import { articlePath, internshipSubjectPath, subArticlePath, type TopicState } from './paths.ts';
import { useInternshipSubject } from './useInternshipSubject.ts';

const SUB_TOPICS = 4;

/** The sub-topics of a topic that is a list; another topic redirects to its article. */
export function SubTopicsPage() {
  const { id = '', subId = '' } = useParams();
  const state = useLocation().state as Partial<TopicState> | null;
  const { subject, isSettled, crumbs } = useInternshipSubject(id);
  const query = useInternshipSubTopicsQuery({ variables: { topic: subId } });
  const topic = subject?.topics?.find((one) => one.id === subId);
  // A link from another site brings no state.
  if ((topic?.isList ?? state?.isList) === false) return <Navigate to={articlePath(id, subId)} replace />;
  return (
    <>
      <PageHeader
        title={topic?.name ?? (isSettled ? t('internship.topic') : undefined)}
        documentTitle={topic && subject && t('internship.topicTitle', { topic: topic.name, subject: subject.name })}
        description={topic && subject && t('internship.topicDescription', { topic: topic.name, subject: subject.name })}
        missing={query.data?.internshipSubTopics?.length === 0}
        backTo={internshipSubjectPath(id)}
        crumbs={crumbs}
      />
      <LoadedPart
        query={query}
        part={query.data?.internshipSubTopics}
        name={t('internship.topicsPart')}
        skeleton={<FindListSkeleton title={t('internship.subTopics')} count={SUB_TOPICS} withFind />}
      >
        {(internshipSubTopics) =>
          internshipSubTopics.length === 0 ? (
            <NoData>{topic && t('internship.noTopics')}</NoData>
          ) : (
            <FindList
              title={t('internship.subTopics')}
              find={t('internship.findTopic')}
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
