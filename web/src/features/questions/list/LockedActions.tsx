import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import { accountPaths, useSession, type LoginState } from '../../../session/index.ts';
import { t } from '../messages/index.ts';

/** Links to the plans and, for a visitor, to log in; both come back here. */
export function LockedActions() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const state: LoginState = { from: pathname + search + hash };
  return (
    <>
      <Button component={Link} to={siteRoutes.plans} state={state}>
        {t('questions.seePlans')}
      </Button>
      {session === null && (
        <Button component={Link} to={accountPaths.logIn} state={state} variant="default">
          {t('shared.logIn')}
        </Button>
      )}
    </>
  );
}
