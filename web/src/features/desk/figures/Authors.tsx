import { NoData } from '../../../components/NoData.tsx';
import type { Days } from './days.ts';
import { FigureTable } from './FigureTable.tsx';
import { useDeskAuthorsQuery } from './figures.generated.ts';
import { t } from './messages/index.ts';
import { Report } from './Report.tsx';

export function Authors({ days }: { days: Days }) {
  const query = useDeskAuthorsQuery({ variables: days, fetchPolicy: 'cache-and-network' });
  return (
    <Report query={query}>
      {({ authors }) =>
        authors.length === 0 ? (
          <NoData>{t('desk.authorsNone')}</NoData>
        ) : (
          <FigureTable
            caption={t('desk.figuresReport', { report: 'AUTHORS' })}
            columns={[
              t('desk.figuresName'),
              t('desk.authorPublished'),
              t('desk.authorSubmitted'),
              t('desk.authorReturned'),
              t('desk.authorDays'),
              t('desk.authorInReview'),
              t('desk.authorDrafts'),
            ]}
            rows={authors.map((one) => ({
              key: one.person.userId,
              cells: [
                one.person.name,
                one.published,
                one.submitted,
                one.returned,
                one.daysToPublish?.toFixed(1),
                one.inReview,
                one.drafts,
              ],
            }))}
          />
        )
      }
    </Report>
  );
}
