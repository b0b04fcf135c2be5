import { dateFormat } from '../../../i18n/formats/dates.ts';
import type { AffiliateRecordFragment } from '../affiliate-record.generated.ts';
import { Amount } from '../Amount.tsx';
import { t } from '../messages/index.ts';
import classes from './Wallet.module.css';

const formatDay = dateFormat({ dateStyle: 'medium' }, 'en-US');

function dayOf(instant: string) {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? instant : formatDay(date);
}

/** Newest first. */
export const PaidOut = ({ withdrawals }: Pick<AffiliateRecordFragment, 'withdrawals'>) => (
  <section className={classes.card} aria-labelledby="paid-out">
    <h2 id="paid-out">{t('affiliate.withdrawals')}</h2>
    {withdrawals.length === 0 ? (
      <p className={classes.note}>{t('affiliate.noWithdrawals')}</p>
    ) : (
      <ul className={classes.log}>
        {withdrawals.map(({ date, amount }, index) => (
          // Two withdrawals may have the same day and amount.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${date} ${index}`}>
            {date === null ? <span>{t('affiliate.dateUnknown')}</span> : <time dateTime={date}>{dayOf(date)}</time>}
            <strong>
              <Amount value={amount} />
            </strong>
          </li>
        ))}
      </ul>
    )}
  </section>
);
