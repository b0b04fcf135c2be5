import { useApolloClient } from '@apollo/client/react';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { readNumber } from 'text/number.ts';
import { NoData } from '../../../../components/NoData.tsx';
import { taka } from '../../../../components/taka.ts';
import { toast } from '../../../../components/toast.ts';
import { useOnce } from '../../../studio/confirm/index.ts';
import { EvidenceFields, useEvidence } from '../../evidence/index.ts';
import classes from '../Coupons.module.css';
import type { CouponPlansQuery } from '../coupons.generated.ts';
import { t } from '../messages/index.ts';
import { batchPath, couponPaths } from '../paths.ts';
import { LatestCodesDocument, useCreateCodesMutation } from './batches.generated.ts';

const MAX_COUNT = 500;

type Props = { plans: NonNullable<CouponPlansQuery['plans']> };

/** One payment, many codes. */
export function NewCodesForm({ plans }: Props) {
  const { form, offer, count } = useCodes(plans);
  const evidence = useEvidence({ expected: (offer?.price ?? 0) * (count ?? 0), rule: 'note' });
  const element = useRef<HTMLFormElement>(null);
  const once = useOnce();
  const open = useOpenBatch();
  const [create] = useCreateCodesMutation();
  if (!evidence.isLoading && !evidence.isKept) return <NoData>{t('desk.codesNoEvidence')}</NoData>;

  const make = () => {
    const wrong = { ...form.validate().errors, ...evidence.form.validate().errors };
    const [first] = Object.keys(wrong);
    if (first !== undefined || !count) {
      return element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
    return void once.run(async () => {
      const { plan, duration } = form.values;
      const { data } = await create({ variables: { plan, duration, count, payment: evidence.toInput() } });
      void toast(t('desk.codesMade', { count }), 'success');
      await open(data!.createCodes);
    });
  };

  return (
    <form
      ref={element}
      className={classes.form}
      aria-label={t('desk.codesNew')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
    >
      <PlanFields plans={plans} form={form} />
      <TextInput
        label={t('desk.codesCount')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        {...form.getInputProps('count')}
      />
      {offer && count && (
        <p role="status">
          {t('desk.codesTotal', { count, price: taka(offer.price), total: taka(offer.price * count) })}
        </p>
      )}
      <fieldset className={classes.choice}>
        <legend>{t('desk.codesPayment')}</legend>
        <EvidenceFields evidence={evidence} />
      </fieldset>
      {once.problem && (
        <p role="alert" className={classes.problem}>
          {once.problem}
        </p>
      )}
      <div className={classes.buttons}>
        <Button type="submit" loading={once.isBusy} disabled={evidence.isLoading}>
          {t('desk.codesMake')}
        </Button>
      </div>
    </form>
  );
}

type Codes = ReturnType<typeof useCodes>;

function useCodes(plans: Props['plans']) {
  const form = useForm({
    initialValues: { plan: '', duration: '', count: '' },
    validate: {
      plan: (id) => (id ? null : t('desk.codesNoPlan')),
      duration: (duration, { plan }) => (plan && !duration ? t('desk.codesNoPlan') : null),
      count: (text) => (readCount(text) === undefined ? t('desk.codesBadCount', { max: MAX_COUNT }) : null),
    },
  });
  const { plan, duration, count } = form.values;
  const offer = plans.find(({ id }) => id === plan)?.prices.find((price) => price.duration === duration);
  return { form, offer, count: readCount(count) };
}

function readCount(text: string): number | undefined {
  const count = readNumber(text.trim()) ?? 0;
  return Number.isInteger(count) && count >= 1 && count <= MAX_COUNT ? count : undefined;
}

function PlanFields({ plans, form }: Props & Pick<Codes, 'form'>) {
  const plan = plans.find(({ id }) => id === form.values.plan);
  const choose = { value: '', label: t('desk.codesChoose') };
  return (
    <div className={classes.pair}>
      <NativeSelect
        label={t('desk.codesPlan')}
        data={[choose, ...plans.map(({ id, name }) => ({ value: id, label: name }))]}
        {...form.getInputProps('plan')}
        onChange={({ currentTarget: { value } }) => {
          const prices = plans.find(({ id }) => id === value)?.prices ?? [];
          form.setValues({ plan: value, duration: prices.length === 1 ? prices[0]!.duration : '' });
        }}
      />
      {plan && (
        <NativeSelect
          label={t('desk.codesDuration')}
          data={[
            choose,
            ...plan.prices.map(({ duration, price }) => ({
              value: duration,
              label: t('desk.codesDurationFor', { duration, price: taka(price) }),
            })),
          ]}
          {...form.getInputProps('duration')}
        />
      )}
    </div>
  );
}

/** Opens the page of new codes, or else the list. */
function useOpenBatch() {
  const client = useApolloClient();
  const navigate = useNavigate();
  return async ([first]: readonly string[]) => {
    const latest = await client.query({ query: LatestCodesDocument, fetchPolicy: 'network-only' }).catch(() => null);
    const batch = latest?.data?.desk.codeBatches.edges.find(({ node }) =>
      node.codes.some(({ code }) => code === first),
    );
    await navigate(batch ? batchPath(batch.node.id) : couponPaths.codes);
  };
}
