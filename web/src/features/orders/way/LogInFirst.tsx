import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import { accountPaths, type LoginState } from '../../../session/index.ts';
import { t } from '../messages/index.ts';
import classes from './OrderWay.module.css';

type Props = { planId: string; duration: string; returnTo: string | null };

/** An order belongs to an account. The address to come back to holds what was chosen. */
export function LogInFirst({ planId, duration, returnTo }: Props) {
  const choice = new URLSearchParams({ plan: planId, duration, ...(returnTo && { returnTo }) });
  const state: LoginState = { from: `${siteRoutes.plans}?${choice}`, message: t('orders.logInFirst') };
  return (
    <div className={classes.methods}>
      <Button component={Link} to={accountPaths.logIn} state={state} fullWidth>
        {t('orders.logInToPay')}
      </Button>
      <Button component={Link} to={accountPaths.signUp} state={state} variant="default" fullWidth>
        {t('orders.signUp')}
      </Button>
    </div>
  );
}
