import { useParams } from 'react-router-dom';
import { FindList } from '../../components/find-list/FindList.tsx';
import { FindListSkeleton } from '../../components/find-list/FindListSkeleton.tsx';
import { LoadedPart } from '../../components/LoadedPart.tsx';
import { NoData } from '../../components/NoData.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { t } from './messages/index.ts';
import { internshipPaths, topicPath, type TopicState } from './paths.ts';
import { useInternshipSubject } from './useInternshipSubject.ts';

const TOPICS = 6;

export function TopicsPage() {
  const { id = '' } = useParams();
  const { query, subject, isSettled, crumbs } = useInternshipSubject(id);
  const isMissing = subject === null && query.error === undefined;
  return (
    <>
      <PageHeader
        title={subject?.name ?? (isSettled ? t('internship.topics') : undefined)}
        documentTitle={subject && t('internship.subjectTitle', { subject: subject.name })}
        description={
          subject &&
          t('internship.subjectDescription', {
            subject: subject.name,
            topics: (subject.topics ?? []).map(({ name }) => name).join(', '),
          })
        }
        missing={isMissing}
        backTo={internshipPaths.subjects}
        crumbs={crumbs.slice(0, 1)}
      />
      <LoadedPart
        query={query}
        part={isMissing ? [] : query.data && (subject?.topics ?? null)}
        name={t('internship.topicsPart')}
        skeleton={<FindListSkeleton title={t('internship.topics')} count={TOPICS} />}
      >
        {(topics) =>
          isMissing ? (
            <NoData />
          ) : topics.length === 0 ? (
            <NoData>{t('internship.noTopics')}</NoData>
          ) : (
            <FindList
              title={t('internship.topics')}
              find={t('internship.findTopic')}
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
