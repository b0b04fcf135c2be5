import { t } from '../messages/index.ts';
import classes from './Options.module.css';

type Props = { share: number | undefined; type: 'SBA' | 'MTF' };

/** What other readers answered. On the line of the mark, so that it moves nothing when it arrives. */
export const Share = ({ share, type }: Props) =>
  share !== undefined && (
    <span className={classes.share}>{t('questions.share', { type, percent: Math.round(share * 100) })}</span>
  );
