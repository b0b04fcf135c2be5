import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import list from '../../../components/find-list/FindList.module.css';
import { Loaded } from '../../../components/Loaded.tsx';
import { NoData } from '../../../components/NoData.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { PartError } from '../../../components/PartError.tsx';
import { useRetryMissing } from '../../../components/useRetryMissing.ts';
import { newPaperPath } from '../../../paths/papers.ts';
import type { SubjectCurriculaFragment } from '../curricula/subject-curricula.generated.ts';
import { SubjectCurricula } from '../curricula/SubjectCurricula.tsx';
import { profPath } from '../paths.ts';
import { t } from './messages/index.ts';
import { useBoardSubjectQuery } from './board-subject.generated.ts';
import { CardsLink } from './CardsLink.tsx';
import { subjectCrumbs } from './crumbs.ts';
import classes from './SubjectPage.module.css';
import { SubjectSkeleton } from './SubjectSkeleton.tsx';
import { TopicList } from './TopicList.tsx';
import { useSubjectCodes } from './useSubjectCodes.ts';
import { YearChips } from './YearChips.tsx';

export function SubjectPage() {
  const codes = useSubjectCodes();
  const query = useBoardSubjectQuery({ variables: codes, errorPolicy: 'all' });
  const subject = query.data?.boardSubject;
  const retry = () => void query.refetch().catch(() => {});
  useRetryMissing(subject?.years === null || subject?.topics === null, retry);
  const renderFailure = (title: string, text: string) => (
    <section aria-label={title}>
      <h2 className={list.heading}>{title}</h2>
      <PartError text={text} onRetry={retry} busy={query.loading} />
    </section>
  );
  const names = subject && {
    subject: subject.subject.name,
    board: subject.board.name,
    year: subject.professionalYear.name,
  };
  const isSettled = query.data !== undefined || query.error !== undefined;
  return (
    <>
      <PageHeader
        title={names?.subject ?? (isSettled ? codes.subject : undefined)}
        documentTitle={names && t('questions.subjectTitle', names)}
        description={names && t('questions.subjectDescription', names)}
        backTo={profPath(codes.board, codes.prof)}
        crumbs={subjectCrumbs(codes, subject, isSettled)}
      >
        <SubjectCurricula subject={subject?.subject} loading={!isSettled} />
      </PageHeader>
      <Loaded query={query} skeleton={<SubjectSkeleton />}>
        {({ features }) =>
          !subject ? (
            <NoData />
          ) : subject.years?.length === 0 && subject.topics?.length === 0 ? (
            <NoData>{t('questions.dataNotAvailable')}</NoData>
          ) : (
            <div className={classes.columns}>
              <Ways paper={features.papers ? newPaperPath(codes) : undefined} subject={subject.subject} />
              {subject.years ? (
                <YearChips codes={codes} years={subject.years} />
              ) : (
                renderFailure(t('questions.years'), t('questions.yearsFailed'))
              )}
              {subject.topics ? (
                <TopicList codes={codes} topics={subject.topics} />
              ) : (
                renderFailure(t('questions.topics'), t('questions.topicsFailed'))
              )}
            </div>
          )
        }
      </Loaded>
    </>
  );
}

type WaysProps = { paper: string | undefined; subject: SubjectCurriculaFragment };

const Ways = ({ paper, subject }: WaysProps) => (
  <div className={classes.paper}>
    {paper && (
      <Button component={Link} to={paper} variant="default">
        {t('questions.makePaper')}
      </Button>
    )}
    <CardsLink subject={subject} />
  </div>
);
