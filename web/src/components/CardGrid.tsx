import { Skeleton } from '@mantine/core';
import { IconChevronRight } from './icons.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './CardGrid.module.css';

type Columns = 2 | 3 | 4;

export function CardGrid({ columns, children }: { columns: Columns; children: ReactNode }) {
  return (
    <ul className={classes.grid} data-columns={columns}>
      {children}
    </ul>
  );
}

type CardProps = {
  to: string;
  title: string;
  /** Three letters at most, or a picture. */
  bubble?: ReactNode;
  code?: string;
  /** What the reader has done of it. */
  progress?: string | undefined;
  children?: ReactNode;
};

/** The whole card is the link; its title names it. */
export function LinkCard({ to, title, bubble, code, progress, children }: CardProps) {
  return (
    <li className={classes.card}>
      {bubble && (
        <span className={classes.bubble} aria-hidden>
          {bubble}
        </span>
      )}
      <div className={classes.body}>
        {code && (
          <div className={classes.head}>
            <span className={classes.code} aria-hidden>
              {code}
            </span>
            {progress && <small className={classes.progress}>{progress}</small>}
          </div>
        )}
        <h2 className={classes.title}>
          <Link to={to} className={classes.link}>
            {title}
          </Link>
        </h2>
        {children && <div className={classes.text}>{children}</div>}
      </div>
      {progress && !code && <small className={classes.progress}>{progress}</small>}
      <IconChevronRight className={classes.chevron} size={20} stroke={1.75} aria-hidden />
    </li>
  );
}

type SkeletonProps = { columns: Columns; count: number; head: 'bubble' | 'code'; withText?: boolean };

export function CardGridSkeleton({ columns, count, head, withText = false }: SkeletonProps) {
  return (
    <CardGrid columns={columns}>
      {Array.from({ length: count }, (_, index) => (
        <li className={classes.card} key={index} aria-hidden>
          {head === 'bubble' && <Skeleton component="span" className={classes.pendingBubble} />}
          <div className={classes.body}>
            {head === 'code' && (
              <span className={classes.code}>
                <Skeleton component="span" className={classes.pendingCode} />
              </span>
            )}
            <div className={classes.title}>
              <Skeleton component="span" className={classes.pendingTitle} />
            </div>
            {withText && (
              <div className={classes.text}>
                <Skeleton component="span" className={classes.pendingText} />
              </div>
            )}
          </div>
        </li>
      ))}
    </CardGrid>
  );
}
