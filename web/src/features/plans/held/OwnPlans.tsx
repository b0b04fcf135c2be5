import { Skeleton } from '@mantine/core';
import { useSession } from '../../../session/index.ts';
import { HeldPlans } from './HeldPlans.tsx';
import classes from './HeldPlans.module.css';
import { useOwnPlansQuery } from './own-plans.generated.ts';

/** What the signed-in reader has, until when. A failure hides it: the plans on offer are what the page is for. */
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
