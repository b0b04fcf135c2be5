import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { taka } from '../../../components/taka.ts';
import { moment, personPath } from '../../studio/shell/index.ts';
import { rows } from '../../studio/paged/index.ts';
import { t, Trans } from '../messages/index.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import classes from './Payouts.module.css';
import type { DeskCommissionFragment } from './payouts.generated.ts';
import { Reasons } from './Reasons.tsx';
import { useDecisions } from './useDecisions.ts';

type Props = { commission: DeskCommissionFragment; onChange: () => Promise<unknown> };

export function CommissionRow({ commission, onChange }: Props) {
  const { purchaseId, referrer, buyer, planId, boughtAt, state, inReview, reasons } = commission;
  const [open, setOpen] = useState<'APPROVE' | 'REFUSE'>();
  const { approve, refuse } = useDecisions();
  const amount = taka(commission.amount);
  const values = { amount, name: referrer.name, state };
  const dialog = { onClose: () => setOpen(undefined), onChange };
  return (
    <li className={rows.row}>
      <p className={classes.head}>
        <strong>{amount}</strong>
        <Link to={personPath(referrer.userId)}>{referrer.name}</Link>
      </p>
      <p className={rows.facts}>
        <span>
          <Trans
            id="desk.boughtBy"
            values={{ name: buyer.name }}
            components={{ buyer: <Link to={personPath(buyer.userId)} /> }}
          />
        </span>
        <span>{t('desk.purchaseOf', { purchase: purchaseId, plan: planId })}</span>
        <time dateTime={boughtAt}>{moment(boughtAt)}</time>
        <span>{t('desk.commissionState', { state })}</span>
      </p>
      <Reasons title={t(inReview ? 'desk.inReview' : 'desk.waits')} reasons={reasons} />
      <div className={classes.buttons}>
        <Button aria-label={t('desk.approveOf', values)} onClick={() => setOpen('APPROVE')}>
          {t('desk.approveCommission')}
        </Button>
        <Button variant="default" aria-label={t('desk.refuseOf', values)} onClick={() => setOpen('REFUSE')}>
          {t('desk.refuseCommission')}
        </Button>
      </div>
      {open === 'APPROVE' && (
        <DecisionDialog
          title={t('desk.approveCommissionTitle')}
          words={t('desk.approveCommissionText', values)}
          reasonLabel={t('desk.reasonKept')}
          press={t('desk.approveCommission')}
          done={t('desk.commissionApproved')}
          decide={(reason) => approve(purchaseId, reason)}
          {...dialog}
        />
      )}
      {open === 'REFUSE' && (
        <DecisionDialog
          title={t('desk.refuseCommissionTitle')}
          words={t('desk.refuseCommissionText', values)}
          reasonLabel={t('desk.reasonForPerson', values)}
          press={t('desk.refuseCommission')}
          done={t('desk.commissionRefused')}
          decide={(reason) => refuse(purchaseId, reason)}
          {...dialog}
        />
      )}
    </li>
  );
}
