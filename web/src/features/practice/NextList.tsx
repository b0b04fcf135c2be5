import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { t } from './messages/index.ts';

type Props = {
  next: { name: string; path: string } | undefined;
  /** The page that has the list among others. */
  back: { name: string | undefined; path: string };
};

/** Goes on to practise the next list; after the last one, back to where lists are chosen. */
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
