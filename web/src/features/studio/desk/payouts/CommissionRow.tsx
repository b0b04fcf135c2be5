import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { taka } from '../../../../components/taka.ts';
import { moment } from '../../moment.ts';
import rows from '../../paged/Rows.module.css';
import { personPath } from '../../pages.ts';
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
            id="studio.boughtBy"
            values={{ name: buyer.name }}
            components={{ buyer: <Link to={personPath(buyer.userId)} /> }}
          />
        </span>
        <span>{t('studio.purchaseOf', { purchase: purchaseId, plan: planId })}</span>
        <time dateTime={boughtAt}>{moment(boughtAt)}</time>
        <span>{t('studio.commissionState', { state })}</span>
      </p>
      <Reasons title={t(inReview ? 'studio.inReview' : 'studio.waits')} reasons={reasons} />
      <div className={classes.buttons}>
        <Button aria-label={t('studio.approveOf', values)} onClick={() => setOpen('APPROVE')}>
          {t('studio.approveCommission')}
        </Button>
        <Button variant="default" aria-label={t('studio.refuseOf', values)} onClick={() => setOpen('REFUSE')}>
          {t('studio.refuseCommission')}
        </Button>
      </div>
      {open === 'APPROVE' && (
        <DecisionDialog
          title={t('studio.approveCommissionTitle')}
          words={t('studio.approveCommissionText', values)}
          reasonLabel={t('studio.reasonKept')}
          press={t('studio.approveCommission')}
          done={t('studio.commissionApproved')}
          decide={(reason) => approve(purchaseId, reason)}
          {...dialog}
        />
      )}
      {open === 'REFUSE' && (
        <DecisionDialog
          title={t('studio.refuseCommissionTitle')}
          words={t('studio.refuseCommissionText', values)}
          reasonLabel={t('studio.reasonForPerson', values)}
          press={t('studio.refuseCommission')}
          done={t('studio.commissionRefused')}
          decide={(reason) => refuse(purchaseId, reason)}
          {...dialog}
        />
      )}
    </li>
  );
}
