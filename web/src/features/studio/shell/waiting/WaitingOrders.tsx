import { use } from 'react';
import { t } from '../../messages/index.ts';
import { DeskContext, hasAll, type StudioViewer } from '../viewer.ts';
import { useWaitingOrdersQuery } from './waiting-orders.generated.ts';
import classes from './WaitingOrders.module.css';

const EVERY_MS = 60_000;

/** How many orders wait for the desk; undefined for those who do not settle them, and where there are none. */
export function useWaitingOrders({ permissions }: Pick<StudioViewer, 'permissions'>, hasDesk: boolean) {
  const query = useWaitingOrdersQuery({
    skip: !hasDesk || !hasAll({ permissions }, ['MONEY']),
    fetchPolicy: 'no-cache',
    pollInterval: EVERY_MS,
    skipPollAttempt: () => document.hidden || !navigator.onLine,
  });
  return { count: query.data?.desk.orders.total, refetch: query.refetch };
}

/** The number beside the desk's name. */
export function WaitingOrders({ viewer }: { viewer: Pick<StudioViewer, 'permissions'> }) {
  const { count } = useWaitingOrders(viewer, use(DeskContext));
  if (!count) return null;
  return (
    <span className={classes.count} title={t('studio.ordersWait', { count })}>
      <span aria-hidden>{count}</span>
      <span className={classes.words}>{t('studio.ordersWait', { count })}</span>
    </span>
  );
}
