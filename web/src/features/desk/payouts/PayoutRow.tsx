import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { taka } from '../../../components/taka.ts';
import { moment, personPath } from '../../studio/shell/index.ts';
import { rows } from '../../studio/paged/index.ts';
import { t } from '../messages/index.ts';
import { CompleteDialog } from './CompleteDialog.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import classes from './Payouts.module.css';
import type { DeskPayoutFragment } from './payouts.generated.ts';
import { Reasons } from './Reasons.tsx';
import { useDecisions } from './useDecisions.ts';

type Props = { payout: DeskPayoutFragment; onChange: () => Promise<unknown> };

export function PayoutRow({ payout, onChange }: Props) {
  const { userId, name, requestedAt, method, accountNumber, accountChangedAt, cautions, blocks } = payout;
  const [open, setOpen] = useState<'COMPLETE' | 'REJECT'>();
  const { reject } = useDecisions();
  const amount = taka(payout.amount);
  const dialog = { onClose: () => setOpen(undefined), onChange };
  return (
    <li className={rows.row}>
      <p className={classes.head}>
        <strong>{amount}</strong>
        <Link to={personPath(userId)}>{name}</Link>
      </p>
      {accountNumber && <p className={classes.account}>{t('desk.payTo', { method, number: accountNumber })}</p>}
      <p className={rows.facts}>
        <time dateTime={requestedAt}>{t('desk.requestedOn', { when: moment(requestedAt) })}</time>
        {accountChangedAt && (
          <time dateTime={accountChangedAt}>{t('desk.accountSetOn', { when: moment(accountChangedAt) })}</time>
        )}
      </p>
      <Reasons title={t('desk.blocked')} reasons={blocks} isBlock />
      <Reasons title={t('desk.cautions')} reasons={cautions} />
      <div className={classes.buttons}>
        {blocks.length === 0 && (
          <Button aria-label={t('desk.paidTo', { amount, name })} onClick={() => setOpen('COMPLETE')}>
            {t('desk.paid')}
          </Button>
        )}
        <Button variant="default" aria-label={t('desk.rejectOf', { amount, name })} onClick={() => setOpen('REJECT')}>
          {t('desk.reject')}
        </Button>
      </div>
      {open === 'COMPLETE' && <CompleteDialog payout={payout} {...dialog} />}
      {open === 'REJECT' && (
        <DecisionDialog
          title={t('desk.rejectTitle')}
          words={t('desk.rejectText', { amount, name })}
          reasonLabel={t('desk.reasonForPerson', { name })}
          press={t('desk.reject')}
          done={t('desk.rejected')}
          decide={(reason) => reject(payout, reason)}
          {...dialog}
        />
      )}
    </li>
  );
}
