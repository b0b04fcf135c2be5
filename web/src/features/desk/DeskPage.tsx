import { Link } from 'react-router-dom';
import { exchange } from '../exchange/index.ts';
import type { DeskGroup } from '../feature.ts';
import { hasAll, NoRole, StudioPage, useStudioViewer, WaitingCount } from '../studio/shell/index.ts';
import classes from './Desk.module.css';
import { FrontFigures } from './figures/FrontFigures.tsx';
import { BackupWarning } from './maintenance/backups/BackupWarning.tsx';
import { t } from './messages/index.ts';
import { deskScreens } from './screens.ts';

const TITLES = {
  PEOPLE: 'desk.people',
  CONTENT: 'desk.content',
  EXCHANGE: 'desk.exchange',
  SITE: 'desk.site',
} as const;
const GROUPS = Object.keys(TITLES) as DeskGroup[];

const screens = [...exchange.screens, ...deskScreens];

/** Where the site is run: a link to each screen that the role opens. */
export const DeskPage = () => (
  <StudioPage title={t('studio.desk')} ofDesk>
    <BackupWarning />
    <Screens />
  </StudioPage>
);

function Screens() {
  const viewer = useStudioViewer();
  const open = screens.filter(({ needs }) => hasAll(viewer, needs));
  const groups = GROUPS.filter((group) => open.some(({ entry }) => entry?.group === group));
  if (groups.length === 0) return <NoRole />;
  return (
    <>
      {hasAll(viewer, ['REPORTS']) && <FrontFigures />}
      {groups.map((group) => (
        <section key={group} className={classes.group} aria-labelledby={`desk-${group}`}>
          <h2 id={`desk-${group}`}>{t(TITLES[group])}</h2>
          <ul>
            {open
              .filter(({ entry }) => entry?.group === group)
              .map(({ path, entry }) => (
                <li key={path}>
                  <Link to={path} className={classes.screen}>
                    <span className={classes.title}>
                      {entry!.title()}
                      {entry?.waiting && <WaitingCount of={entry.waiting} />}
                    </span>
                    <span className={classes.hint}>{entry!.hint()}</span>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
