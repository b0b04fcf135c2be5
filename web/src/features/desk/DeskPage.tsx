import { Link } from 'react-router-dom';
import { exchange } from '../exchange/index.ts';
import type { DeskGroup } from '../feature.ts';
import { StudioPage } from '../studio/shell/index.ts';
import classes from './Desk.module.css';
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

/** Where administrators run the site: a link to each screen. */
export const DeskPage = () => (
  <StudioPage title={t('studio.desk')} least="ADMIN" ofDesk>
    {GROUPS.map((group) => (
      <section key={group} className={classes.group} aria-labelledby={`desk-${group}`}>
        <h2 id={`desk-${group}`}>{t(TITLES[group])}</h2>
        <ul>
          {screens
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
