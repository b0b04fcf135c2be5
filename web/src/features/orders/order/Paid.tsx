import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { sitePath } from 'schema/site-path.ts';
import { siteRoutes } from 'schema/site-routes.ts';
import { t } from '../messages/index.ts';
import type { OrderFragment } from '../order.generated.ts';
import { receiptPath } from '../paths.ts';
import { endUnderWay, isUnderWay } from '../under-way.ts';
import { forgetLockedPages } from './forget-locked-pages.ts';
import { Standing } from './Standing.tsx';

/** Long enough to read what has happened. */
const BACK_AFTER_MS = 5000;

/** The plan is open. The tab that ordered from a locked page goes back there by itself, once. */
export function Paid({ order: { id, plan, duration, returnTo, receipt } }: { order: OrderFragment }) {
  const back = sitePath(returnTo);
  const client = useApolloClient();
  const navigate = useNavigate();
  const [isGoing, setIsGoing] = useState(() => back !== null && isUnderWay(id));
  useEffect(() => {
    forgetLockedPages(client.cache);
    endUnderWay();
  }, [client]);
  useEffect(() => {
    if (!isGoing || back === null) return undefined;
    const timer = setTimeout(() => void navigate(back), BACK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isGoing, back, navigate]);
  return (
    <Standing
      tone="right"
      title={t('orders.paidTitle')}
      actions={
        <>
          {back === null ? (
            <Button component={Link} to={siteRoutes.boards}>
              {t('orders.start')}
            </Button>
          ) : (
            <Button component={Link} to={back}>
              {t('orders.goBack')}
            </Button>
          )}
          {isGoing && (
            <Button variant="default" onClick={() => setIsGoing(false)}>
              {t('orders.stayHere')}
            </Button>
          )}
          {receipt && (
            <Button component={Link} to={receiptPath(id)} variant="default">
              {t('orders.receipt', { number: receipt.number })}
            </Button>
          )}
        </>
      }
    >
      <p>{t('orders.paid', { plan, duration })}</p>
      {isGoing && <p>{t('orders.goingBack')}</p>}
    </Standing>
  );
}
