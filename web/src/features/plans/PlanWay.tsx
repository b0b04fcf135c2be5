import { Link } from 'react-router-dom';
import { accountPaths, useSession } from '../../session/index.ts';
import { SUPPORT_EMAIL } from '../../theme/brand.ts';

const mailTo = (plan: string) => `mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent(`Plan: ${plan}`)}`;

/** How a plan is purchased: payments are not taken here, so support opens it on the reader's account. */
export function PlanWay({ plan }: { plan: string }) {
  const session = useSession();
  return (
    <ol>
      {!session && (
        <li>
          <Link to={accountPaths.signUp}>Sign up</Link> or <Link to={accountPaths.logIn}>log in</Link>: a plan belongs
          to an account.
        </li>
      )}
      <li>
        Write to <a href={mailTo(plan)}>{SUPPORT_EMAIL}</a> from {session ? session.email : 'your account’s email'},
        with the plan and for how long. Support tells you how to pay.
      </li>
      <li>Once it is paid, support opens the plan on your account.</li>
    </ol>
  );
}
