import { useParams } from 'react-router-dom';
import { CardGrid, CardGridSkeleton, LinkCard } from '../../components/CardGrid.tsx';
import { Loaded } from '../../components/Loaded.tsx';
import { NoData } from '../../components/NoData.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { answeredUnder, useAnsweredPaths, useSeenSubjects } from '../study/progress/index.ts';
import { yearCrumbs } from './crumbs.ts';
import { paths, subjectPath } from './paths.ts';
import { useProfessionalYearsQuery } from './professional-years.generated.ts';
import { t } from './messages/index.ts';

const SUBJECTS = 3;

/** The subjects of a professional year. The list of years includes them, so coming from it this page renders at once. */
export function SubjectsPage() {
  const { prof = '' } = useParams();
  const query = useProfessionalYearsQuery();
  const seenOf = useSeenSubjects();
  const answered = useAnsweredPaths();
  const progressOf = (subject: string) => {
    const seen = seenOf(prof, subject);
    if (seen) return t('questionSets.seenOf', seen);
    const count = answeredUnder(answered, subjectPath({ prof, subject }));
    return count > 0 ? t('questionSets.answeredCount', { count }) : undefined;
  };
  const year = query.data?.professionalYears.find(({ code }) => code === prof);
  const isSettled = query.data !== undefined || query.error !== undefined;
  return (
    <>
      <PageHeader
        title={year?.name ?? (isSettled ? t('questionSets.year') : undefined)}
        documentTitle={year && t('questionSets.yearTitle', { year: year.name })}
        description={year && t('questionSets.yearDescription', { year: year.name })}
        missing={query.data && !year}
        backTo={paths.years}
        crumbs={yearCrumbs()}
      />
      <Loaded query={query} skeleton={<CardGridSkeleton columns={3} count={SUBJECTS} head="code" />}>
        {() =>
          !year ? (
            <NoData />
          ) : year.subjects.length === 0 ? (
            <NoData>{t('questionSets.noSubjects')}</NoData>
          ) : (
            <CardGrid columns={3}>
              {year.subjects.map(({ code, name }) => (
                <LinkCard
                  key={code}
                  to={subjectPath({ prof, subject: code })}
                  title={name}
                  code={code}
                  progress={progressOf(code)}
                />
              ))}
            </CardGrid>
          )
        }
      </Loaded>
    </>
  );
}
