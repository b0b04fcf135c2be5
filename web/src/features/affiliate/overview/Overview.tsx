import { Skeleton } from '@mantine/core';
import { lazy, Suspense, type ReactNode } from 'react';
import type { AffiliateRecordFragment } from '../affiliate-record.generated.ts';
import { Amount, Figure } from '../Amount.tsx';
import { available } from '../available.ts';
import { taka } from '../../../components/taka.ts';
import { t } from '../messages/index.ts';
import { ChartBoundary } from './ChartBoundary.tsx';
import { monthName } from './month.ts';
import classes from './Overview.module.css';

const EarningsChart = lazy(async () => ({ default: (await import('./EarningsChart.tsx')).EarningsChart }));

export function Overview({ affiliate }: { affiliate: AffiliateRecordFragment }) {
  const { totalEarned, pendingWithdrawal, withdrawn, referralCount, held, owed, monthly } = affiliate;
  const hasEarned = monthly.some(({ earned }) => earned === null || earned > 0);
  return (
    <>
      <dl className={classes.figures}>
        <Entry name={t('affiliate.totalEarned')}>
          <Amount value={totalEarned} />
        </Entry>
        <Entry name={t('affiliate.available')}>
          <Amount value={available(affiliate)} />
        </Entry>
        <Entry name={t('affiliate.pending')}>
          <Amount value={pendingWithdrawal} />
        </Entry>
        <Entry name={t('affiliate.withdrawn')}>
          <Amount value={withdrawn} />
        </Entry>
        <Entry name={t('affiliate.referrals')}>
          <Figure value={referralCount === null ? null : String(referralCount)} />
        </Entry>
      </dl>
      {held !== null && held > 0 && <p className={classes.held}>{t('affiliate.held', { amount: taka(held) })}</p>}
      {owed !== null && owed > 0 && <p className={classes.held}>{t('affiliate.owed', { amount: taka(owed) })}</p>}
      <section className={classes.sheet} aria-labelledby="earnings">
        <h2 id="earnings">{t('affiliate.earningsByMonth')}</h2>
        {hasEarned ? (
          <>
            {/* The table below says the same. */}
            <div className={classes.chart} aria-hidden>
              <ChartBoundary>
                <Suspense fallback={<Skeleton height={260} />}>
                  <EarningsChart monthly={monthly} />
                </Suspense>
              </ChartBoundary>
            </div>
            <EarningsTable monthly={monthly} />
          </>
        ) : (
          <p className={classes.nothing}>{t('affiliate.noEarnings')}</p>
        )}
      </section>
    </>
  );
}

const Entry = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={classes.figure}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const EarningsTable = ({ monthly }: Pick<AffiliateRecordFragment, 'monthly'>) => (
  <details className={classes.table}>
    <summary>{t('affiliate.asTable')}</summary>
    <table>
      <caption className={classes.caption}>{t('affiliate.earningsByMonth')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('affiliate.month')}</th>
          <th scope="col">{t('affiliate.earned')}</th>
        </tr>
      </thead>
      <tbody>
        {monthly.map(({ month, earned }) => (
          <tr key={month}>
            <th scope="row">{monthName(month)}</th>
            <td>
              <Amount value={earned} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
