import { CardGrid, CardGridSkeleton, LinkCard } from '../../components/CardGrid.tsx';
import { LoadedPart } from '../../components/LoadedPart.tsx';
import { NoData } from '../../components/NoData.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { useInternshipSubjectsQuery } from './internship-subjects.generated.ts';
import { internshipSubjectPath } from './paths.ts';
import { SubjectIcon } from './SubjectIcon.tsx';

const SUBJECTS = 8;

/** The subjects of the internship section. */
export function SubjectsPage() {
  const query = useInternshipSubjectsQuery();
  return (
    <>
      <PageHeader
        title="RX Aid"
        documentTitle="RX Aid for interns"
        description="What an intern in Bangladesh must manage: recognise, first ten minutes, orders, when to refer."
        backTo="/"
      >
        <p>For the ward and the emergency room: what to do first, what to order, when to refer.</p>
      </PageHeader>
      <LoadedPart
        query={query}
        part={query.data?.internshipSubjects}
        name="RX Aid"
        skeleton={<CardGridSkeleton columns={2} count={SUBJECTS} head="bubble" />}
      >
        {(internshipSubjects) =>
          internshipSubjects.length === 0 ? (
            <NoData />
          ) : (
            <CardGrid columns={2}>
              {internshipSubjects.map(({ id, name, iconUrl }) => (
                <LinkCard
                  key={id}
                  to={internshipSubjectPath(id)}
                  title={name}
                  bubble={<SubjectIcon name={name} iconUrl={iconUrl} />}
                />
              ))}
            </CardGrid>
          )
        }
      </LoadedPart>
    </>
  );
}
