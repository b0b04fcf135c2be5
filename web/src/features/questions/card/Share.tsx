import type { CSSProperties } from 'react';
import { t } from '../messages/index.ts';
import type { Shares } from './answer.ts';
import classes from './Options.module.css';

type Props = { shares: Shares | undefined; option: string; type: 'SBA' | 'MTF' };

/** What other readers answered, with a bar on the row's edge. On the line of the mark, so that it moves nothing. */
export const Share = ({ shares, option, type }: Props) => {
  const share = shares?.find(({ key }) => key === option)?.share;
  return (
    share !== undefined && (
      <span className={classes.share} style={{ '--share': share } as CSSProperties}>
        {t('questions.share', { type, percent: Math.round(share * 100) })}
      </span>
    )
  );
};
