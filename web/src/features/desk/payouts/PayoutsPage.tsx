import { paths, StudioPage } from '../../studio/shell/index.ts';
import { t } from '../messages/index.ts';
import { Commissions } from './Commissions.tsx';
import classes from './Payouts.module.css';
import { Withdrawals } from './Withdrawals.tsx';

/** What waits to be paid, and what to decide before: `/studio/desk/payouts`. */
export const PayoutsPage = () => (
  <StudioPage title={t('desk.payouts')} ofDesk backTo={paths.desk}>
    <section className={classes.part} aria-labelledby="withdrawals">
      <h2 id="withdrawals">{t('desk.withdrawals')}</h2>
      <Withdrawals />
    </section>
    <section className={classes.part} aria-labelledby="commissions">
      <h2 id="commissions">{t('desk.commissions')}</h2>
      <p className={classes.hint}>{t('desk.commissionsHint')}</p>
      <Commissions />
    </section>
  </StudioPage>
);
