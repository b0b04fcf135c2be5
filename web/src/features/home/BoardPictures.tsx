import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import classes from './BoardPictures.module.css';
import type { Home } from './home-parts.ts';

type Boards = NonNullable<Home['boards']>;

// Drawn for these (public/boards); another board has a plain ground.
const DRAWN = ['DHK', 'CTG', 'SYL', 'RAJ'];

/** The boards by their cities; the one that the reader points at or reaches by key stands out. */
export const BoardPictures = ({ boards }: { boards: Readonly<Boards> }) => (
  <ul className={classes.boards}>
    {boards.map(({ code, name }) => (
      <li key={code}>
        <Link to={`${siteRoutes.boards}/${encodeURIComponent(code)}`} className={classes.board}>
          <span className={classes.picture}>
            {DRAWN.includes(code) && (
              <img src={`/boards/${code.toLowerCase()}.svg`} width={640} height={400} alt="" loading="lazy" />
            )}
          </span>
          <span className={classes.caption}>
            <span className={classes.bubble} aria-hidden>
              {code}
            </span>
            <span className={classes.name}>{name}</span>
            <span className={classes.more} aria-hidden>
              Questions by year and topic
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
      {DRAWN.map((code) => (
        <li key={code}>
          <Skeleton className={classes.pending} radius="var(--radius-sheet)" />
        </li>
      ))}
    </ul>
  </>
);
