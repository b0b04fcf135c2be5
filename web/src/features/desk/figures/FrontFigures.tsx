import { errorText } from '../../../apollo/errors.ts';
import { PartError } from '../../../components/PartError.tsx';
import { taka } from '../../../components/taka.ts';
import { paths, useWaiting } from '../../studio/shell/index.ts';
import { lastDays, PRESETS, today } from './days.ts';
import classes from './Figures.module.css';
import { useDeskFrontQuery } from './figures.generated.ts';
import { t } from './messages/index.ts';
import { Tiles } from './Tiles.tsx';

const NOT_YET = '…';
const ORDERS = ['ORDERS'] as const;

/** What somebody who runs the site looks at first, on the desk's first screen. */
export function FrontFigures() {
  const days = lastDays(PRESETS.week);
  const { data, error, loading, refetch } = useDeskFrontQuery({ variables: days, fetchPolicy: 'cache-and-network' });
  const orders = useWaiting(ORDERS);
  const { sales, readership, endingPlans } = data?.desk.reports ?? {};
  const received = (from: string) =>
    sales ? taka(sales.reduce((sum, { date, amount }) => (date >= from ? sum + amount : sum), 0)) : NOT_YET;
  const reportPath = (query: string) => `${paths.figures}?${query}`;
  const week = `from=${days.from}&to=${days.to}`;
  return (
    <section className={classes.front} aria-labelledby="front-figures" aria-busy={loading}>
      <h2 id="front-figures">{t('desk.frontFigures')}</h2>
      {error && <PartError text={errorText(error)} onRetry={() => void refetch().catch(() => {})} busy={loading} />}
      {(data ?? !error) && (
        <Tiles
          tiles={[
            { name: t('desk.frontToday'), value: received(today()), to: reportPath(`from=${days.to}&to=${days.to}`) },
            { name: t('desk.frontWeek'), value: received(days.from), to: reportPath(week) },
            { name: t('desk.frontEnding'), value: endingPlans ?? NOT_YET, to: reportPath('report=ENDING_PLANS') },
            {
              name: t('desk.frontActive'),
              value: readership?.active ?? NOT_YET,
              to: reportPath(`report=READERS&${week}`),
            },
            ...(orders !== undefined ? [{ name: t('desk.frontOrders'), value: orders, to: paths.orders }] : []),
          ]}
        />
      )}
    </section>
  );
}
