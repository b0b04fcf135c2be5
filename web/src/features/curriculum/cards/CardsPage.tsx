import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import { FindListSkeleton } from '../../../components/find-list/FindListSkeleton.tsx';
import { Loaded } from '../../../components/Loaded.tsx';
import { NoData } from '../../../components/NoData.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { inDigits } from '../../../i18n/formats/digits.ts';
import classes from '../Curriculum.module.css';
import { t } from '../messages/index.ts';
import { PaperCards } from '../paper/PaperCards.tsx';
import { cardsPath, versionPath } from '../paths.ts';
import { VersionSwitch } from '../VersionSwitch.tsx';
import { CardList } from './CardList.tsx';
import { useSubjectCardsQuery } from './subject-cards.generated.ts';
import { findPlace } from './place.ts';

const ITEMS = 10;

/** The cards of a subject in one version of the curriculum; on paper, the cards as a college hands them out. */
export function CardsPage() {
  const { version = '', prof = '', subject = '' } = useParams();
  const query = useSubjectCardsQuery({ variables: { version, prof, subject } });
  const place = findPlace(query.data, { prof, subject });
  const isSettled = query.data !== undefined || query.error !== undefined;
  const cards = query.data?.curriculum?.cards ?? [];
  const [only, setOnly] = useState<string>();
  usePrinting(only, () => setOnly(undefined));
  const values = { subject: place.subject ?? subject, version: inDigits(version), year: place.year ?? prof };
  const path = (other: string) => cardsPath(other, place.yearIn(other) ?? prof, subject);
  return (
    <>
      <div className={classes.screen}>
        <PageHeader
          title={isSettled ? t('curriculum.cardsTitle', values) : undefined}
          documentTitle={place.subject && t('curriculum.cardsDocumentTitle', values)}
          description={
            place.subject &&
            t('curriculum.cardsDescription', { ...values, cards: cards.map(({ name }) => name).join(', ') })
          }
          missing={query.data && !place.subject}
          backTo={siteRoutes.cards}
          crumbs={[
            { label: t('curriculum.title'), to: siteRoutes.cards },
            { label: t('curriculum.version', values), to: versionPath(version) },
          ]}
        >
          <VersionSwitch versions={query.data?.curriculum?.versions ?? []} current={version} pathIn={path} />
        </PageHeader>
        <Loaded query={query} skeleton={<FindListSkeleton title={t('curriculum.title')} count={ITEMS} />}>
          {() =>
            cards.length === 0 ? (
              <NoData>{t('curriculum.noCards', values)}</NoData>
            ) : (
              <CardList cards={cards} codes={{ version, prof, subject }} year={values.year} onPrint={setOnly} />
            )
          }
        </Loaded>
        {cards.length > 1 && <Button onClick={() => window.print()}>{t('curriculum.printAll')}</Button>}
      </div>
      <PaperCards
        cards={only === undefined ? cards : cards.filter(({ code }) => code === only)}
        {...values}
        version={version}
      />
    </>
  );
}

/** Opens the print dialog once the chosen card alone is rendered. */
function usePrinting(card: string | undefined, onPrinted: () => void) {
  useEffect(() => {
    if (card === undefined) return;
    window.print();
    onPrinted();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each card
  }, [card]);
}
