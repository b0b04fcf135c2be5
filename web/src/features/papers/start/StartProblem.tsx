import { Link, useLocation } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import { errorCode, errorText } from '../../../apollo/errors.ts';
import { accountPaths, useSession, type LoginState } from '../../../session/index.ts';
import { t } from '../messages/index.ts';
import classes from './StartProblem.module.css';
import { NothingDrawn } from './useStartPaper.ts';

/** Why a paper was not started. Always rendered, so that screen readers announce it when it appears. */
export function StartProblem({ error }: { error: unknown }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const state: LoginState = { from: pathname + search };
  const isLocked = errorCode(error) === 'PURCHASE_REQUIRED';
  return (
    <div role="alert" className={classes.problem}>
      {error !== undefined && (
        <>
          <p>{error instanceof NothingDrawn ? t('papers.noMatch') : errorText(error)}</p>
          {isLocked && (
            <Link to={siteRoutes.plans} state={state}>
              {t('papers.seePlans')}
            </Link>
          )}
          {(isLocked || errorCode(error) === 'UNAUTHENTICATED') && !session && (
            <Link to={accountPaths.logIn} state={state}>
              {t('papers.logIn')}
            </Link>
          )}
        </>
      )}
    </div>
  );
}
