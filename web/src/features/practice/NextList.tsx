import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { t } from './messages/index.ts';

type Props = {
  next: { name: string; path: string } | undefined;
  /** The page that lists the lists. */
  back: { name: string | undefined; path: string };
};

/** Links to practice of the next list; after the last one, to the page of all lists. */
export const NextList = ({ next, back }: Props) =>
  next ? (
    <Button component={Link} to={`${next.path}?view=one`} replace variant="default">
      {t('practice.nextList', { name: next.name })}
    </Button>
  ) : (
    back.name && (
      <Button component={Link} to={back.path} variant="default">
        {t('practice.backTo', { name: back.name })}
      </Button>
    )
  );
