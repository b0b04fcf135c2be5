import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { OrderState } from '../../../graphql.generated.ts';
import { FindForm, PagedList } from '../../studio/paged/index.ts';
import { paths, StudioPage, useWaiting } from '../../studio/shell/index.ts';
import { StateFilter } from '../StateFilter.tsx';
import { useDeskOrdersQuery, type DeskOrderFragment } from './desk-orders.generated.ts';
import { DeskOrderRow } from './DeskOrderRow.tsx';
import { t } from './messages/index.ts';
import classes from './Orders.module.css';

const STATES = ['CHECKING', 'OPEN', 'PAID', 'EXPIRED', 'CANCELLED', 'FAILED', 'REFUNDED', 'ALL'] as const;
type Shown = (typeof STATES)[number];
const MAX_SEARCH = 100;
const ORDERS = ['ORDERS'] as const;

/** What readers ordered: `/studio/desk/orders`, a search with `?text=`, a list with `?state=`. */
export const DeskOrdersPage = () => (
  <StudioPage title={t('desk.orders')} ofDesk backTo={paths.desk}>
    <Orders />
  </StudioPage>
);

const readState = (text: string | null, fallback: Shown): Shown => STATES.find((one) => one === text) ?? fallback;

function Orders() {
  const [params, setParams] = useSearchParams();
  const text = params.get('text')?.trim() ?? '';
  // A search is for an order in whatever state.
  const shown = readState(params.get('state'), text ? 'ALL' : 'CHECKING');
  return (
    <>
      <div className={classes.tools}>
        <FindForm
          text={text}
          label={t('desk.findOrders')}
          maxLength={MAX_SEARCH}
          onFind={(next) => setParams(next ? { text: next } : {})}
        />
        <Link to={paths.statement}>{t('desk.statement')}</Link>
      </div>
      <StateFilter
        label={t('desk.ordersShown')}
        states={STATES}
        state={shown}
        name={(state) => t('desk.orderState', { state })}
      />
      <OrderList key={`${shown} ${text}`} shown={shown} text={text} />
    </>
  );
}

function OrderList({ shown, text }: { shown: Shown; text: string }) {
  const query = useDeskOrdersQuery({
    variables: { ...(shown !== 'ALL' && { state: shown satisfies OrderState }), ...(text && { text }) },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = query.data?.desk.orders;
  const { open, setOpen, goOn, rowRef } = useOpenRow(list?.edges.map(({ node }) => node) ?? []);
  const empty = text ? 'desk.noOrderFound' : shown === 'CHECKING' ? 'desk.noOrderWaits' : 'desk.noOrders';
  return (
    <>
      {shown === 'CHECKING' && list && (
        <NewOrders
          seen={list.edges.filter(({ node }) => node.order.state === 'CHECKING').length}
          hasMore={list.pageInfo.hasNextPage}
          onShow={() => query.refetch()}
        />
      )}
      <PagedList query={query} list={list} summary={t('desk.orderCount', { count: list?.total ?? 0 })} empty={t(empty)}>
        {(one) => (
          <DeskOrderRow
            key={one.order.id}
            row={one}
            isOpen={open === one.order.id}
            onOpen={(isOpen) => setOpen(isOpen ? one.order.id : null)}
            onDone={() => goOn(one.order.id)}
            headingRef={rowRef(one.order.id)}
          />
        )}
      </PagedList>
    </>
  );
}

/** One order has its form open: the first that waits, and after it the next. */
function useOpenRow(rows: readonly DeskOrderFragment[]) {
  const [chosen, setOpen] = useState<string | null>();
  const headings = useRef(new Map<string, HTMLElement>());
  const waiting = rows.filter(({ order }) => order.state === 'CHECKING').map(({ order }) => order.id);
  return {
    open: chosen === undefined ? waiting[0] : chosen,
    setOpen,
    goOn: (id: string) => {
      const at = waiting.indexOf(id);
      const next = waiting[at + 1] ?? waiting.find((other) => other !== id) ?? null;
      setOpen(next);
      // The heading, not a button: a key that is pressed twice settles no second order.
      headings.current.get(next ?? id)?.focus();
    },
    rowRef: (id: string) => (heading: HTMLElement | null) => {
      if (heading) headings.current.set(id, heading);
      else headings.current.delete(id);
    },
  };
}

type NewOrdersProps = { seen: number; hasMore: boolean; onShow: () => Promise<unknown> };

/** Orders that came since the list was fetched; the list itself stands still while somebody works on it. */
function NewOrders({ seen, hasMore, onShow }: NewOrdersProps) {
  const count = useWaiting(ORDERS) ?? 0;
  const more = hasMore ? 0 : count - seen;
  return (
    <p role="status" className={classes.newOrders}>
      {more > 0 && (
        <>
          {t('desk.newOrders', { count: more })}
          <Button variant="default" onClick={() => void onShow().catch(() => {})}>
            {t('desk.showNewOrders')}
          </Button>
        </>
      )}
    </p>
  );
}
