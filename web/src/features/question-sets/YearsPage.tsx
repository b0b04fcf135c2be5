import { CardGrid, CardGridSkeleton, LinkCard } from '../../components/CardGrid.tsx';
import { Loaded } from '../../components/Loaded.tsx';
import { NoData } from '../../components/NoData.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { yearPath } from './paths.ts';
import { useProfessionalYearsQuery } from './professional-years.generated.ts';
import { t } from './messages/index.ts';

const YEARS = 4;

export const YearsPage = () => (
  <>
    <PageHeader title={t('shared.questionSets')} description={t('questionSets.description')} backTo="/">
      <p>{t('questionSets.intro')}</p>
    </PageHeader>
    <Loaded
      query={useProfessionalYearsQuery()}
      skeleton={<CardGridSkeleton columns={2} count={YEARS} head="bubble" withText />}
    >
      {({ professionalYears }) =>
        professionalYears.length === 0 ? (
          <NoData />
        ) : (
          <CardGrid columns={2}>
            {professionalYears.map(({ code, name, subjects }) => (
              <LinkCard key={code} to={yearPath(code)} title={name} bubble={code.replace('_', '')}>
                {subjects.map((subject) => subject.name).join(', ')}
              </LinkCard>
            ))}
          </CardGrid>
        )
      }
    </Loaded>
  </>
);
