import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PartError } from '../../../components/PartError.tsx';
import { describeError } from '../../../components/useOnce.ts';
import { REVIEW_PATH } from '../../../paths/review.ts';
import { useReturn, useWaiting } from '../../study/device/index.ts';
import { t } from './messages/index.ts';
import { RemovableTarget } from './RemovableTarget.tsx';
import { RemovedTarget } from './RemovedTarget.tsx';
import classes from './Targets.module.css';
import { type TargetFacts, useOwnTargetsState, useTargetChanges } from './useTargets.ts';

const FROM_HOME = { fromHome: true };

type Props = {
  /** One line for each, and nothing where they cannot be loaded. */
  isCompact?: boolean;
};

/** The reader's targets, each with a way to remove it and to take that back. Nothing without one. */
export function OwnTargets({ isCompact = false }: Props) {
  const { targets, error, isLoading, refetch } = useOwnTargetsState();
  useReturn(refetch);
  useWaiting(refetch);
  const changes = useTargetChanges();
  const [removed, setRemoved] = useState<TargetFacts>();
  if (!targets) {
    const isShown = error !== undefined && !isCompact;
    return isShown ? <PartError text={describeError(error)} onRetry={refetch} busy={isLoading} /> : null;
  }
  if (targets.length === 0 && !removed) return null;
  return (
    <section className={classes.own} aria-labelledby="own-targets" {...(isCompact && { 'data-compact': true })}>
      <Head isCompact={isCompact} hasOpen={targets.some(({ questions }) => questions > 0)} />
      <ul className={classes.list}>
        {targets.map((target) => (
          <li key={target.id}>
            <RemovableTarget
              target={target}
              changes={changes}
              form={isCompact ? 'COMPACT' : 'NAMED'}
              onRemoved={setRemoved}
            />
          </li>
        ))}
      </ul>
      <RemovedTarget target={removed} changes={changes} onUndone={() => setRemoved(undefined)} />
      <p role="alert" className={classes.problem}>
        {changes.problem}
      </p>
    </section>
  );
}

type HeadProps = { isCompact: boolean; hasOpen: boolean };

/** Without a plan, nothing else on Today leads to these questions. */
function Head({ isCompact, hasOpen }: HeadProps) {
  const { pathname } = useLocation();
  return (
    <header className={classes.head}>
      <h2 id="own-targets">{t('review.targets')}</h2>
      {!isCompact && <p className={classes.load}>{t('review.targetsHint')}</p>}
      {isCompact && hasOpen && pathname !== REVIEW_PATH && (
        <Link to={REVIEW_PATH} state={FROM_HOME}>
          {t('review.targetsStart')}
        </Link>
      )}
    </header>
  );
}
