import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import classes from './BoardPictures.module.css';
import type { Home } from './home-parts.ts';
import { t } from './messages/index.ts';

type Boards = NonNullable<Home['boards']>;

// The boards with a picture in public/boards.
const WITH_PICTURE = ['DHK', 'CTG', 'SYL', 'RAJ'];

export const BoardPictures = ({ boards }: { boards: Readonly<Boards> }) => (
  <ul className={classes.boards}>
    {boards.map(({ code, name }) => (
      <li key={code}>
        <Link to={`${siteRoutes.boards}/${encodeURIComponent(code)}`} className={classes.board}>
          <span className={classes.picture}>
            {WITH_PICTURE.includes(code) && (
              <img src={`/boards/${code.toLowerCase()}.svg`} width={640} height={400} alt="" loading="lazy" />
            )}
          </span>
          <span className={classes.caption}>
            <span className={classes.bubble} aria-hidden>
              {code}
            </span>
            <span className={classes.name}>{name}</span>
            <span className={classes.more} aria-hidden>
              {t('home.boardQuestions')}
            </span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);

export const BoardPicturesSkeleton = ({ heading }: { heading: ReactNode }) => (
  <>
    {heading}
    <ul className={classes.boards} aria-hidden>
      {WITH_PICTURE.map((code) => (
        <li key={code}>
          <Skeleton className={classes.pending} radius="var(--radius-sheet)" />
        </li>
      ))}
    </ul>
  </>
);
