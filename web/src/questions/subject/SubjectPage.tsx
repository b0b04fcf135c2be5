import { Loaded } from '../../components/Loaded.tsx';
import { messages } from '../../components/messages.ts';
import { NoData } from '../../components/NoData.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { profPath } from '../paths.ts';
import { useBoardSubjectQuery } from './board-subject.generated.ts';
import { subjectCrumbs } from './crumbs.ts';
import classes from './SubjectPage.module.css';
import { SubjectSkeleton } from './SubjectSkeleton.tsx';
import { TopicList } from './TopicList.tsx';
import { useSubjectCodes } from './useSubjectCodes.ts';
import { YearChips } from './YearChips.tsx';

/** Two ways into a subject: by the year of the paper, by topic. */
export function SubjectPage() {
  const codes = useSubjectCodes();
  const query = useBoardSubjectQuery({ variables: codes });
  const subject = query.data?.boardSubject;
  const settled = query.data !== undefined || query.error !== undefined;
  return (
    <>
      <PageHeader
        title={subject?.subject.name ?? (settled ? codes.subject : undefined)}
        documentTitle={subject && `${subject.subject.name}, ${subject.board.name} ${subject.professionalYear.name}`}
        description={
          subject &&
          `${subject.subject.name} questions of the ${subject.professionalYear.name} MBBS examination, ${subject.board.name} board, by year and topic, with explained answers.`
        }
        backTo={profPath(codes.board, codes.prof)}
        crumbs={subjectCrumbs(codes, subject, settled)}
      />
      <Loaded query={query} skeleton={<SubjectSkeleton />}>
        {() =>
          !subject ? (
            <NoData />
          ) : subject.years.length + subject.topics.length === 0 ? (
            <NoData>{messages.dataNotAvailable}</NoData>
          ) : (
            <div className={classes.columns}>
              <YearChips codes={codes} years={subject.years} />
              <TopicList codes={codes} topics={subject.topics} />
            </div>
          )
        }
      </Loaded>
    </>
  );
}
