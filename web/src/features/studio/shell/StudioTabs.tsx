import { NavLink } from 'react-router-dom';
import classes from '../../../components/tabs/Tabs.module.css';
import { t } from '../messages/index.ts';
import { paths } from '../pages.ts';
import { isAtLeast, type StudioViewer } from './viewer.ts';

const TABS = [
  { to: paths.questions, label: 'studio.questions', least: 'AUTHOR' },
  { to: paths.review, label: 'studio.review', least: 'REVIEWER' },
  { to: paths.reports, label: 'studio.reports', least: 'REVIEWER' },
  { to: paths.suspects, label: 'studio.suspects', least: 'REVIEWER' },
  { to: paths.people, label: 'studio.people', least: 'ADMIN' },
  { to: paths.desk, label: 'studio.desk', least: 'ADMIN' },
] as const;

type Props = Pick<StudioViewer, 'role'> & {
  /** Whether the server has a desk. */
  hasDesk: boolean;
};

/** The screens that the role opens; none where there is only one. */
export function StudioTabs({ role, hasDesk }: Props) {
  const tabs = TABS.filter(({ least, to }) => isAtLeast(role, least) && (hasDesk || to !== paths.desk));
  if (tabs.length < 2) return null;
  return (
    <nav aria-label={t('studio.title')} className={classes.tabs}>
      <ul>
        {tabs.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to}>{t(label)}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
