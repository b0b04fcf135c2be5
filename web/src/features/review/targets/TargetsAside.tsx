import { t } from './messages/index.ts';
import classes from './Targets.module.css';
import { useHasOpenTargets } from './useTargets.ts';

/** That what a plan says of itself is without the reader's targets. Nothing without an open one. */
export const TargetsAside = () =>
  useHasOpenTargets() ? <p className={classes.load}>{t('review.targetsAside')}</p> : null;
