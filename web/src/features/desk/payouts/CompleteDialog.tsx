import { useState } from 'react';
import { errorCode } from '../../../apollo/errors.ts';
import { taka } from '../../../components/taka.ts';
import { toast } from '../../../components/toast.ts';
import { confirmClasses, ConfirmDialog, useOnce } from '../../studio/confirm/index.ts';
import { EvidenceFields, useEvidence } from '../evidence/index.ts';
import { t } from '../messages/index.ts';
import type { DeskPayoutFragment } from './payouts.generated.ts';
import { Reasons } from './Reasons.tsx';
import { useDecisions } from './useDecisions.ts';

type Props = { payout: DeskPayoutFragment; onClose: () => void; onChange: () => Promise<unknown> };

/** A request with cautions is paid only after a second explanation. */
export function CompleteDialog({ payout, onClose, onChange }: Props) {
  const { name, method, accountNumber, cautions } = payout;
  const [isInsisting, setIsInsisting] = useState(false);
  const once = useOnce();
  const { complete } = useDecisions();
  const evidence = useEvidence({ expected: payout.amount, rule: 'same', start: { payer: accountNumber } });
  const amount = taka(payout.amount);
  const needsForce = cautions.length > 0;
  const isWarning = needsForce && !isInsisting;
  const pay = () =>
    once.run(async () => {
      try {
        await complete(payout, {
          force: needsForce,
          ...(evidence.isKept && { payment: evidence.toInput() }),
        });
      } catch (error) {
        if (errorCode(error) !== 'CONFLICT') throw error;
        // The list then says what has come up.
        void toast(t('desk.payoutChanged'), 'error');
        onClose();
        await onChange().catch(() => {});
        return;
      }
      void toast(t('desk.paidDone', { amount, name }), 'success');
      onClose();
      await onChange().catch(() => {});
    });
  return (
    <ConfirmDialog
      // Another form, so that a second press of the same key does not confirm it.
      key={String(isWarning)}
      title={t('desk.paidTitle')}
      press={isWarning ? t('desk.lookedInto') : t('desk.recordPaid')}
      once={once}
      isBlocked={!isWarning && evidence.isLoading}
      onConfirm={() => {
        if (isWarning) setIsInsisting(true);
        else if (!evidence.isKept || !evidence.form.validate().hasErrors) void pay();
      }}
      onClose={onClose}
    >
      {isWarning ? (
        <>
          <Reasons title={t('desk.cautions')} reasons={cautions} />
          <p>{t('desk.lookInto', { name })}</p>
        </>
      ) : (
        <>
          <p>{t('desk.paidText', { amount, name, method, number: accountNumber })}</p>
          {evidence.isKept && <EvidenceFields evidence={evidence} />}
          {needsForce && <p className={confirmClasses.caution}>{t('desk.paidInSpite', { count: cautions.length })}</p>}
        </>
      )}
    </ConfirmDialog>
  );
}
