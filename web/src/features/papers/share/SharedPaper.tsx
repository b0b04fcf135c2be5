import { Loaded } from '../../../components/Loaded.tsx';
import { NoData } from '../../../components/NoData.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { countsText } from '../counts.ts';
import { Facts, minutesText } from '../Facts.tsx';
import { t } from '../messages/index.ts';
import { PaperSkeleton } from '../PaperSkeleton.tsx';
import classes from '../Papers.module.css';
import { PAPERS_PATH } from '../../../paths/papers.ts';
import { SharedOffer } from './SharedOffer.tsx';
import type { useSharedPaperQuery } from './shared-paper.generated.ts';

type Props = {
  id: string;
  query: ReturnType<typeof useSharedPaperQuery>;
  /** Still looking for the paper on this device. */
  maybeHere?: boolean;
};

/** What a shared link shows: a summary of the paper, and a button to sit it too. */
export function SharedPaper({ id, query, maybeHere }: Props) {
  return (
    <Loaded query={query} skeleton={<PaperSkeleton />}>
      {({ sharedPaper: paper }) => {
        if (!paper && maybeHere) return <PaperSkeleton missing />;
        if (!paper) {
          return (
            <>
              <PageHeader title={t('papers.notFound')} backTo={PAPERS_PATH} missing />
              <NoData>{t('papers.notFoundHint')}</NoData>
            </>
          );
        }
        return (
          <>
            <PageHeader
              title={paper.title}
              description={t('papers.sharedDescription', {
                counts: countsText(paper.counts),
                minutes: minutesText(paper.minutes),
              })}
              backTo={PAPERS_PATH}
              crumbs={[{ label: t('papers.title'), to: PAPERS_PATH }]}
            />
            <section className={classes.offer} aria-label={paper.title}>
              <Facts counts={paper.counts} minutes={paper.minutes} />
              <p>{t('papers.sharedHint')}</p>
              <SharedOffer id={id} />
            </section>
          </>
        );
      }}
    </Loaded>
  );
}
