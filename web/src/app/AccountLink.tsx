import { Link, useLocation } from 'react-router-dom';
import { initial } from '../components/initial.ts';
import { Picture } from '../components/Picture.tsx';
import { t } from '../i18n/index.tsx';
import { accountPaths, useSession, type LoginState } from '../session/index.ts';
import classes from './AccountLink.module.css';

export function AccountLink() {
  const session = useSession();
  const { pathname, search } = useLocation();
  // The server renders for visitors.
  if (!session) {
    const state: LoginState = { from: pathname + search };
    return (
      <Link to={accountPaths.logIn} state={state} className={classes.account}>
        {t('shared.logIn')}
      </Link>
    );
  }
  const initials = (
    <span className={classes.picture} aria-hidden>
      {initial(session.name)}
    </span>
  );
  return (
    <Link to={accountPaths.profile} className={classes.account}>
      {session.profileImage ? (
        <Picture
          src={session.profileImage}
          alt=""
          width={32}
          height={32}
          className={classes.picture}
          fallback={initials}
        />
      ) : (
        initials
      )}
      <span className={classes.label}>{t('shared.profile')}</span>
    </Link>
  );
}
