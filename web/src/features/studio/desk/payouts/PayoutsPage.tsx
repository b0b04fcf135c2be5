import { paths } from '../../pages.ts';
import { StudioPage } from '../../shell/StudioPage.tsx';
import { t } from '../messages/index.ts';
import { Commissions } from './Commissions.tsx';
import classes from './Payouts.module.css';
import { Withdrawals } from './Withdrawals.tsx';

/** What waits to be paid, and what to decide before: `/studio/desk/payouts`. */
export const PayoutsPage = () => (
  <StudioPage title={t('studio.payouts')} least="ADMIN" ofDesk backTo={paths.desk}>
    <section className={classes.part} aria-labelledby="withdrawals">
      <h2 id="withdrawals">{t('studio.withdrawals')}</h2>
      <Withdrawals />
    </section>
    <section className={classes.part} aria-labelledby="commissions">
      <h2 id="commissions">{t('studio.commissions')}</h2>
      <p className={classes.hint}>{t('studio.commissionsHint')}</p>
      <Commissions />
    </section>
  </StudioPage>
);
