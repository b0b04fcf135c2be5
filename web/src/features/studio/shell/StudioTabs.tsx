import { NavLink } from 'react-router-dom';
import { DESK_PERMISSIONS } from 'schema/roles.ts';
import classes from '../../../components/tabs/Tabs.module.css';
import { t } from '../messages/index.ts';
import { paths } from '../pages.ts';
import type { Permission, WaitingKind } from '../../../graphql.generated.ts';
import type { StudioViewer } from './viewer.ts';
import { WaitingCount } from './waiting/WaitingCount.tsx';

/** Shown to those with one of the permissions of `isFor`. */
type Tab = {
  to: string;
  label: Parameters<typeof t>[0];
  isFor: readonly Permission[];
  waiting?: readonly WaitingKind[];
};

const TABS: readonly Tab[] = [
  { to: paths.questions, label: 'studio.questions', isFor: ['QUESTIONS_WRITE'], waiting: ['RETURNED'] },
  { to: paths.review, label: 'studio.review', isFor: ['QUESTIONS_REVIEW'], waiting: ['REVIEW'] },
  { to: paths.imports, label: 'studio.imports', isFor: ['QUESTIONS_REVIEW', 'IMPORT'], waiting: ['IMPORTS'] },
  { to: paths.reports, label: 'studio.reports', isFor: ['QUESTIONS_REVIEW'], waiting: ['REPORTS'] },
  { to: paths.suspects, label: 'studio.suspects', isFor: ['QUESTIONS_REVIEW'], waiting: ['SUSPECTS'] },
  { to: paths.people, label: 'studio.people', isFor: ['PEOPLE'] },
  {
    to: paths.desk,
    label: 'studio.desk',
    isFor: DESK_PERMISSIONS,
    waiting: ['ORDERS', 'ARTICLES', 'PAYOUTS', 'COMMISSIONS', 'FAILED_JOBS'],
  },
];

type Props = Pick<StudioViewer, 'permissions'> & {
  /** Whether the server has a desk. */
  hasDesk: boolean;
};

export const tabsOf = ({ permissions, hasDesk }: Props) =>
  TABS.filter(({ isFor, to }) => isFor.some((one) => permissions.includes(one)) && (hasDesk || to !== paths.desk));

/** The screens that the permissions open; none where there is only one. */
export function StudioTabs(props: Props) {
  const tabs = tabsOf(props);
  if (tabs.length < 2) return null;
  return (
    <nav aria-label={t('studio.title')} className={classes.tabs}>
      <ul>
        {tabs.map(({ to, label, waiting }) => (
          <li key={to}>
            <NavLink to={to}>
              {t(label)}
              {waiting && <WaitingCount of={waiting} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
