import { siteRoutes } from 'schema/site-routes.ts';
import { NavLink, useLocation } from 'react-router-dom';
import { IconBook2, IconHome, IconStethoscope, IconTargetArrow, IconUser } from '../components/icons.ts';
import { PRACTICE_PATH } from '../features/practice/paths.ts';
import { t } from '../i18n/index.tsx';
import { accountPaths, useSession, type LoginState } from '../session/index.ts';
import classes from './BottomBar.module.css';

const ITEMS = [
  { to: siteRoutes.home, label: 'shared.home', Icon: IconHome },
  { to: siteRoutes.boards, label: 'shared.questionsShort', Icon: IconBook2 },
  { to: PRACTICE_PATH, label: 'shared.practice', Icon: IconTargetArrow },
  { to: siteRoutes.internship, label: 'shared.internship', Icon: IconStethoscope },
] as const;

/** The places of a phone, within reach of the thumb. */
export function BottomBar() {
  const session = useSession();
  const { pathname, search } = useLocation();
  // The server renders for visitors.
  const state: LoginState | null = session ? null : { from: pathname + search };
  return (
    <nav className={classes.bar} aria-label={t('shared.bottomNavigation')}>
      {ITEMS.map(({ to, label, Icon }) => (
        <NavLink key={to} to={to} end={to === siteRoutes.home}>
          <Icon size={22} stroke={1.75} aria-hidden />
          <span>{t(label)}</span>
        </NavLink>
      ))}
      <NavLink to={session ? accountPaths.profile : accountPaths.logIn} state={state}>
        <IconUser size={22} stroke={1.75} aria-hidden />
        <span>{session ? t('shared.me') : t('shared.logIn')}</span>
      </NavLink>
    </nav>
  );
}
