import { Link } from 'react-router-dom';
import { accountPaths, useSession, type LoginState } from '../../session/index.ts';
import { site } from '../../theme/site.ts';
import { t, Trans } from './messages/index.ts';
import { PLANS_PATH } from './paths.ts';

const BACK_HERE: LoginState = { from: PLANS_PATH };

const mailTo = (plan: string) => `mailto:${site.email}?subject=${encodeURIComponent(t('plans.mailSubject', { plan }))}`;

/** How to purchase a plan: the site takes no payments, so support opens it for the reader's account. */
export function PlanWay({ plan }: { plan: string }) {
  const session = useSession();
  return (
    <ol>
      {!session && (
        <li>
          <Trans
            id="plans.needsAccount"
            components={{
              signUp: <Link to={accountPaths.signUp} />,
              logIn: <Link to={accountPaths.logIn} state={BACK_HERE} />,
            }}
          />
        </li>
      )}
      <li>
        <Trans
          id="plans.writeToSupport"
          values={{ address: site.email, email: session ? session.email : t('plans.accountEmail') }}
          components={{ mail: <Link to={mailTo(plan)} /> }}
        />
      </li>
      <li>{t('plans.afterPayment')}</li>
    </ol>
  );
}
