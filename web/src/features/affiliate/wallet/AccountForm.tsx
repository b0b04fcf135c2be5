import { Button, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { errorText } from '../../../apollo/errors.ts';
import { toast } from '../../../components/toast.ts';
import type { AffiliateRecordFragment } from '../affiliate-record.generated.ts';
import { t } from '../messages/index.ts';
import { ACCOUNT_DIGITS, CHOICES, masked, methodName, onlyDigits } from '../methods.ts';
import classes from './AccountDialog.module.css';
import { useSetWithdrawalAccountMutation } from './set-withdrawal-account.generated.ts';

type Props = Pick<AffiliateRecordFragment, 'account'> & { onDone: () => void };
type Values = { method: (typeof CHOICES)[number]; accountNumber: string };

export function AccountForm({ account, onDone }: Props) {
  const form = useForm<Values>({
    initialValues: { method: CHOICES.find((choice) => choice === account?.method) ?? 'BKASH', accountNumber: '' },
    validate: {
      accountNumber: ({ length }) => (length === ACCOUNT_DIGITS ? null : t('affiliate.accountNotWhole')),
    },
  });
  const [send, { loading }] = useSetWithdrawalAccountMutation();
  const submit = form.onSubmit(
    async (variables) => {
      try {
        await send({ variables });
      } catch (error) {
        return form.setFieldError('accountNumber', errorText(error));
      }
      const { method } = variables;
      void toast(
        account ? t('affiliate.accountChanged') : t('affiliate.accountSet', { method: methodName(method) }),
        'success',
      );
      return onDone();
    },
    () => form.getInputNode('accountNumber')?.focus(),
  );
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <MethodChoice form={form} />
      <TextInput
        label={t('affiliate.accountNumber')}
        inputMode="numeric"
        autoComplete="off"
        placeholder={account ? masked(account.accountNumber) : undefined}
        maxLength={ACCOUNT_DIGITS}
        {...form.getInputProps('accountNumber')}
        onChange={({ currentTarget }) => form.setFieldValue('accountNumber', onlyDigits(currentTarget.value))}
        onBlur={() => form.values.accountNumber !== '' && form.validateField('accountNumber')}
      />
      <Button type="submit" loading={loading}>
        {t('affiliate.save')}
      </Button>
    </form>
  );
}

const MethodChoice = ({ form }: { form: UseFormReturnType<Values> }) => (
  <fieldset>
    <legend>{t('affiliate.method')}</legend>
    <div className={classes.methods}>
      {CHOICES.map((value) => (
        <label key={value}>
          <input type="radio" name="method" {...form.getInputProps('method', { type: 'radio', value })} />
          {methodName(value)}
        </label>
      ))}
    </div>
  </fieldset>
);
