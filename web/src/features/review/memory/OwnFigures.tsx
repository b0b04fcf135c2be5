import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { OWN_WEIGHTS_FROM } from 'review/weights.ts';
import { errorText } from '../../../apollo/errors.ts';
import { PartError } from '../../../components/PartError.tsx';
import { MEMORY_PATH } from '../../../paths/review.ts';
import { accountPaths, type LoginState } from '../../../session/index.ts';
import { inDigits } from '../../../i18n/formats/digits.ts';
import classes from './Memory.module.css';
import type { useOwnMemoryQuery } from './memory.generated.ts';
import { t, Trans } from './messages/index.ts';
import type { OwnMemory } from './own-memory.ts';

const STATE: LoginState = { from: MEMORY_PATH };

export const VisitorHint = () => (
  <p>
    <Trans id="review.memoryOwnVisitor" components={{ login: <Link to={accountPaths.logIn} state={STATE} /> }} />
  </p>
);

type Props = { query: ReturnType<typeof useOwnMemoryQuery>; memory: OwnMemory | undefined };

/** The reader's answers so far, and whether they have own weights. */
export function OwnFigures({ query: { error, loading, refetch }, memory }: Props) {
  if (memory) return <Figures {...memory} />;
  if (error) return <PartError text={errorText(error)} onRetry={() => void refetch().catch(() => {})} busy={loading} />;
  return <Skeleton height={88} role="status" aria-label={t('review.memoryOwnLoading')} />;
}

function Figures({ reviews, fittedOn, gain }: OwnMemory) {
  return (
    <div className={classes.own}>
      <p>{t('review.memoryOwnReviews', { count: reviews })}</p>
      <p>
        {fittedOn !== null && gain !== null
          ? t('review.memoryOwnFitted', { count: fittedOn, gain: inDigits((gain * 100).toFixed(1)) })
          : reviews < OWN_WEIGHTS_FROM
            ? t('review.memoryOwnMissing', { count: OWN_WEIGHTS_FROM - reviews })
            : t('review.memoryOwnTried')}
      </p>
    </div>
  );
}
