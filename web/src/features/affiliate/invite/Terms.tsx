import type { AffiliateRecordFragment } from '../affiliate-record.generated.ts';
import { messages } from '../../../components/messages/affiliate.ts';
import { taka } from '../../../components/taka.ts';
import classes from './Invite.module.css';

const EXAMPLE_PRICE = 1_000;

type Props = Partial<Pick<AffiliateRecordFragment, 'commissionPercent' | 'holdHours'>>;

/** What a referral earns and when; only the principle where the server does not say how much. */
export function Terms({ commissionPercent, holdHours }: Props) {
  if (commissionPercent == null || holdHours == null) {
    return (
      <section className={classes.sheet} aria-labelledby="terms">
        <h2 id="terms">{messages.termsTitle}</h2>
        <p>{messages.termsUnknown}</p>
      </section>
    );
  }
  const hold = messages.hours(holdHours);
  // In hundredths of a per cent, because 0.29 x 100 is 28.999…
  const earned = Math.floor((EXAMPLE_PRICE * Math.round(commissionPercent * 100)) / 10_000);
  return (
    <section className={classes.sheet} aria-labelledby="terms">
      <h2 id="terms">{messages.termsTitle}</h2>
      <dl className={classes.terms}>
        <div>
          <dt>You earn</dt>
          <dd>{commissionPercent} %</dd>
        </div>
        <div>
          <dt>Held for</dt>
          <dd>{hold}</dd>
        </div>
      </dl>
      <p className={classes.example}>
        <strong>For example:</strong> {messages.termsExample(taka(EXAMPLE_PRICE), taka(earned), hold)}
      </p>
      <ul className={classes.rules}>
        {messages.termsRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
