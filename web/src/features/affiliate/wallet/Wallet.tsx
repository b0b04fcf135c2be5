import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { AffiliateRecordFragment } from '../affiliate-record.generated.ts';
import { Amount } from '../Amount.tsx';
import { available } from '../available.ts';
import { t, Trans } from '../messages/index.ts';
import { masked, methodName } from '../methods.ts';
import { taka } from '../../../components/taka.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { PaidOut } from './PaidOut.tsx';
import { useRequestWithdrawal } from './useRequestWithdrawal.ts';
import classes from './Wallet.module.css';

/** Why nothing can be withdrawn, if so. */
function obstacle(affiliate: AffiliateRecordFragment) {
  if (affiliate.request === 'PENDING') return t('affiliate.isPending');
  const balance = available(affiliate);
  if (balance === null) return t('affiliate.balanceUnknown');
  if (balance === 0) return t('affiliate.nothingAvailable');
  return affiliate.account ? undefined : t('affiliate.noAccount');
}

export function Wallet({ affiliate }: { affiliate: AffiliateRecordFragment }) {
  const [isChanging, setChanging] = useState(false);
  const { request, busy } = useRequestWithdrawal(affiliate);
  const reason = useId();
  const { account, held, owed, pendingWithdrawal, withdrawals } = affiliate;
  const why = obstacle(affiliate);
  return (
    <>
      <div className={classes.cards}>
        <section className={classes.card} aria-labelledby="balance">
          <h2 id="balance">{t('affiliate.balance')}</h2>
          <p className={classes.amount}>
            <Amount value={available(affiliate)} />
          </p>
          {pendingWithdrawal !== null && pendingWithdrawal > 0 && (
            <p className={classes.note}>{t('affiliate.pendingAmount', { amount: taka(pendingWithdrawal) })}</p>
          )}
          {held !== null && held > 0 && <p className={classes.note}>{t('affiliate.held', { amount: taka(held) })}</p>}
          {owed !== null && owed > 0 && <p className={classes.note}>{t('affiliate.owed', { amount: taka(owed) })}</p>}
          <div className={classes.act}>
            <Button onClick={request} loading={busy} disabled={why !== undefined} aria-describedby={why && reason}>
              {t('affiliate.request')}
            </Button>
            {why && (
              <p id={reason} className={classes.note}>
                {why}
              </p>
            )}
          </div>
        </section>
        <section className={classes.card} aria-labelledby="account">
          <h2 id="account">{t('affiliate.account')}</h2>
          {account ? (
            <p className={classes.account}>
              <Trans
                id="affiliate.accountLine"
                values={{ method: methodName(account.method) }}
                components={{ number: <AccountNumber>{account.accountNumber}</AccountNumber> }}
              />
            </p>
          ) : (
            <p className={classes.note}>{t('affiliate.accountMissing')}</p>
          )}
          <div className={classes.act}>
            <Button variant="default" onClick={() => setChanging(true)}>
              {t('affiliate.settings')}
            </Button>
          </div>
        </section>
      </div>
      <PaidOut withdrawals={withdrawals} />
      {isChanging && <AccountDialog account={account} onClose={() => setChanging(false)} />}
    </>
  );
}

const AccountNumber = ({ children }: { children: string }) => (
  <span aria-label={t('affiliate.accountEnding', { digits: children.slice(-3) })} role="img">
    {masked(children)}
  </span>
);
