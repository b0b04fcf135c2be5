import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import { iconAt } from '../../components/icon-at.ts';
import { IconChevronRight } from '../../components/icons.ts';
import { initial } from '../../components/initial.ts';
import { Picture } from '../../components/Picture.tsx';
import type { Home } from './home-parts.ts';
import classes from './RxAidGrid.module.css';

type Subjects = NonNullable<Home['internshipSubjects']>;

// The first is large, four follow (specification 1).
const COUNT = 5;

export const RxAidGrid = ({ subjects }: { subjects: Readonly<Subjects> }) => (
  <ul className={classes.grid}>
    {subjects.slice(0, COUNT).map(({ id, name, iconUrl }) => (
      <li key={id}>
        <Link to={`${siteRoutes.internship}/${encodeURIComponent(id)}`} className={classes.subject}>
          <span className={classes.icon} aria-hidden>
            {iconUrl ? (
              <Picture src={iconAt(iconUrl)} width={28} height={28} alt="" loading="lazy" fallback={initial(name)} />
            ) : (
              initial(name)
            )}
          </span>
          <span className={classes.name}>{name}</span>
          <IconChevronRight className={classes.chevron} size={20} stroke={1.75} aria-hidden />
        </Link>
      </li>
    ))}
  </ul>
);

export const RxAidSkeleton = ({ heading }: { heading: ReactNode }) => (
  <>
    {heading}
    <ul className={classes.grid} aria-hidden>
      {Array.from({ length: COUNT }, (_, index) => (
        <li key={index}>
          <Skeleton className={classes.pending} radius="var(--radius-sheet)" />
        </li>
      ))}
    </ul>
  </>
);
