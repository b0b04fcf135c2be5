import { TextInput } from '@mantine/core';
import type { useFormDraft } from '../../../forms/useFormDraft.ts';
import type { CouponForm } from './coupon-form.ts';
import classes from './Coupons.module.css';
import { useCouponPlansQuery } from './coupons.generated.ts';
import { t } from './messages/index.ts';

const MAX_CODE = 40;
const MAX_NUMBER = 12;

type Props = { form: ReturnType<typeof useFormDraft<CouponForm>>['form']; isNew: boolean };

const NUMBER = { inputMode: 'decimal', autoComplete: 'off', maxLength: MAX_NUMBER } as const;

export function CouponFields({ form, isNew }: Props) {
  const field = form.getInputProps;
  return (
    <>
      <TextInput
        name="code"
        label={t('desk.couponCode')}
        description={isNew && t('desk.couponCodeHint')}
        readOnly={!isNew}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_CODE}
        {...field('code')}
      />
      <fieldset className={classes.choice}>
        <legend>{t('desk.couponGives')}</legend>
        {(['SHARE', 'AMOUNT'] as const).map((kind) => (
          <label key={kind} className={classes.check}>
            <input
              type="radio"
              name="kind"
              checked={form.values.kind === kind}
              onChange={() => form.setFieldValue('kind', kind)}
            />
            {t(kind === 'SHARE' ? 'desk.couponByShare' : 'desk.couponByAmount')}
          </label>
        ))}
        {form.values.kind === 'SHARE' ? (
          <TextInput
            name="percent"
            label={t('desk.couponPercent')}
            description={t('desk.couponPercentHint')}
            {...NUMBER}
            {...field('percent')}
          />
        ) : (
          <TextInput name="taka" label={t('desk.couponTaka')} {...NUMBER} {...field('taka')} />
        )}
      </fieldset>
      <PlanChoice form={form} />
      <div className={classes.pair}>
        <TextInput type="date" name="from" label={t('desk.couponFirstDay')} {...field('from')} />
        <TextInput type="date" name="until" label={t('desk.couponLastDay')} {...field('until')} />
      </div>
      <p className={classes.hint}>{t('desk.couponDaysHint')}</p>
      <TextInput
        name="uses"
        label={t('desk.couponUses')}
        description={t('desk.couponUsesHint')}
        {...NUMBER}
        {...field('uses')}
      />
      <label className={classes.check}>
        <input type="checkbox" {...field('oncePerPerson', { type: 'checkbox' })} />
        {t('desk.couponOnce')}
      </label>
      <label className={classes.check}>
        <input type="checkbox" {...field('isOn', { type: 'checkbox' })} />
        {t('desk.couponIsUsable')}
      </label>
    </>
  );
}

function PlanChoice({ form }: Pick<Props, 'form'>) {
  const offered = useCouponPlansQuery().data?.plans ?? [];
  const chosen = form.values.plans;
  // A plan that is no longer on sale stays chosen.
  const others = chosen.filter((id) => !offered.some((plan) => plan.id === id)).map((id) => ({ id, name: id }));
  return (
    <fieldset className={classes.choice}>
      <legend>{t('desk.couponPlans')}</legend>
      <p className={classes.hint}>{t('desk.couponPlansHint')}</p>
      {[...offered, ...others].map(({ id, name }) => (
        <label key={id} className={classes.check}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ currentTarget }) =>
              form.setFieldValue(
                'plans',
                currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
              )
            }
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
