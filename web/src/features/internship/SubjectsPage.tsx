import { CardGrid, CardGridSkeleton, LinkCard } from '../../components/CardGrid.tsx';
import { LoadedPart } from '../../components/LoadedPart.tsx';
import { NoData } from '../../components/NoData.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { DownloadsLink } from '../packs/index.ts';
import { useInternshipSubjectsQuery } from './internship-subjects.generated.ts';
import { t } from './messages/index.ts';
import { internshipSubjectPath } from './paths.ts';
import { SubjectIcon } from './SubjectIcon.tsx';

const SUBJECTS = 8;

export function SubjectsPage() {
  const query = useInternshipSubjectsQuery();
  return (
    <>
      <PageHeader
        title={t('shared.internship')}
        documentTitle={t('internship.documentTitle')}
        description={t('internship.description')}
        backTo="/"
      >
        <p>{t('internship.intro')}</p>
      </PageHeader>
      <LoadedPart
        query={query}
        part={query.data?.internshipSubjects}
        name={t('shared.internship')}
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
      <p>
        <DownloadsLink />
      </p>
    </>
  );
}
