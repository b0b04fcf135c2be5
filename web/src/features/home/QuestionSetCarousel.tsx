import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Carousel, RowSkeleton } from '../../components/carousel/index.ts';
import { IconChevronRight } from '../../components/icons.ts';
import type { Home } from './home-parts.ts';
import { t } from './messages/index.ts';
import classes from './QuestionSetCarousel.module.css';

type Sets = NonNullable<Home['questionSets']>;
type Props = { sets: Readonly<Sets>; heading: ReactNode };

export const QuestionSetCarousel = ({ sets, heading }: Props) => (
  <Carousel
    key={sets.map(({ id }) => id).join(' ')}
    label={t('shared.questionSets')}
    kind="row"
    items={sets}
    keyOf={({ id }) => id}
    heading={heading}
  >
    {({ title, items, link }, index) => (
      <article className={classes.set}>
        <span className={classes.number} aria-hidden>
          {index + 1}
        </span>
        <h3>
          <Link to={link} className={classes.link}>
            {title}
          </Link>
        </h3>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <IconChevronRight className={classes.chevron} size={20} stroke={1.75} aria-hidden />
      </article>
    )}
  </Carousel>
);

export const QuestionSetSkeleton = ({ heading }: { heading: ReactNode }) => (
  <RowSkeleton heading={heading} cardClass={classes.pending} />
);
