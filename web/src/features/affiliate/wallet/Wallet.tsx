import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { AffiliateRecordFragment } from '../affiliate-record.generated.ts';
import { Amount } from '../Amount.tsx';
import { available } from '../available.ts';
import { messages } from '../../../components/messages/affiliate.ts';
import { masked, METHODS } from '../methods.ts';
import { taka } from '../../../components/taka.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { PaidOut } from './PaidOut.tsx';
import { useRequestWithdrawal } from './useRequestWithdrawal.ts';
import classes from './Wallet.module.css';

/** Why nothing can be asked for now; undefined where it can. */
function obstacle(affiliate: AffiliateRecordFragment) {
  if (affiliate.request === 'PENDING') return messages.isPending;
  const balance = available(affiliate);
  if (balance === null) return messages.balanceUnknown;
  if (balance === 0) return messages.nothingAvailable;
  return affiliate.account ? undefined : messages.noAccount;
}

/** What may be withdrawn, where it goes, what has gone. */
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
          <h2 id="balance">Balance</h2>
          <p className={classes.amount}>
            <Amount value={available(affiliate)} />
          </p>
          {pendingWithdrawal !== null && pendingWithdrawal > 0 && (
            <p className={classes.note}>{taka(pendingWithdrawal)} pending</p>
          )}
          {held !== null && held > 0 && <p className={classes.note}>{messages.held(taka(held))}</p>}
          {owed !== null && owed > 0 && <p className={classes.note}>{messages.owed(taka(owed))}</p>}
          <div className={classes.act}>
            <Button onClick={request} loading={busy} disabled={why !== undefined} aria-describedby={why && reason}>
              Request withdrawal
            </Button>
            {why && (
              <p id={reason} className={classes.note}>
                {why}
              </p>
            )}
          </div>
        </section>
        <section className={classes.card} aria-labelledby="account">
          <h2 id="account">Withdrawal account</h2>
          {account ? (
            <p className={classes.account}>
              {METHODS[account.method]}{' '}
              <span aria-label={`ending in ${account.accountNumber.slice(-3)}`} role="img">
                {masked(account.accountNumber)}
              </span>
            </p>
          ) : (
            <p className={classes.note}>No account is set.</p>
          )}
          <div className={classes.act}>
            <Button variant="default" onClick={() => setChanging(true)}>
              Withdrawal settings
            </Button>
          </div>
        </section>
      </div>
      <PaidOut withdrawals={withdrawals} />
      {isChanging && <AccountDialog account={account} onClose={() => setChanging(false)} />}
    </>
  );
}
