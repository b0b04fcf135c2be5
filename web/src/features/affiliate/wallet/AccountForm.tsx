import { Button, TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import { errorText } from '../../../apollo/errors.ts';
import { toast } from '../../../components/toast.ts';
import type { AffiliateRecordFragment } from '../affiliate-record.generated.ts';
import { t } from '../messages/index.ts';
import { ACCOUNT_DIGITS, CHOICES, masked, methodName, onlyDigits } from '../methods.ts';
import classes from './AccountDialog.module.css';
import { useSetWithdrawalAccountMutation } from './set-withdrawal-account.generated.ts';

type Props = Pick<AffiliateRecordFragment, 'account'> & { onDone: () => void };

export function AccountForm({ account, onDone }: Props) {
  const [method, setMethod] = useState(() => CHOICES.find((choice) => choice === account?.method) ?? 'BKASH');
  const [accountNumber, setNumber] = useState('');
  const [problem, setProblem] = useState<string>();
  const [send, { loading }] = useSetWithdrawalAccountMutation();
  const field = useRef<HTMLInputElement>(null);
  const isWhole = accountNumber.length === ACCOUNT_DIGITS;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole) {
      setProblem(t('affiliate.accountNotWhole'));
      field.current?.focus();
      return;
    }
    try {
      await send({ variables: { method, accountNumber } });
    } catch (error) {
      return setProblem(errorText(error));
    }
    void toast(
      account ? t('affiliate.accountChanged') : t('affiliate.accountSet', { method: methodName(method) }),
      'success',
    );
    onDone();
  };
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      <MethodChoice method={method} onChange={setMethod} />
      <TextInput
        ref={field}
        label={t('affiliate.accountNumber')}
        inputMode="numeric"
        autoComplete="off"
        placeholder={account ? masked(account.accountNumber) : undefined}
        maxLength={ACCOUNT_DIGITS}
        value={accountNumber}
        error={problem}
        onChange={({ currentTarget }) => {
          setNumber(onlyDigits(currentTarget.value));
          setProblem(undefined);
        }}
        onBlur={() => {
          if (accountNumber !== '' && !isWhole) setProblem(t('affiliate.accountNotWhole'));
        }}
      />
      <Button type="submit" loading={loading}>
        {t('affiliate.save')}
      </Button>
    </form>
  );
}

type Method = (typeof CHOICES)[number];

const MethodChoice = ({ method, onChange }: { method: Method; onChange: (method: Method) => void }) => (
  <fieldset>
    <legend>{t('affiliate.method')}</legend>
    <div className={classes.methods}>
      {CHOICES.map((value) => (
        <label key={value}>
          <input type="radio" name="method" checked={method === value} onChange={() => onChange(value)} />
          {methodName(value)}
        </label>
      ))}
    </div>
  </fieldset>
);
