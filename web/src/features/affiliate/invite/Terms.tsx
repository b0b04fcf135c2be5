import type { AffiliateRecordFragment } from '../affiliate-record.generated.ts';
import { taka } from '../../../components/taka.ts';
import { t, Trans } from '../messages/index.ts';
import classes from './Invite.module.css';

const EXAMPLE_PRICE = 1_000;
const RULES = [
  'affiliate.ruleFirstPlan',
  'affiliate.ruleRefund',
  'affiliate.ruleEmail',
  'affiliate.ruleOwnPurchases',
  'affiliate.rulePayout',
] as const;

type Props = Partial<Pick<AffiliateRecordFragment, 'commissionPercent' | 'holdHours'>>;

/** What a referral earns, in general terms if the server does not say how much. */
export function Terms({ commissionPercent, holdHours }: Props) {
  if (commissionPercent == null || holdHours == null) {
    return (
      <section className={classes.sheet} aria-labelledby="terms">
        <h2 id="terms">{t('affiliate.termsTitle')}</h2>
        <p>{t('affiliate.termsUnknown')}</p>
      </section>
    );
  }
  const hold = t('affiliate.hours', { hours: holdHours });
  // In hundredths of a per cent: 0.29 x 100 is 28.999…
  const earned = Math.floor((EXAMPLE_PRICE * Math.round(commissionPercent * 100)) / 10_000);
  return (
    <section className={classes.sheet} aria-labelledby="terms">
      <h2 id="terms">{t('affiliate.termsTitle')}</h2>
      <dl className={classes.terms}>
        <div>
          <dt>{t('affiliate.youEarn')}</dt>
          <dd>{t('affiliate.percent', { percent: commissionPercent })}</dd>
        </div>
        <div>
          <dt>{t('affiliate.heldFor')}</dt>
          <dd>{hold}</dd>
        </div>
      </dl>
      <p className={classes.example}>
        <Trans
          id="affiliate.termsExample"
          values={{ price: taka(EXAMPLE_PRICE), earned: taka(earned), hold }}
          components={{ strong: <strong /> }}
        />
      </p>
      <ul className={classes.rules}>
        {RULES.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </ul>
    </section>
  );
}
