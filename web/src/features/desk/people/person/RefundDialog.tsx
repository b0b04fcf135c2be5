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
  const back = useMoneyBack(purchase);
  const confirm = () =>
    once.run(async () => {
      await refund({ variables: { purchaseId, ...back.toVariables() } });
      const words = { price: taka(back.amount), name, provider: back.asked?.name ?? '' };
      void toast(back.asked ? t('desk.refundAsked', words) : t('desk.refundDone', words), 'success');
      onClose();
      await onChange().catch(() => {});
    });
  return (
    <ConfirmDialog
      title={t('desk.refundTitle', { plan })}
      press={t('desk.refund')}
      once={once}
      isBlocked={!outcome?.refund.changed || back.evidence.isLoading}
      onConfirm={() => {
        if (back.isValid()) void confirm();
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
      {outcome?.refund.changed && (
        <>
          <WhoPays back={back} />
          <Consequences purchase={purchase} name={name} plans={outcome.plans} back={back} />
          <HowMuch back={back} />
        </>
      )}
    </ConfirmDialog>
  );
}

/** By the provider that has the money, or by hand with evidence. */
function useMoneyBack(purchase: PurchaseRowFragment) {
  const left = purchase.price - purchase.refunded;
  const evidence = useEvidence({ expected: left, rule: 'less' });
  const [isByHand, setByHand] = useState(false);
  const isPaid = evidence.isKept && left > 0;
  const provider = isPaid ? findProvider(purchase, evidence.providers) : undefined;
  const asked = isByHand ? undefined : provider;
  return {
    left,
    evidence,
    isPaid,
    provider,
    asked,
    isByHand,
    setByHand,
    amount: isPaid ? (evidence.amount ?? left) : left,
    isValid: () => {
      if (asked) return !evidence.form.validateField('amount').hasError;
      return !isPaid || !evidence.form.validate().hasErrors;
    },
    toVariables: () => {
      if (asked) return { amount: evidence.amount! };
      return isPaid ? { payment: evidence.toInput() } : {};
    },
  };
}

type MoneyBack = ReturnType<typeof useMoneyBack>;

function WhoPays({ back: { provider, isByHand, setByHand } }: { back: MoneyBack }) {
  if (!provider) return null;
  const ways = [
    { way: 'provider', isChosen: !isByHand, label: t('desk.refundByProvider', { provider: provider.name }) },
    { way: 'hand', isChosen: isByHand, label: t('desk.refundByHand') },
  ];
  return (
    <fieldset>
      <legend className={confirmClasses.label}>{t('desk.refundHow')}</legend>
      {ways.map(({ way, isChosen, label }) => (
        <label key={way} className={confirmClasses.check}>
          <input type="radio" name="refund-by" checked={isChosen} onChange={() => setByHand(way === 'hand')} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

type ConsequencesProps = Pick<Props, 'purchase' | 'name'> & { plans: readonly Left[]; back: MoneyBack };

function Consequences({ purchase, name, plans, back: { left, isPaid, asked } }: ConsequencesProps) {
  const { plan, state } = purchase;
  const words = { price: taka(left), name, plan };
  return (
    <div role="status">
      <ul>
        <li>
          {asked ? t('desk.refundAsk', { ...words, provider: asked.name }) : t('desk.refundText', { ...words, state })}
        </li>
        <li>{leftOf(plans, name)}</li>
        <li>{commissionOf(purchase)}</li>
        {isPaid && <li>{t('desk.refundPart', { plan })}</li>}
        <li>{t('desk.refundRecorded', { name })}</li>
      </ul>
    </div>
  );
}

function HowMuch({ back: { isPaid, asked, evidence } }: { back: MoneyBack }) {
  if (!isPaid) return null;
  return asked ? <AmountField evidence={evidence} /> : <EvidenceFields evidence={evidence} />;
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
