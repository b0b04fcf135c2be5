import { Navigate, useParams } from 'react-router-dom';
import { useChosenVersion } from '../../../components/curriculum-version.ts';
import { FindList } from '../../../components/find-list/FindList.tsx';
import { FindListSkeleton } from '../../../components/find-list/FindListSkeleton.tsx';
import { Loaded } from '../../../components/Loaded.tsx';
import { NoData } from '../../../components/NoData.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { inDigits } from '../../../i18n/formats/digits.ts';
import classes from '../Curriculum.module.css';
import { t } from '../messages/index.ts';
import { cardsPath, versionPath } from '../paths.ts';
import { VersionSwitch } from '../VersionSwitch.tsx';
import { useCardSubjectsQuery } from './subjects.generated.ts';

const SUBJECTS = 3;

/** The subjects that have cards, by professional year of one version: that of the address, else the reader's, else the newest. */
export function ChoosePage() {
  const { version } = useParams();
  const chosen = useChosenVersion();
  const query = useCardSubjectsQuery({ variables: version === undefined ? {} : { version } });
  const curriculum = query.data?.curriculum;
  const isElsewhere = version === undefined && chosen !== null && chosen !== curriculum?.id;
  if (isElsewhere && curriculum?.versions.includes(chosen)) return <Navigate to={versionPath(chosen)} replace />;
  return (
    <>
      <PageHeader
        title={t('curriculum.title')}
        documentTitle={
          version ? t('curriculum.documentTitleOf', { version: inDigits(version) }) : t('curriculum.documentTitle')
        }
        description={t('curriculum.description')}
        missing={curriculum === null}
        backTo="/"
      >
        <p>{t('curriculum.intro')}</p>
        {curriculum && <VersionSwitch versions={curriculum.versions} current={curriculum.id} pathIn={versionPath} />}
      </PageHeader>
      <Loaded query={query} skeleton={<FindListSkeleton title={t('curriculum.versions')} count={SUBJECTS} />}>
        {({ professionalYears }) =>
          !curriculum ? (
            <NoData>{t('curriculum.noCardsOfVersion')}</NoData>
          ) : (
            <div className={classes.columns}>
              {professionalYears.map((year) => (
                <FindList
                  key={year.code}
                  title={year.name}
                  find={t('curriculum.findSubject')}
                  empty={t('curriculum.noCardsOfVersion')}
                  items={curriculum.subjects
                    .filter(({ prof }) => prof === year.code)
                    .map(({ prof, subject, cards, items }) => ({
                      name: subject.name,
                      to: cardsPath(curriculum.id, prof, subject.code),
                      note: t('curriculum.cardsAndItems', { cards, items }),
                    }))}
                />
              ))}
            </div>
          )
        }
      </Loaded>
    </>
  );
}
