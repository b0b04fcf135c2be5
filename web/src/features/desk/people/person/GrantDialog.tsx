import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { taka } from '../../../../components/taka.ts';
import { toast } from '../../../../components/toast.ts';
import { confirmClasses, ConfirmDialog, ReasonField, useOnce } from '../../../studio/confirm/index.ts';
import { type Evidence, EvidenceFields, useEvidence } from '../../evidence/index.ts';
import { t } from '../messages/index.ts';
import { GrantText } from './GrantText.tsx';
import { grantSentence } from './grant-sentence.ts';
import {
  type GrantPlansQuery,
  useGrantPlanMutation,
  useGrantPlansQuery,
  useGrantPreviewQuery,
} from './person.generated.ts';

export type Chosen = { planId: string; duration: string; renew: boolean };

type Props = {
  person: { userId: string; name: string };
  first: Partial<Chosen>;
  onClose: () => void;
  onChange: () => Promise<unknown>;
};

/** Says what a plan would open and until when before it is granted. */
export function GrantDialog({ person: { userId, name }, first, onClose, onChange }: Props) {
  const [chosen, setChosen] = useState<Partial<Chosen>>(first);
  const plans = useGrantPlansQuery().data?.plans ?? [];
  const plan = plans.find(({ id }) => id === chosen.planId);
  const duration = chosen.duration ?? (plan?.prices.length === 1 ? plan.prices[0]!.duration : undefined);
  const isExtension = first.planId !== undefined;
  const variables = { userId, planId: chosen.planId ?? '', duration: duration ?? '', renew: chosen.renew ?? false };
  const isComplete = chosen.planId !== undefined && duration !== undefined;
  // A preview is of this moment, and its plans are not held yet.
  const preview = useGrantPreviewQuery({ variables, skip: !isComplete, fetchPolicy: 'no-cache' });
  const outcome = isComplete ? preview.data?.desk.grantPreview : undefined;
  const price = plan?.prices.find((one) => one.duration === duration)?.price ?? 0;
  const evidence = useEvidence({ expected: price, rule: 'note' });
  const [freeReason, setFreeReason] = useState<string>();
  const isFree = freeReason !== undefined;
  const once = useOnce();
  const [grant] = useGrantPlanMutation();
  const words = { name, plan: plan?.name ?? chosen.planId ?? '' };
  const confirm = () =>
    once.run(async () => {
      const { data } = await grant({
        variables: {
          ...variables,
          ...(evidence.isKept && (isFree ? { complimentary: freeReason.trim() } : { payment: evidence.toInput() })),
        },
      });
      if (data) void toast(grantSentence(data.grantPlan, { ...words, isDone: true }), 'success');
      onClose();
      await onChange().catch(() => {});
    });
  return (
    <ConfirmDialog
      title={t(isExtension ? 'desk.extendTitle' : 'desk.grantTitle', { name })}
      press={t(isExtension ? 'desk.extend' : 'desk.grant')}
      once={once}
      isBlocked={!outcome?.changed || preview.loading || evidence.isLoading}
      onConfirm={() => {
        if (isFree && !freeReason.trim()) once.setProblem(t('desk.grantNoReason'));
        else if (isFree || !evidence.isKept || !evidence.form.validate().hasErrors) void confirm();
      }}
      onClose={onClose}
    >
      {!isExtension && <PlanChoice plans={plans} chosen={chosen} onChoose={setChosen} />}
      <GrantText query={preview} isComplete={isComplete} userId={userId} words={words} isFree={isFree} />
      {outcome && !isExtension && (!outcome.changed || chosen.renew) && outcome.endsAt && (
        <Check
          label={t('desk.another')}
          isOn={chosen.renew ?? false}
          onChange={(renew) => setChosen({ ...chosen, renew })}
        />
      )}
      {outcome?.changed && evidence.isKept && (
        <GrantEvidence evidence={evidence} freeReason={freeReason} onFreeReason={setFreeReason} />
      )}
    </ConfirmDialog>
  );
}

function Check({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className={confirmClasses.check}>
      <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

type EvidenceProps = {
  evidence: Evidence;
  /** Undefined where it is paid for. */
  freeReason: string | undefined;
  onFreeReason: (reason: string | undefined) => void;
};

function GrantEvidence({ evidence, freeReason, onFreeReason }: EvidenceProps) {
  const isFree = freeReason !== undefined;
  return (
    <>
      <Check label={t('desk.grantFree')} isOn={isFree} onChange={(isOn) => onFreeReason(isOn ? '' : undefined)} />
      {isFree ? (
        <>
          <p>{t('desk.grantFreeHint')}</p>
          <ReasonField label={t('desk.grantFreeReason')} value={freeReason} onChange={onFreeReason} />
        </>
      ) : (
        <EvidenceFields evidence={evidence} />
      )}
    </>
  );
}

type ChoiceProps = {
  plans: NonNullable<GrantPlansQuery['plans']>;
  chosen: Partial<Chosen>;
  onChoose: (chosen: Partial<Chosen>) => void;
};

function PlanChoice({ plans, chosen, onChoose }: ChoiceProps) {
  const plan = plans.find(({ id }) => id === chosen.planId);
  return (
    <>
      <NativeSelect
        label={t('desk.plan')}
        value={chosen.planId ?? ''}
        data={[{ value: '', label: t('desk.choose') }, ...plans.map(({ id, name: label }) => ({ value: id, label }))]}
        onChange={({ currentTarget }) => onChoose(currentTarget.value ? { planId: currentTarget.value } : {})}
      />
      {plan && plan.prices.length > 1 && (
        <NativeSelect
          label={t('desk.duration')}
          value={chosen.duration ?? ''}
          data={[
            { value: '', label: t('desk.choose') },
            ...plan.prices.map((one) => ({
              value: one.duration,
              label: t('desk.durationFor', { duration: one.duration, price: taka(one.price) }),
            })),
          ]}
          onChange={({ currentTarget }) =>
            onChoose({ planId: plan.id, ...(currentTarget.value && { duration: currentTarget.value }) })
          }
        />
      )}
    </>
  );
}
