import { useSearchParams } from 'react-router-dom';
import { calendarDay } from '../../../components/calendar-day.ts';
import { NoData } from '../../../components/NoData.tsx';
import { taka } from '../../../components/taka.ts';
import { StateFilter } from '../StateFilter.tsx';
import { BarChart } from './BarChart.tsx';
import type { Days } from './days.ts';
import { FigureTable } from './FigureTable.tsx';
import { useDeskSalesQuery, type DeskSalesQuery } from './figures.generated.ts';
import { t } from './messages/index.ts';
import { Report } from './Report.tsx';
import { eachDay, type SaleSums, sumBy, sumOf } from './sums.ts';
import { Tiles } from './Tiles.tsx';

type Line = DeskSalesQuery['desk']['reports']['sales'][number];

const KEYS = ['DAY', 'PLAN', 'METHOD', 'PERSON'] as const;

const nameBy = {
  DAY: ({ date }: Line) => date,
  PLAN: ({ plan }: Line) => plan || t('desk.salesNoPlan'),
  METHOD: ({ method }: Line) => t('desk.salesMethod', { method }),
  PERSON: ({ by }: Line) => by?.name ?? t('desk.salesNobody'),
};

export function Sales({ days }: { days: Days }) {
  const query = useDeskSalesQuery({ variables: days, fetchPolicy: 'cache-and-network' });
  return (
    <Report query={query}>
      {({ sales }) =>
        sales.length === 0 ? <NoData>{t('desk.salesNone')}</NoData> : <Shown sales={sales} days={days} />
      }
    </Report>
  );
}

function Shown({ sales, days }: { sales: readonly Line[]; days: Days }) {
  const [params] = useSearchParams();
  const key = KEYS.find((one) => one === params.get('by')) ?? 'DAY';
  const total = sumOf(sales);
  const byDay = sumBy(sales, nameBy.DAY);
  const name = (one: string) => (key === 'DAY' ? calendarDay(one) : one);
  return (
    <>
      <Tiles
        tiles={[
          { name: t('desk.salesReceived'), value: taka(total.amount) },
          { name: t('desk.salesRefunded'), value: taka(total.refunded) },
          { name: t('desk.salesSold'), value: total.sold },
          { name: t('desk.salesFree'), value: total.complimentary },
        ]}
      />
      <BarChart
        title={t('desk.salesChart')}
        bars={eachDay(days).map((date) => ({ date, value: byDay.get(date)?.amount ?? 0 }))}
        format={taka}
      />
      <StateFilter
        label={t('desk.salesBy')}
        param="by"
        states={KEYS}
        state={key}
        name={(one) => t('desk.salesKey', { key: one })}
      />
      <FigureTable
        caption={t('desk.figuresReport', { report: 'SALES' })}
        columns={[
          t('desk.salesKey', { key }),
          t('desk.salesSold'),
          t('desk.salesReceived'),
          t('desk.salesRefunded'),
          t('desk.salesFree'),
        ]}
        rows={Array.from(sumBy(sales, nameBy[key]), ([one, sums]) => ({
          key: one,
          cells: [name(one), ...cellsOf(sums)],
        }))}
        total={cellsOf(total)}
      />
    </>
  );
}

const cellsOf = ({ sold, amount, refunded, complimentary }: SaleSums) => [
  sold,
  taka(amount),
  taka(refunded),
  complimentary,
];
