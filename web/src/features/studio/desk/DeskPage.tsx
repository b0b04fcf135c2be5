import { Link } from 'react-router-dom';
import { StudioPage } from '../shell/StudioPage.tsx';
import classes from './Desk.module.css';
import { t } from './messages/index.ts';
import { deskScreens, GROUPS } from './screens.ts';

const TITLES = {
  PEOPLE: 'studio.deskPeople',
  CONTENT: 'studio.deskContent',
  EXCHANGE: 'studio.deskExchange',
  SITE: 'studio.deskSite',
} as const;

const hasScreens = (group: (typeof GROUPS)[number]) => deskScreens.some(({ entry }) => entry?.group === group);

/** Where administrators run the site: a link to each screen. */
export const DeskPage = () => (
  <StudioPage title={t('studio.desk')} least="ADMIN" ofDesk>
    {GROUPS.filter(hasScreens).map((group) => (
      <section key={group} className={classes.group} aria-labelledby={`desk-${group}`}>
        <h2 id={`desk-${group}`}>{t(TITLES[group])}</h2>
        <ul>
          {deskScreens
            .filter(({ entry }) => entry?.group === group)
            .map(({ path, entry }) => (
              <li key={path}>
                <Link to={path} className={classes.screen}>
                  <span className={classes.title}>{entry!.title()}</span>
                  <span className={classes.hint}>{entry!.hint()}</span>
                </Link>
              </li>
            ))}
        </ul>
      </section>
    ))}
  </StudioPage>
);
