import { Skeleton } from '@mantine/core';
import { useSession } from '../../../session/index.ts';
import { HeldPlans } from './HeldPlans.tsx';
import classes from './HeldPlans.module.css';
import { useOwnPlansQuery } from './own-plans.generated.ts';

/** The signed-in reader's plans. Hidden on failure, because the page is about plans on sale. */
export function OwnPlans() {
  const session = useSession();
  const { data, error } = useOwnPlansQuery({ skip: !session, fetchPolicy: 'cache-and-network' });
  if (!session || error) return null;
  const viewer = data?.viewer;
  return (
    <div className={classes.own}>
      {viewer ? (
        <HeldPlans plans={viewer.plans} hasFullAccess={viewer.hasFullAccess} />
      ) : (
        <Skeleton height="6.5rem" radius="var(--radius-control)" />
      )}
    </div>
  );
}
