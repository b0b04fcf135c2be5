import { relayStylePagination } from '@apollo/client/utilities';
import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import { errorText } from '../../../apollo/errors.ts';
import { useTypePolicies } from '../../../apollo/useTypePolicies.ts';
import { calendarDay } from '../../../components/calendar-day.ts';
import { Loaded } from '../../../components/Loaded.tsx';
import { NoData } from '../../../components/NoData.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { PartError } from '../../../components/PartError.tsx';
import { taka } from '../../../components/taka.ts';
import { accountPaths, RequireSession } from '../../../session/index.ts';
import { t } from '../messages/index.ts';
import type { OrderFragment } from '../order.generated.ts';
import { orderPath } from '../paths.ts';
import { useOrdersQuery, type OrdersQuery } from './orders.generated.ts';
import classes from './Orders.module.css';

const POLICIES = { User: { fields: { orders: relayStylePagination() } } };
const ROWS = 3;

/** What a reader ordered, latest first: `/orders`. */
export const OrdersPage = () => (
  <>
    <PageHeader title={t('orders.list')} backTo={accountPaths.profile}>
      <p>{t('orders.listIntro')}</p>
    </PageHeader>
    <RequireSession skeleton={<OrdersSkeleton />}>
      <Orders />
    </RequireSession>
  </>
);

const OrdersSkeleton = () => (
  <div className={classes.rows} aria-busy>
    {Array.from({ length: ROWS }, (_, index) => (
      <Skeleton key={index} height="5.5rem" radius="var(--radius-sheet)" />
    ))}
  </div>
);

function Orders() {
  useTypePolicies(POLICIES);
  const query = useOrdersQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={query} skeleton={<OrdersSkeleton />}>
      {({ viewer }) =>
        viewer?.orders ? <List list={viewer.orders} query={query} /> : <NoData>{t('orders.notOffered')}</NoData>
      }
    </Loaded>
  );
}

type List = NonNullable<NonNullable<OrdersQuery['viewer']>['orders']>;

function List({ list: { edges, pageInfo }, query }: { list: List; query: ReturnType<typeof useOrdersQuery> }) {
  const { error, loading } = query;
  if (edges.length === 0) return <NoOrders />;
  return (
    <>
      <ul className={classes.rows}>
        {edges.map(({ node }) => (
          <OrderRow key={node.id} order={node} />
        ))}
      </ul>
      {error && (
        <PartError text={errorText(error)} onRetry={() => void query.refetch().catch(() => {})} busy={loading} />
      )}
      {pageInfo.hasNextPage && (
        <Button
          variant="default"
          className={classes.more}
          loading={loading}
          onClick={() => void query.fetchMore({ variables: { after: pageInfo.endCursor } }).catch(() => {})}
        >
          {t('orders.showMore')}
        </Button>
      )}
    </>
  );
}

const OrderRow = ({ order: { id, code, plan, duration, amount, state, createdAt } }: { order: OrderFragment }) => (
  <li className={classes.row}>
    <div>
      <h2>
        <Link to={orderPath(id)}>{t('orders.row', { plan, duration })}</Link>
      </h2>
      <p className={classes.state} data-state={state}>
        {t('orders.state', { state })}
      </p>
    </div>
    <p className={classes.facts}>
      <span>{taka(amount)}</span>
      <span>{calendarDay(createdAt)}</span>
      <span>{code}</span>
    </p>
  </li>
);

const NoOrders = () => (
  <section className={classes.empty}>
    <h2>{t('orders.none')}</h2>
    <p>{t('orders.noneHint')}</p>
    <Button component={Link} to={siteRoutes.plans}>
      {t('orders.seePlans')}
    </Button>
  </section>
);
