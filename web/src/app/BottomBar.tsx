import { siteRoutes } from 'schema/site-routes.ts';
import { NavLink, useLocation } from 'react-router-dom';
import { PRACTICE_PATH } from '../features/practice/paths.ts';
import { t } from '../i18n/index.tsx';
import { accountPaths, useSession, type LoginState } from '../session/index.ts';
import classes from './BottomBar.module.css';

const ITEMS = [
  { to: siteRoutes.home, label: 'shared.home', icon: 'home' },
  { to: siteRoutes.boards, label: 'shared.questionsShort', icon: 'questions' },
  { to: PRACTICE_PATH, label: 'shared.practice', icon: 'practice' },
  { to: siteRoutes.internship, label: 'shared.internship', icon: 'rx' },
] as const;

/** The navigation of phones. */
export function BottomBar() {
  const session = useSession();
  const { pathname, search } = useLocation();
  // The server renders for visitors.
  const state: LoginState | null = session ? null : { from: pathname + search };
  return (
    <nav className={classes.bar} aria-label={t('shared.bottomNavigation')}>
      {ITEMS.map(({ to, label, icon }) => (
        <NavLink key={to} to={to} end={to === siteRoutes.home}>
          <Icon name={icon} />
          <span>{t(label)}</span>
        </NavLink>
      ))}
      <NavLink to={session ? accountPaths.profile : accountPaths.logIn} state={state}>
        <Icon name="me" />
        <span>{session ? t('shared.me') : t('shared.logIn')}</span>
      </NavLink>
    </nav>
  );
}

/** From a file: as code, the icons would add to the scripts of every page. */
const Icon = ({ name }: { name: string }) => (
  <svg width={22} height={22} aria-hidden>
    <use href={`/navigation.svg#${name}`} />
  </svg>
);
