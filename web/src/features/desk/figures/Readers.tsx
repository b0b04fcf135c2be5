import { calendarDay } from '../../../components/calendar-day.ts';
import { BarChart } from './BarChart.tsx';
import type { Days } from './days.ts';
import { FigureTable } from './FigureTable.tsx';
import classes from './Figures.module.css';
import { useDeskReadersQuery } from './figures.generated.ts';
import { t } from './messages/index.ts';
import { Report } from './Report.tsx';
import { Tiles } from './Tiles.tsx';

export function Readers({ days }: { days: Days }) {
  const query = useDeskReadersQuery({ variables: days, fetchPolicy: 'cache-and-network' });
  return (
    <Report query={query}>
      {({ readers, readership: { active, signedUp, bought } }) => (
        <>
          <Tiles
            tiles={[
              { name: t('desk.readersActive'), value: active },
              { name: t('desk.readersSignedUp'), value: signedUp },
              { name: t('desk.readersBought'), value: withShare(bought, signedUp) },
            ]}
          />
          <p className={classes.hint}>{t('desk.readersActiveHint')}</p>
          <BarChart title={t('desk.readersChart')} bars={readers.map(({ date, active: value }) => ({ date, value }))} />
          <BarChart
            title={t('desk.readersSignUpChart')}
            bars={readers.map(({ date, signedUp: value }) => ({ date, value }))}
          />
          <FigureTable
            caption={t('desk.figuresReport', { report: 'READERS' })}
            columns={[
              t('desk.salesKey', { key: 'DAY' }),
              t('desk.readersActive'),
              t('desk.readersSignedUp'),
              t('desk.readersFirst'),
            ]}
            rows={readers.toReversed().map((day) => ({
              key: day.date,
              cells: [calendarDay(day.date), day.active, day.signedUp, day.firstPurchases],
            }))}
          />
        </>
      )}
    </Report>
  );
}

const withShare = (count: number, of: number) =>
  of === 0 ? count : t('desk.readersShare', { count, percent: Math.round((count / of) * 100) });
