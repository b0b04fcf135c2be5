import { NavLink } from 'react-router-dom';
import classes from '../../../components/tabs/Tabs.module.css';
import { t } from '../messages/index.ts';
import { paths } from '../pages.ts';
import type { Permission } from '../../../graphql.generated.ts';
import type { StudioViewer } from './viewer.ts';

const ofDesk = (permission: Permission) => !permission.startsWith('QUESTIONS_');

const TABS = [
  { to: paths.questions, label: 'studio.questions', isFor: is('QUESTIONS_WRITE') },
  { to: paths.review, label: 'studio.review', isFor: is('QUESTIONS_REVIEW') },
  { to: paths.reports, label: 'studio.reports', isFor: is('QUESTIONS_REVIEW') },
  { to: paths.suspects, label: 'studio.suspects', isFor: is('QUESTIONS_REVIEW') },
  { to: paths.people, label: 'studio.people', isFor: is('PEOPLE') },
  { to: paths.desk, label: 'studio.desk', isFor: ofDesk },
] as const;

function is(needed: Permission) {
  return (permission: Permission) => permission === needed;
}

type Props = Pick<StudioViewer, 'permissions'> & {
  /** Whether the server has a desk. */
  hasDesk: boolean;
};

export const tabsOf = ({ permissions, hasDesk }: Props) =>
  TABS.filter(({ isFor, to }) => permissions.some(isFor) && (hasDesk || to !== paths.desk));

/** The screens that the permissions open; none where there is only one. */
export function StudioTabs(props: Props) {
  const tabs = tabsOf(props);
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
