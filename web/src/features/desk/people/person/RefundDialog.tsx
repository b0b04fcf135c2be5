import { Radio } from '@mantine/core';
import { useState } from 'react';
import { calendarDay } from '../../../../components/calendar-day.ts';
import { taka } from '../../../../components/taka.ts';
import { toast } from '../../../../components/toast.ts';
import { confirmClasses, ConfirmDialog, problemOf, useOnce } from '../../../studio/confirm/index.ts';
import { AmountField, EvidenceFields, useEvidence } from '../../evidence/index.ts';
import { t } from '../messages/index.ts';
import { useRefundPreviewQuery, useRefundPurchaseMutation, type PurchaseRowFragment } from './person.generated.ts';

type Props = { purchase: PurchaseRowFragment; name: string; onClose: () => void; onChange: () => Promise<unknown> };

/** Says what ends, what is left, and what happens to the commission. */
export function RefundDialog({ purchase, name, onClose, onChange }: Props) {
  const { id: purchaseId, plan } = purchase;
  // A preview is of this moment, and its plans are not held yet.
  const preview = useRefundPreviewQuery({ variables: { purchaseId }, fetchPolicy: 'no-cache' });
  const once = useOnce();
  const [refund] = useRefundPurchaseMutation();
  const outcome = preview.data?.desk.refundPreview;
  const left = purchase.price - purchase.refunded;
  const evidence = useEvidence({ expected: left, rule: 'less' });
  const isPaid = evidence.isKept && left > 0;
  const provider = findProvider(purchase, evidence.providers);
  const [isByHand, setByHand] = useState(false);
  const asksProvider = isPaid && provider !== undefined && !isByHand;
  const confirm = () =>
    once.run(async () => {
      const amount = isPaid ? evidence.readAmount() : left;
      const how = asksProvider ? { amount } : isPaid ? { payment: evidence.toInput() } : {};
      await refund({ variables: { purchaseId, ...how } });
      const words = { price: taka(amount), name, provider: provider?.name ?? '' };
      void toast(asksProvider ? t('desk.refundAsked', words) : t('desk.refundDone', words), 'success');
      onClose();
      await onChange().catch(() => {});
    });
  const isValid = () =>
    asksProvider ? !evidence.form.validateField('amount').hasError : !isPaid || !evidence.form.validate().hasErrors;
  return (
    <ConfirmDialog
      title={t('desk.refundTitle', { plan })}
      press={t('desk.refund')}
      once={once}
      isBlocked={!outcome?.refund.changed || evidence.isLoading}
      onConfirm={() => {
        if (isValid()) void confirm();
      }}
      onClose={onClose}
    >
      {preview.error && (
        <p role="alert" className={confirmClasses.problem}>
          {problemOf(preview.error)}
        </p>
      )}
      {!outcome && !preview.error && <p role="status">{t('desk.lookingUp')}</p>}
      {outcome && !outcome.refund.changed && <p role="status">{t('desk.refundedBefore', { plan })}</p>}
      {outcome?.refund.changed && isPaid && provider && (
        <Radio.Group
          label={t('desk.refundHow')}
          value={isByHand ? 'hand' : 'provider'}
          onChange={(value) => setByHand(value === 'hand')}
        >
          <Radio value="provider" label={t('desk.refundByProvider', { provider: provider.name })} />
          <Radio value="hand" label={t('desk.refundByHand')} />
        </Radio.Group>
      )}
      {outcome?.refund.changed && (
        <div role="status">
          <ul>
            <li>
              {asksProvider
                ? t('desk.refundAsk', { price: taka(left), name, plan, provider: provider.name })
                : t('desk.refundText', { price: taka(left), name, plan, state: purchase.state })}
            </li>
            <li>{leftOf(outcome.plans, name)}</li>
            <li>{commissionOf(purchase)}</li>
            {isPaid && <li>{t('desk.refundPart', { plan })}</li>}
            <li>{t('desk.refundRecorded', { name })}</li>
          </ul>
        </div>
      )}
      {outcome?.refund.changed &&
        isPaid &&
        (asksProvider ? <AmountField evidence={evidence} /> : <EvidenceFields evidence={evidence} />)}
    </ConfirmDialog>
  );
}

type Provider = { id: string; name: string };

/** Who has the money that was paid. */
const findProvider = ({ payments }: PurchaseRowFragment, providers: readonly Provider[]): Provider | undefined =>
  providers.find(({ id }) => payments.some(({ direction, method }) => direction === 'IN' && method === id));

type Left = { name: string; endsAt: string | null };

function leftOf([first]: readonly Left[], name: string): string {
  if (!first) return t('desk.nothingLeft', { name });
  const until = first.endsAt ? t('desk.untilDay', { day: calendarDay(first.endsAt) }) : t('desk.withoutEnd');
  return t('desk.leftOpen', { name, plan: first.name, until });
}

function commissionOf({ commission, commissionState, referrer }: PurchaseRowFragment): string {
  if (!commissionState || !referrer) return t('desk.noCommission');
  return t('desk.refundCommission', { amount: taka(commission), name: referrer.name, state: commissionState });
}
