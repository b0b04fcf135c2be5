import { Button, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import { taka } from '../../../components/taka.ts';
import { site } from '../../../theme/site.ts';
import { noteLeaving } from '../../../components/way-back.ts';
import { t, Trans } from '../messages/index.ts';
import type { OrderFragment } from '../order.generated.ts';
import { CancelOrder } from './CancelOrder.tsx';
import { Correction } from './Correction.tsx';
import { ManualSteps } from './ManualSteps.tsx';
import { untilMoment } from './moment.ts';
import { Paid } from './Paid.tsx';
import { Standing } from './Standing.tsx';
import classes from './OrderPage.module.css';

/** Where an order stands, and what its reader can do about it. */
export function OrderStanding({ order }: { order: OrderFragment }) {
  const { state } = order;
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    // The button that was pressed is gone.
    if (document.activeElement === document.body) part.current?.focus();
  }, [state]);
  return (
    <div ref={part} tabIndex={-1} role="group" aria-label={t('orders.standing')} className={classes.page}>
      {/* One element for all states, so that screen readers announce each change. */}
      <VisuallyHidden role="status">{t('orders.state', { state })}</VisuallyHidden>
      <OfState order={order} />
    </div>
  );
}

function OfState({ order }: { order: OrderFragment }) {
  switch (order.state) {
    case 'OPEN':
      return <Open order={order} />;
    case 'CHECKING':
      return <Checking order={order} />;
    case 'PAID':
      return <Paid order={order} />;
    case 'FAILED':
    case 'CANCELLED':
    case 'EXPIRED':
      return <Ended order={order} words={ENDED[order.state]} />;
    case 'REFUNDED':
      return <Standing title={t('orders.refundedTitle')}>{t('orders.refunded')}</Standing>;
  }
}

function Open({ order }: { order: OrderFragment }) {
  const { amount, method, payUrl, expiresAt, rejected } = order;
  const isManual = method.kind === 'MANUAL';
  const words = { method: method.name, moment: untilMoment(expiresAt) };
  return (
    <>
      <Standing
        title={t('orders.openTitle', { amount: taka(amount) })}
        actions={
          !isManual &&
          payUrl && (
            <Button component="a" href={payUrl} onClick={noteLeaving}>
              {t('orders.goToProvider', words)}
            </Button>
          )
        }
      >
        {rejected && (
          <div data-caution>
            <p>{t('orders.notFoundTransfer', { transaction: rejected.transaction })}</p>
            {rejected.reason && <p>{t('orders.notFoundReason', { reason: rejected.reason })}</p>}
          </div>
        )}
        <p>{t(isManual ? 'orders.openManual' : 'orders.openRedirect', words)}</p>
      </Standing>
      {isManual && <ManualSteps order={order} />}
      <CancelOrder order={order} />
    </>
  );
}

function Checking({ order }: { order: OrderFragment }) {
  const { method, transaction } = order;
  if (method.kind === 'REDIRECT') {
    return (
      <Standing tone="waiting" title={t('orders.checkingTitle')}>
        {t('orders.checkingRedirect', { method: method.name })}
      </Standing>
    );
  }
  return (
    <>
      <Standing tone="waiting" title={t('orders.checkingTitle')}>
        {t('orders.checkingManual', { transaction: transaction ?? '' })}
      </Standing>
      <Correction order={order} />
    </>
  );
}

const ENDED = {
  FAILED: { tone: 'wrong', title: 'orders.failedTitle', text: 'orders.failed' },
  CANCELLED: { tone: 'plain', title: 'orders.cancelledTitle', text: 'orders.cancelled' },
  EXPIRED: { tone: 'plain', title: 'orders.expiredTitle', text: 'orders.expired' },
} as const;

type EndedProps = { order: OrderFragment; words: (typeof ENDED)[keyof typeof ENDED] };

function Ended({ order: { code, method, returnTo }, words: { tone, title, text } }: EndedProps) {
  return (
    <Standing
      tone={tone}
      title={t(title)}
      actions={
        <Button component={Link} to={siteRoutes.plans} state={returnTo && { from: returnTo }}>
          {t('orders.orderAgain')}
        </Button>
      }
    >
      <Trans
        id={text}
        values={{ code, method: method.name, address: site.email }}
        components={{ mail: <Link to={`mailto:${site.email}?subject=${encodeURIComponent(code)}`} /> }}
      />
    </Standing>
  );
}
